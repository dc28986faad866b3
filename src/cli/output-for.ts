import { jsonOutput } from './json-output.ts';
import type { Output } from './output.ts';
import { asProblem } from './problems.ts';
import { terminalOutput } from './terminal-output.ts';

/** The output for a command line. With `--json`, stdout gets only JSON lines from now on. */
export function outputFor(argv: readonly string[]): Output {
  return argv.includes('--json') ? jsonOutput() : terminalOutput();
}

/**
 * Reports the error that ended a command.
 * @returns the exit code
 */
export function reportProblem(error: unknown, output: Output): number {
  const problem = asProblem(error, 'crashed');
  if (problem.code === 'crashed' && error instanceof Error) output.logger.error(error.stack ?? '');
  output.problem(problem);
  return problem.exitCode;
}
