"""The analysis protocol of KataGo.

Each line of the input is a query in JSON, and each line of the output an answer in JSON.
"""
