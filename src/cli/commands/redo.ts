import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { reverse } from '../scripts/reverse.ts';

/**
 * `visual-edit redo [change]`: makes an undone change again.
 * @param done receives the exit code
 */
export function addRedoCommand(program: Command, output: Output, done: (exitCode: number) => void): void {
  program
    .command('redo')
    .description('make the change again that was undone last')
    .argument('[change]', 'another that is undone: its id, or the first characters of it')
    .option('-r, --root <folder>', 'folder of the app', '.')
    .option('--json', 'print one JSON object a line')
    .action(async (change: string | undefined, { root }: { root: string }) =>
      done(await reverse('redo', change, root, output)),
    );
}
