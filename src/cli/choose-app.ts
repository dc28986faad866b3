import { join, relative } from 'node:path';
import { realFolder } from './check-project.ts';
import { appsBelow, hasViteEntry } from './find-app.ts';
import type { Output } from './output.ts';
import { Problem } from './problems.ts';
import type { Question } from './question.ts';

/**
 * The folder to start for the one that the user named: itself, or, where it holds no app, the app of its workspace.
 * @param question null where nobody can answer
 * @returns absolute real path
 * @throws Problem `root-missing`, `several-apps`
 */
export async function chooseApp(given: string, question: Question | null, output: Output): Promise<string> {
  const root = realFolder(given);
  if (hasViteEntry(root)) return root;
  const apps = appsBelow(root);
  const [only] = apps;
  if (only === undefined) return root;
  if (apps.length === 1) {
    output.note(`The app of ${root} is in ${only}: starting that.`);
    return join(root, only);
  }
  const chosen = question && (await askFor(apps, question));
  if (chosen) return join(root, chosen);
  const commands = apps.map((app) => `\n      visual-edit dev ${asTyped(join(root, app))}`).join('');
  throw new Problem('several-apps', { root, count: String(apps.length), commands });
}

/** An empty or wrong answer chooses nothing. */
async function askFor(apps: readonly string[], question: Question): Promise<string | undefined> {
  const list = apps.map((app, index) => `    ${index + 1}  ${app}`).join('\n');
  const answer = await question(`\n  This workspace has several apps:\n${list}\n  Start which (1-${apps.length})? `);
  return apps[Number(answer) - 1];
}

/** Seen from the working folder, where it is below that. */
function asTyped(folder: string): string {
  const below = relative('.', folder);
  const path = below.startsWith('..') ? folder : below;
  return /[^\w@./-]/.test(path) ? JSON.stringify(path) : path;
}
