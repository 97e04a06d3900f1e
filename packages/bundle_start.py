"""The first file that the bundle runs: a command of the program, or a part of it in a child process."""

import multiprocessing
import sys

from studio.child_process import PART_OPTION, restore_library_path, run_part


def main() -> int:
    restore_library_path()
    if len(sys.argv) > 2 and sys.argv[1] == PART_OPTION:
        run_part(sys.argv[2:])
        return 0
    from studio.__main__ import main as run_command

    return run_command()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
