import { type Command, InvalidArgumentError } from 'commander';
import type { Output } from '../output.ts';
import { openProject } from '../scripts/open-project.ts';
import { finish } from '../scripts/script-command.ts';

interface LogOptions {
  root: string;
  limit: number;
  diff?: boolean;
}

/**
 * `visual-edit log`: lists changes, newest first.
 * @param done receives the exit code
 */
export function addLogCommand(program: Command, output: Output, done: (exitCode: number) => void): void {
  program
    .command('log')
    .description('list the changes, newest first')
    .option('-r, --root <folder>', 'folder of the app', '.')
    .option('-n, --limit <count>', 'how many to list', asCount, 20)
    .option('--diff', 'show what each changed')
    .option('--json', 'print one JSON object a line, with the diffs')
    .action(async (options: LogOptions) => done(await log(options, output)));
}

/** @returns the exit code */
async function log({ root, limit, diff = false }: LogOptions, output: Output): Promise<number> {
  return finish(openProject(root, 'history', output.logger), async (client) => {
    const activities = await client.activities();
    for (const activity of activities.slice(0, limit)) output.report({ event: 'activity', activity }, diff);
    const older = activities.length - limit;
    if (activities.length === 0) output.note('Nothing was changed yet.');
    else if (older > 0) output.note(`${older} older: --limit ${activities.length} lists them too.`);
    return 0;
  });
}

function asCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0) return count;
  throw new InvalidArgumentError('A count is a whole number from 1 on.');
}
