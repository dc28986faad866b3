import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { reverse } from '../scripts/reverse.ts';

/**
 * `visual-edit undo [change]`: takes back the newest change, whoever made it.
 * @param done receives the exit code
 */
export function addUndoCommand(program: Command, output: Output, done: (exitCode: number) => void): void {
  program
    .command('undo')
    .description('take back the newest change that is not undone, whoever made it')
    .argument('[change]', 'only if this is the newest: its id, or the first characters of it')
    .option('--leave', 'leave that change as it is, and go on with the one before it')
    .option('-r, --root <folder>', 'folder of the app', '.')
    .option('--json', 'print one JSON object a line')
    .action(async (change: string | undefined, { root, leave }: { root: string; leave?: true }) =>
      done(await reverse(leave ? 'passOver' : 'undo', change, root, output)),
    );
}
