import { type Command, InvalidArgumentError, Option } from 'commander';
import type { DevOptions } from '../dev.ts';
import type { Output } from '../output.ts';

/**
 * `visual-edit dev [root]`: runs until it is told to stop.
 * @param done receives the exit code
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
    .option('--no-type-check', 'do not look for new type errors after each edit')
    .option('-c, --config <file>', "the app's Vite config")
    .option('-m, --mode <mode>', 'Vite mode')
    .option('--open', 'open the editor in the browser (the default, unless --json)')
    .option('--no-open', 'do not')
    .option('--json', 'print one JSON object a line')
    .action(async (root: string, options: DevOptions) => {
      const { dev } = await import('../dev.ts');
      done(await dev(root, options, output));
    });
}

/** Ports are whole numbers up to 65535; 0 lets the system choose. */
function asPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
}
