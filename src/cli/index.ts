import { quickApply } from './commands/apply.ts';
import { jsonOutput } from './json-output.ts';
import type { Output } from './output.ts';
import { asProblem } from './problems.ts';
import { terminalOutput } from './terminal-output.ts';

/**
 * The command line's entry: runs the command that `argv` names, then ends the process, whatever a user's plugin still
 * holds open. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
 * @param argv as `process.argv`: the words of the command start at index 2
 */
export async function run(argv: string[]): Promise<void> {
  const output = argv.includes('--json') ? jsonOutput() : terminalOutput();
  process.exit(await exitCodeOf(argv, output));
}

/** A plain `apply` starts without the parser of arguments, which knows what every other line of words means. */
async function exitCodeOf(argv: string[], output: Output): Promise<number> {
  const quick = quickApply(argv.slice(2), output);
  if (!quick) return (await import('./program.ts')).exitCodeOf(argv, output);
  try {
    return await quick();
  } catch (error) {
    const problem = asProblem(error, 'crashed');
    if (problem.code === 'crashed' && error instanceof Error) output.logger.error(error.stack ?? '');
    output.problem(problem);
    return problem.exitCode;
  }
}
