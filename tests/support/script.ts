/** Runs `visual-edit apply`, `undo`, `redo` and `log` as a script would. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCli } from './cli.ts';

export interface ScriptRun {
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
  /** stdout as JSON lines; empty without --json */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of any shape
  events: any[];
}

/** @param args as typed; `--root` is added */
export async function runScript(root: string, args: string[], input?: string): Promise<ScriptRun> {
  const options = input === undefined ? { stdin: 'ignore' as const } : { input };
  const { exitCode, stdout, stderr } = await runCli(root, [...args, '--root', root], options);
  const lines = args.includes('--json') ? String(stdout).split('\n').filter(Boolean) : [];
  return { exitCode, stdout: String(stdout), stderr: String(stderr), events: lines.map((line) => JSON.parse(line)) };
}

/** Runs `apply` with these changes in a file next to the project. */
export function applyChanges(root: string, changes: unknown, ...flags: string[]): Promise<ScriptRun> {
  const file = join(dirname(root), `changes-${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(changes));
  return runScript(root, ['apply', file, ...flags]);
}

/** `file:line:column` of the only occurrence of `part`. */
export function placeOf(root: string, file: string, part: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const at = text.indexOf(part);
  if (at < 0 || text.indexOf(part, at + 1) >= 0) throw new Error(`${part} stands not once in ${file}`);
  const before = text.slice(0, at).split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

export const editText = (element: string, oldText: string, newText: string) => ({
  type: 'EDIT_TEXT',
  changeFields: { codebaseIdToEditText: element, oldText, newText },
});

export const changeTag = (element: string, newTagName: string) => ({
  type: 'CHANGE_TAG',
  changeFields: { codebaseIdToChange: element, newTagName },
});
