/**
 * A plain `apply`, without the parser of arguments, which knows what every other line of words means. It is built a second time
 * beside the whole command, as CommonJS: importing the same code as modules takes as long as a Node process to start.
 */
import { quickApply } from '../commands/apply.ts';
import { outputFor, reportProblem } from '../output-for.ts';

/**
 * @param argv as `process.argv`
 * @returns the work of the line, which answers with the exit code and does not throw; null for a line of any other kind
 */
export function oneShot(argv: string[]): (() => Promise<number>) | null {
  const work = quickApply(argv.slice(2));
  if (!work) return null;
  const output = outputFor(argv);
  return () => work(output).catch((error: unknown) => reportProblem(error, output));
}
