/** Script events in words: results on standard output, refusals on standard error, colours only where a terminal shows them. */
import pc from 'picocolors';
import type { Activity, ApiError, FileDiff } from '../../protocol/api.ts';
import { changedLines } from '../changed-lines.ts';
import { plainText } from '../plain-text.ts';
import type { ScriptEvent } from './script-event.ts';
import { shortId } from './short-ids.ts';

type Colours = ReturnType<typeof pc.createColors>;

/** @param withDiff print the lines that an activity changed */
export function printScriptEvent(event: ScriptEvent, withDiff = false): void {
  const isRefusal = event.event === 'refused' || event.event === 'skipped';
  const stream = isRefusal ? process.stderr : process.stdout;
  const isTerminal = stream.isTTY === true;
  const text = linesOf(event, withDiff, pc.createColors(isTerminal && pc.isColorSupported), isTerminal);
  if (text !== '') stream.write(`${text}\n`);
}

function linesOf(event: ScriptEvent, withDiff: boolean, c: Colours, isTerminal: boolean): string {
  switch (event.event) {
    case 'change':
      return [resultLine(c.green('✓'), event, c), ...warningLines(event.warnings, c)].join('\n');
    case 'undo':
      return resultLine(c.yellow('↶'), event, c);
    case 'redo':
      return resultLine(c.yellow('↷'), event, c);
    case 'passOver':
      return `  ${c.dim('–')} ${event.changeName}  ${c.dim('left as it is; undo goes on with the one before it')}  ${c.dim(shortId(event.changeId))}`;
    case 'preview':
      return diffLines(event.files, c, isTerminal);
    case 'refused':
      return refusalLine(event, c);
    case 'skipped':
      return `  ${c.dim('–')} ${event.changeName} was not tried.`;
    case 'activity':
      return [
        activityLine(event.activity, c),
        ...(withDiff ? [diffLines(event.activity.files, c, isTerminal)] : []),
      ].join('\n');
  }
}

function resultLine(mark: string, { changeName, changeId, files }: ResultEvent, c: Colours): string {
  const where = files.length === 0 ? c.dim('nothing to change') : filesText(files, c);
  return `  ${mark} ${changeName}  ${where}  ${c.dim(shortId(changeId))}`;
}

type ResultEvent = Pick<Extract<ScriptEvent, { event: 'change' }>, 'changeId' | 'changeName' | 'files'>;

function filesText(files: readonly FileDiff[], c: Colours): string {
  return files.map(({ path, diff }) => `${plainText(path)} ${c.dim(changedLines(diff))}`).join(', ');
}

function warningLines(warnings: readonly string[], c: Colours): string[] {
  return warnings.map((warning) => `    ${c.yellow('!')} ${plainText(warning)}`);
}

function refusalLine({ error, changeName }: { error: ApiError; changeName?: string }, c: Colours): string {
  const { message, hint, file, line } = error;
  const what = changeName === undefined ? '' : `${changeName}: `;
  const where = file ? c.dim(`  ${plainText(file)}${line === undefined ? '' : `:${line}`}`) : '';
  return `  ${c.red('✗')} ${what}${plainText(message)}${where}${hint ? `\n    ${plainText(hint)}` : ''}`;
}

function activityLine(
  { changeId, changeName, time, files, origin, undone, passedOver, type }: Activity,
  c: Colours,
): string {
  const name = type === 'UNKNOWN' ? 'Edited outside' : changeName;
  const by = c.dim(`by ${plainText(origin)}`);
  const state = undone ? c.yellow(passedOver ? '  left as it is' : '  undone') : '';
  return `  ${c.dim(shortId(changeId))}  ${c.dim(localTime(time))}  ${name.padEnd(15)}  ${filesText(files, c)}  ${by}${state}`;
}

/** `2026-11-03 14:05`, in the time zone of the machine. */
function localTime(time: string): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** As it is where a program reads it, for `git apply`; made harmless and coloured where a terminal does. */
function diffLines(files: readonly FileDiff[], c: Colours, isTerminal: boolean): string {
  const diff = files
    .map((file) => file.diff)
    .join('')
    .replace(/\n$/, '');
  if (!isTerminal) return diff;
  const harmless = (line: string) => line.split('\t').map(plainText).join('\t');
  return diff
    .split('\n')
    .map((line) => colourOf(line, c)(harmless(line)))
    .join('\n');
}

function colourOf(line: string, c: Colours): (text: string) => string {
  if (/^(?:\+\+\+|---) /.test(line)) return c.bold;
  if (line.startsWith('+')) return c.green;
  if (line.startsWith('-')) return c.red;
  return line.startsWith('@@') ? c.cyan : (text) => text;
}
