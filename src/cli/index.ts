import { outputFor } from './output-for.ts';
import { exitCodeOf } from './program.ts';

/**
 * The command line's entry: runs the command that `argv` names, then ends the process even if a user's plugin still holds
 * handles open. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
 * @param argv as `process.argv`: the command's words start at index 2
 */
export async function run(argv: string[]): Promise<void> {
  process.exit(await exitCodeOf(argv, outputFor(argv)));
}
