import { basename } from 'node:path';
import pc from 'picocolors';
import type { Activity, ApiError } from '../protocol/api.ts';
import type { SessionEvent } from '../server/types.ts';
import { changedLines } from './changed-lines.ts';
import type { Output, Started } from './output.ts';
import { plainText } from './plain-text.ts';
import { printScriptEvent } from './scripts/script-lines.ts';
import { ownVersion } from './version.ts';

const KEYS = [
  ['o', 'open the editor'],
  ['u', 'undo'],
  ['q', 'quit'],
] as const;

/** Words for a person: the two addresses, then one line per edit. */
export function terminalOutput(): Output {
  const say = (text: string) => console.log(text);
  const complain = (text: string) => console.error(text);
  return {
    ready: (started) => say(banner(started)),
    session: (event) => say(sessionLine(event)),
    report: printScriptEvent,
    note: (text) => say(`  ${pc.dim(text)}`),
    problem: ({ message, hint }) => complain(`\n  ${pc.red('✗')} ${plainText(message)}\n    ${plainText(hint)}\n`),
    closed: () => say(pc.dim('  Stopped.')),
    logger: { info: keepNews, warn: complain, error: complain },
  };
}

/** Of Vite's info messages only "server restarted" is printed; edits have lines of their own. */
function keepNews(message: string): void {
  if (/restarting server/.test(message)) console.log(`  ${pc.dim(message.trim())}`);
}

function banner(started: Started): string {
  const { root, viteVersion, took } = started;
  const title = `${pc.bold(pc.green('visual-edit'))} ${pc.green(ownVersion())}`;
  const about = pc.dim(`${plainText(basename(root))}, Vite ${viteVersion}, ready in ${Math.round(took)} ms`);
  const keys = process.stdin.isTTY
    ? `\n  ${KEYS.map(([key, does]) => `${pc.bold(key)} ${pc.dim(does)}`).join('   ')}\n`
    : '';
  return `\n  ${title}  ${about}\n\n${addresses(started)}\n${keys}`;
}

function addresses({ editorUrl, appUrl }: Started): string {
  const arrow = pc.green('➜');
  return `  ${arrow}  ${pc.bold('Editor')}  ${pc.cyan(editorUrl)}\n  ${arrow}  ${pc.bold('App')}     ${pc.cyan(appUrl)}`;
}

function sessionLine(event: SessionEvent): string {
  switch (event.event) {
    case 'change':
      return activityLine(pc.green('✓'), event.activity);
    case 'undo':
      if (event.activity.passedOver) return leftLine(event.activity);
      return activityLine(pc.yellow('↶'), event.activity);
    case 'redo':
      return activityLine(pc.yellow('↷'), event.activity);
    case 'refused':
    case 'error':
      return refusal(event.error);
  }
}

function activityLine(mark: string, { changeName, files }: Activity): string {
  const where = files.map(({ path, diff }) => `${plainText(path)} ${pc.dim(changedLines(diff))}`).join(', ');
  return `  ${pc.dim(clock())}  ${mark} ${changeName}  ${where}`;
}

/** Nothing was written: no file is named. */
function leftLine({ changeName }: Activity): string {
  return `  ${pc.dim(clock())}  ${pc.dim('–')} ${changeName}  ${pc.dim('left as it is')}`;
}

function refusal({ message, hint, file, line }: ApiError): string {
  const where = file ? pc.dim(`  ${plainText(file)}${line === undefined ? '' : `:${line}`}`) : '';
  return `  ${pc.dim(clock())}  ${pc.red('✗')} ${plainText(hint ? `${message} ${hint}` : message)}${where}`;
}

function clock(): string {
  return new Date().toTimeString().slice(0, 8);
}
