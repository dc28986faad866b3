/** The editor that another process already runs for a project. */
import type { OpeningAnswer } from '../protocol/api.ts';
import { projectStateDir } from '../server/files/state-dir.ts';
import { readServerFile } from '../server/http/server-file.ts';
import { maybeOpen } from './open-editor.ts';
import type { Output } from './output.ts';
import { Problem } from './problems.ts';
import type { Question } from './question.ts';
import { apiRequest } from './scripts/api-request.ts';

/**
 * Opens the running editor of this project in the browser, if the user wants that.
 * @param root absolute real path of the app
 * @param open the option `--open` or `--no-open`; without it a person is asked
 * @returns false when no editor runs
 * @throws Problem `editor-open` with its address, when it is not opened
 */
export async function openRunning(
  root: string,
  open: boolean | undefined,
  question: Question | null,
  output: Output,
): Promise<boolean> {
  const server = readServerFile(projectStateDir(root));
  if (!server) return false;
  const answer = await apiRequest(server, '/openingUrl', {}).catch(() => null);
  if (answer?.status !== 200) return false;
  const { editorUrl, openingUrl } = answer.body as OpeningAnswer;
  const wanted = open ?? (question !== null && (await isWanted(root, editorUrl, question)));
  if (!wanted || !(await maybeOpen(openingUrl))) {
    throw new Problem('editor-open', { root, editorUrl, pid: String(server.pid) });
  }
  output.note(`Opened the editor that has ${root} open already.`);
  return true;
}

async function isWanted(root: string, editorUrl: string, question: Question): Promise<boolean> {
  const answer = await question(
    `\n  visual-edit has ${root} open already:\n  ${editorUrl}\n  Open it in the browser (y/N)? `,
  );
  return /^y(?:es)?$/i.test(answer);
}
