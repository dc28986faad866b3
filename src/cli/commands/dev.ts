import { type Command, InvalidArgumentError, Option } from 'commander';
import { checkProject } from '../check-project.ts';
import { listenToKeys } from '../keys.ts';
import { maybeOpen } from '../open-editor.ts';
import type { Output } from '../output.ts';
import { asProblem } from '../problems.ts';
import { type Session, startSession } from '../session.ts';
import { inTime, stopRequest } from '../stopping.ts';
import type { ViteOptions } from '../vite-server.ts';

/** How the activity list names an undo that was asked for in the terminal. */
const ORIGIN = 'terminal';

interface DevOptions extends ViteOptions {
  config?: string;
  open?: boolean;
  json?: boolean;
}

/**
 * `visual-edit dev [root]`: runs until it is told to stop.
 * @param done is given the exit code
 */
export function addDevCommand(program: Command, output: Output, done: (exitCode: number) => void): void {
  program
    .command('dev')
    .description('start your app and the editor on it')
    .argument('[root]', 'folder of the app', '.')
    .option('-p, --port <port>', "port of the app's dev server", asPort)
    .option('--editor-port <port>', 'port of the editor (default: the next free one)', asPort)
    .addOption(
      new Option(
        '--editor-path <path>',
        "serve the editor behind this path of the app's server (where only one port is forwarded)",
      ).conflicts('editorPort'),
    )
    .option('--host [host]', "let other machines reach the app's dev server; the editor stays on this one")
    .option('-c, --config <file>', "the app's Vite config")
    .option('-m, --mode <mode>', 'Vite mode')
    .option('--open', 'open the editor in the browser (the default, unless --json)')
    .option('--no-open', 'do not')
    .option('--json', 'print one JSON object a line')
    .action(async (root: string, options: DevOptions) => done(await dev(root, options, output)));
}

/** @returns the exit code */
async function dev(root: string, options: DevOptions, output: Output): Promise<number> {
  const project = checkProject(root, options.config);
  process.chdir(project.root);
  let exitCode = 0;
  const { asked, stop } = stopRequest((error) => {
    exitCode = 1;
    if (error instanceof Error) output.logger.error(error.stack ?? error.message);
    output.problem(asProblem(error, 'crashed'));
  });
  const starting = startSession(project, options, output);
  const session = await Promise.race([starting, asked]);
  const stopListening = session ? await attend(session, options, output, stop) : () => {};
  await asked;
  stopListening();
  if (!(await inTime(starting.then(({ close }) => close())))) exitCode = 1;
  output.closed();
  return exitCode;
}

/** What the person at the terminal gets: keys, and the editor in the browser. */
async function attend(session: Session, options: DevOptions, output: Output, stop: () => void): Promise<() => void> {
  const open = () => openEditor(session, output);
  const stopListening = listenToKeys({
    open: () => void open(),
    // the session reports what comes of it
    undo: () => void session.editor.session.undo(ORIGIN),
    quit: stop,
  });
  if (options.open ?? !options.json) await open();
  return stopListening;
}

async function openEditor(session: Session, output: Output): Promise<void> {
  if (await maybeOpen(session.editor.openingUrl())) return;
  output.note('No browser could be opened here: open the editor address yourself.');
}

/** Ports are whole numbers up to 65535; 0 lets the system choose. */
function asPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
}
