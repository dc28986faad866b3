/** The work of `visual-edit dev`. Modules are imported when first needed, so that `--help` stays quick. */
import { checkProject, realFolder } from './check-project.ts';
import { chooseApp } from './choose-app.ts';
import { listenToKeys } from './keys.ts';
import { maybeOpen } from './open-editor.ts';
import type { Output } from './output.ts';
import { asProblem } from './problems.ts';
import { terminalQuestion } from './question.ts';
import { openRunning } from './running-editor.ts';
import { type RunningServers, startServers } from './servers.ts';
import { inTime, stopRequest } from './stopping.ts';
import type { ViteOptions } from './vite-server.ts';

/** Name in the activity list for an undo asked for in the terminal. */
const ORIGIN = 'terminal';

export interface DevOptions extends ViteOptions {
  config?: string;
  open?: boolean;
  json?: boolean;
}

/** @returns the exit code */
export async function dev(root: string, options: DevOptions, output: Output): Promise<number> {
  const question = options.json ? null : terminalQuestion();
  const folder = options.config === undefined ? await chooseApp(root, question, output) : realFolder(root);
  if (await openRunning(folder, options.open, question, output)) return 0;
  const project = checkProject(folder, options.config);
  process.chdir(project.root);
  let exitCode = 0;
  const { asked, stop } = stopRequest((error) => {
    exitCode = 1;
    if (error instanceof Error) output.logger.error(error.stack ?? error.message);
    output.problem(asProblem(error, 'crashed'));
  });
  const starting = startServers(project, options, output);
  const session = await Promise.race([starting, asked]);
  const stopListening = session ? await attend(session, options, output, stop) : () => {};
  await asked;
  stopListening();
  if (!(await inTime(starting.then(({ close }) => close())))) exitCode = 1;
  output.closed();
  return exitCode;
}

/** Opens the editor in the browser and listens to keys of the terminal. */
async function attend(
  session: RunningServers,
  options: DevOptions,
  output: Output,
  stop: () => void,
): Promise<() => void> {
  const open = () => openEditor(session, output);
  const stopListening = listenToKeys({
    open: () => void open(),
    // no await: the session reports the outcome as an event
    undo: () => void session.editor.session.undo(ORIGIN),
    quit: stop,
  });
  if (options.open ?? !options.json) await open();
  return stopListening;
}

async function openEditor(session: RunningServers, output: Output): Promise<void> {
  if (await maybeOpen(session.editor.openingUrl())) return;
  output.note('No browser could be opened here: open the editor address yourself.');
}
