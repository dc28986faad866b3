import type { Command } from 'commander';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { Output } from '../output.ts';
import { openProject } from '../scripts/open-project.ts';
import { findElements, placesIn } from '../scripts/places.ts';
import type { ProjectClient } from '../scripts/project-client.ts';
import { decodeChanges, readChanges } from '../scripts/read-changes.ts';
import { changeEvent, refusedEvent, skippedEvent } from '../scripts/results.ts';
import { finish } from '../scripts/script-command.ts';

interface ApplyOptions {
  root: string;
  dryRun?: boolean;
}

const HELP = `
A change is what an edit in the editor is, as JSON:

  {"type": "EDIT_TEXT",
   "changeFields": {"codebaseIdToEditText": "src/App.tsx:6:7", "oldText": "Hello", "newText": "Hi"}}

An element is named by its codebase id, or by the place where its opening tag begins: file:line:column, line and
column from 1 as editors show them. Places are looked up before the first change is made. Changes are made in order; the
first that is refused ends it, and those before it stay (undo takes them back). In a dry run each is judged alone.
A change with an id is made once, however often it is sent.`;

/**
 * `visual-edit apply <changes>`: makes changes read from a file or standard input.
 * @param done receives the exit code
 */
export function addApplyCommand(program: Command, output: Output, done: (exitCode: number) => void): void {
  program
    .command('apply')
    .description('make changes that are written down as JSON')
    .argument('<changes>', 'JSON file with one change or an array of them; - for standard input')
    .option('-r, --root <folder>', 'folder of the app', '.')
    .option('--dry-run', 'print what would change as a unified diff, and change nothing')
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', HELP)
    .action(async (source: string, options: ApplyOptions) => done(await apply(source, options, output)));
}

/** @returns the exit code */
async function apply(source: string, { root, dryRun = false }: ApplyOptions, output: Output): Promise<number> {
  const items = await readChanges(source);
  if (items.length === 0) {
    output.note('There are no changes in it.');
    return 0;
  }
  return finish(openProject(root, 'app', output.logger), async (client) => {
    const found = await findElements(client, items.flatMap(placesIn));
    if (!found.ok) {
      output.report(refusedEvent(found.error));
      return 1;
    }
    return applyAll(client, decodeChanges(items, found.ids), dryRun, output);
  });
}

async function applyAll(
  client: ProjectClient,
  changes: readonly AnyMutationChange[],
  dryRun: boolean,
  output: Output,
): Promise<number> {
  let answered = 0;
  let exitCode = 0;
  for await (const answer of client.apply(changes, dryRun)) {
    const change = changes[answered++] as AnyMutationChange;
    output.report(changeEvent(change, answer, dryRun));
    if (!answer.ok) exitCode = 1;
  }
  for (const change of changes.slice(answered)) output.report(skippedEvent(change));
  return exitCode;
}
