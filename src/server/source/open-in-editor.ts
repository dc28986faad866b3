/** Opens the user's code editor at an element. The path comes from the id registry, never from a client. */
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import getArguments from 'launch-editor/get-args.js';
import guess from 'launch-editor/guess.js';
import { refuse } from '../routes/errors.ts';
import type { ElementPlace } from './source-view.ts';

/** Editors that need a terminal; ours shows the server's messages. */
const TERMINAL_EDITORS = new Set(['vi', 'vim', 'nvim', 'emacs', 'nano', 'ed', 'pico', 'joe', 'micro', 'hx', 'helix']);
const HINT = 'Set LAUNCH_EDITOR to your code editor (for example `code`) and start visual-edit again.';

export interface OpenAnswer {
  ok: true;
  file: string;
  line: number;
  editor: string;
}

/** @throws Refused when no code editor was found or it does not start */
export async function openInEditor({ path, line, column, file }: ElementPlace): Promise<OpenAnswer> {
  const [editor, ...args] = guess();
  if (!editor) return refuse('no-code-editor', 'No code editor was found.', { hint: HINT, file, line });
  if (TERMINAL_EDITORS.has(basename(editor))) {
    return refuse('no-code-editor', `${basename(editor)} needs a terminal, and this server has none.`, {
      hint: HINT,
      file,
      line,
    });
  }
  await start(editor, [...args, ...getArguments(editor, path, line, column + 1)], file);
  return { ok: true, file, line, editor: basename(editor) };
}

function start(editor: string, args: string[], file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // On Windows, editors are .cmd files, which need a shell; the file names still come only from the registry.
    const shell = process.platform === 'win32';
    const child = spawn(editor, args, { stdio: 'ignore', detached: true, shell });
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
    child.once('error', ({ message }) => {
      try {
        refuse('no-code-editor', `The code editor does not start: ${message}.`, { hint: HINT, file });
      } catch (error) {
        reject(error);
      }
    });
  });
}
