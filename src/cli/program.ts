/** The commands, declared for commander. */
import { Command, CommanderError } from 'commander';
import { addApplyCommand } from './commands/apply.ts';
import { addDevCommand } from './commands/dev.ts';
import { addLogCommand } from './commands/log.ts';
import { addRedoCommand } from './commands/redo.ts';
import { addUndoCommand } from './commands/undo.ts';
import type { Output } from './output.ts';
import { reportProblem } from './output-for.ts';
import { Problem } from './problems.ts';
import { ownVersion } from './version.ts';

const COMMANDS = [addDevCommand, addApplyCommand, addUndoCommand, addRedoCommand, addLogCommand];

/** @returns the exit code of the command that `argv` names */
export async function exitCodeOf(argv: string[], output: Output): Promise<number> {
  let exitCode = 0;
  const program = createProgram(output, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(argv);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const names = program.commands.map((command) => command.name());
    return reportProblem(error instanceof CommanderError ? usageProblem(error, argv, names) : error, output);
  }
}

function createProgram(output: Output, done: (exitCode: number) => void): Command {
  const program = new Command('visual-edit')
    .description('A visual editor for Vite + React apps that writes each edit into your source.')
    .version(ownVersion(), '-v, --version')
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} });
  for (const add of COMMANDS) add(program, output, done);
  return program;
}

/** Commander's message in the form of our other problems. */
function usageProblem({ code, message }: CommanderError, argv: string[], commands: string[]): Problem {
  const command = commands.includes(argv[2] ?? '') ? `${argv[2]} ` : '';
  if (code === 'commander.help') {
    const [asked, about] = argv.slice(2);
    // Asked about an unknown command, commander prints its whole help.
    const given = asked === 'help' && about !== undefined ? `Unknown command '${about}'.` : 'No command was given.';
    return new Problem('usage', { message: given, command });
  }
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  const ended = /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
  return new Problem('usage', { message: [ended, ...rest].join(' '), command });
}
