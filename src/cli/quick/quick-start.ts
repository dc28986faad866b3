/** The command's first file for a line that one script can answer alone: see `one-shot.ts`. Built as CommonJS, like it. */
import { join, sep } from 'node:path';
import { compiledScriptsDir } from '../../server/files/state-dir.ts';
import { CompiledScripts } from './compiled-scripts.ts';

/**
 * Runs the command line and ends the process, if it is one of a script's plain lines.
 * @param argv as `process.argv`
 * @returns false, with nothing done, for any other line
 */
export function quickStart(argv: string[]): boolean {
  if (argv[2] !== 'apply') return false;
  const parser = `${sep}@babel${sep}parser${sep}`;
  const isOurs = (file: string) => file.startsWith(__dirname + sep) || file.includes(parser);
  const scripts = new CompiledScripts(compiledScriptsDir(), isOurs);
  const { oneShot } = scripts.load(join(__dirname, 'one-shot.cjs')) as typeof import('./one-shot.ts');
  const work = oneShot(argv);
  if (!work) return false;
  void work().then((exitCode) => {
    scripts.keep();
    process.exit(exitCode);
  });
  return true;
}
