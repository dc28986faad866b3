/**
 * Every reason why the command stops, by code. A *problem* has two sentences: the fault, and the next step. Its exit code is
 * 2 for wrong usage (wrong folder, wrong options) and 1 for a failure.
 */

import { plainText } from './plain-text.ts';

interface Entry {
  exitCode: 1 | 2;
  message: string;
  hint: string;
}

type Details = Record<string, string>;

const wrongUse = (message: string, hint: string): Entry => ({ exitCode: 2, message, hint });
const failure = (message: string, hint: string): Entry => ({ exitCode: 1, message, hint });

/** `{name}` is replaced from the details. */
const PROBLEMS = {
  usage: wrongUse('{message}', 'See `visual-edit {command}--help`.'),
  'root-missing': wrongUse('There is no folder {root}.', 'Give the path of your app: `visual-edit dev <folder>`.'),
  'config-missing': wrongUse('There is no file {config}.', 'Give `--config` the path of your Vite config.'),
  'not-vite': wrongUse(
    '{root} is not a Vite project: vite is not among its dependencies.',
    'Run `visual-edit dev` in the folder of your app, or give its path: `visual-edit dev <folder>`.',
  ),
  'several-apps': wrongUse('{root} has {count} Vite and React apps.', 'Start one of them:{commands}'),
  'other-tool': wrongUse('{root} is {tool}: {reason}.', '{next}'),
  'other-library': wrongUse(
    '{root} is a {library} app, and visual-edit edits React components only.',
    'There is no way to edit it here. If it has React too, add react and react-dom to its package.json.',
  ),
  'not-installed': wrongUse('{name} is not installed in {root}.', 'Run `{command}` there and start again.'),
  'manifest-broken': wrongUse('{file} is not valid JSON: {message}.', 'Mend it and start again.'),
  'vite-too-old': wrongUse(
    'visual-edit works with Vite 5 and newer, this project has {version}.',
    'Update it (`{command}`) and start again.',
  ),
  'no-react': wrongUse(
    '{root} does not use React, and visual-edit edits React components only.',
    'If it should, add react and react-dom to its package.json and install them.',
  ),
  'react-too-old': wrongUse(
    'visual-edit works with React 18 and newer, this project has {version}.',
    'Update it (`{command}`) and start again.',
  ),
  'config-failed': wrongUse(
    'Vite cannot start with this config: {message}',
    'Fix it and start again; `npx vite` shows the whole error.',
  ),
  'middleware-mode': wrongUse(
    'The Vite config sets server.middlewareMode, so this app is started by a server of its own.',
    "Add `visualEdit()` from 'visual-edit' to the plugins in its Vite config and start the app as usual.",
  ),
  'port-taken': failure(
    'Port {port} is in use, and the Vite config says to use no other (strictPort).',
    'Stop the program that uses it, or choose another with `--port`.',
  ),
  'host-unavailable': failure(
    'This machine has no network address {host}.',
    'Give `--host` one that it has, or none at all.',
  ),
  'already-open': failure('Another visual-edit (process {pid}) has {root} open.', 'Use that one, or stop it first.'),
  'editor-open': failure(
    'visual-edit (process {pid}) has {root} open already: {editorUrl}',
    'Open this address (`visual-edit dev --open` does), or stop that process first.',
  ),
  'editor-failed': failure('The editor cannot start: {message}', 'Nothing was changed; start again once it is mended.'),
  'folder-missing': wrongUse('There is no folder {root}.', 'Give `--root` the path of your app.'),
  'no-project': wrongUse(
    '{root} is no app: it has no package.json, no index.html and no Vite config.',
    'Run it in the folder of your app, or give `--root` its path.',
  ),
  'changes-missing': wrongUse(
    '{file} cannot be read ({reason}).',
    'Give the path of a JSON file with changes, or - for standard input.',
  ),
  'changes-not-json': wrongUse('{file} is not JSON: {message}.', 'Nothing was changed; mend it and try again.'),
  'bad-change': wrongUse(
    '{message}',
    'Nothing was changed. Elements are named by codebase id or file:line:column; see `visual-edit apply --help`.',
  ),
  'unknown-change': wrongUse('{id} names no change: {reason}.', 'See `visual-edit log` for their ids.'),
  'server-lost': failure(
    'The running visual-edit did not answer: {message}',
    'See `visual-edit log` for what was done, then try again.',
  ),
  'files-failed': failure('The files cannot be edited: {message}', 'Nothing was changed.'),
  crashed: failure('visual-edit stopped on an error: {message}', 'No file is half written; start again.'),
} satisfies Record<string, Entry>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Ends the command with a message and an exit code. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly hint: string;
  readonly exitCode: 1 | 2;

  constructor(code: ProblemCode, details: Details = {}) {
    const entry = PROBLEMS[code];
    super(fill(entry.message, details));
    this.name = 'Problem';
    this.code = code;
    this.hint = fill(entry.hint, details);
    this.exitCode = entry.exitCode;
  }
}

/** Returns a Problem unchanged, and wraps any other error in the given code. */
export function asProblem(error: unknown, code: ProblemCode): Problem {
  return error instanceof Problem ? error : new Problem(code, { message: sentenceOf(error) });
}

function fill(text: string, details: Details): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '');
}

/** Bundlers put the number of errors first. */
const HEADING = /^Build failed with \d+ errors?:$/;

/** The first line of an error's message with content, ended by a full stop. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const lines = plainText(message)
    .split('\n')
    .map((line) => line.trim().replace(/^\[[A-Z_]+\] /, ''));
  const line = lines.find((text) => text !== '' && !HEADING.test(text)) ?? 'unknown error';
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
