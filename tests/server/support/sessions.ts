/** A session on a test project, without HTTP, and the changes that tests make with it. */
import { randomUUID } from 'node:crypto';
import type { Mutate } from '../../../src/mutations/mutation.ts';
import type { MutationAnswer } from '../../../src/protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../../src/protocol/changes.ts';
import { createSession } from '../../../src/server/index.ts';
import type { Session } from '../../../src/server/session.ts';
import type { SessionOptions } from '../../../src/server/types.ts';
import type { TestProject } from './project.ts';

/** As after a restart: a new registry, the same state folder. */
export function openSession(project: TestProject, over: Partial<SessionOptions> = {}): Promise<Session> {
  return createSession(project.options({ identity: project.freshIdentity(), ...over }));
}

export function textChange(
  project: TestProject,
  opening: string,
  oldText: string,
  newText: string,
  file = 'src/App.tsx',
): AnyMutationChange {
  const codebaseIdToEditText = project.id(file, opening);
  return createChange(randomUUID(), 'EDIT_TEXT', { codebaseIdToEditText, newText, oldText }) as AnyMutationChange;
}

/** The answer, which must be a success. */
export async function done(answer: Promise<MutationAnswer>): Promise<Extract<MutationAnswer, { ok: true }>> {
  const settled = await answer;
  if (!settled.ok) throw new Error(`${settled.error.code}: ${settled.error.message}`);
  return settled;
}

/** The code of an answer, which must be a refusal. */
export async function refused(answer: Promise<MutationAnswer>): Promise<string> {
  const settled = await answer;
  return settled.ok ? 'accepted' : settled.error.code;
}

/**
 * An engine that replaces words in files: `EDIT_TEXT` with the old text `a=>b` rewrites that in every file named in the new
 * text, for edits over several files and for those that a real mutation does not do.
 */
export const wordMutate: Mutate = (change, project) => {
  if (change.type !== 'EDIT_TEXT') throw new Error('wordMutate knows EDIT_TEXT only');
  const [from = '', to = ''] = (change.changeFields.oldText ?? '').split('=>');
  const edits = change.changeFields.newText.split(' ').map((name) => {
    const creates = name.startsWith('+');
    const file = name.replace('+', '');
    if (creates) return { file, creates, splices: [{ start: 0, end: 0, text: to }], text: to };
    const before = project.read(file) ?? '';
    const start = before.indexOf(from);
    const splices = [{ start, end: start + from.length, text: to }];
    return { file, splices, text: before.replace(from, () => to) };
  });
  return { ok: true, edits };
};

export function wordChange(project: TestProject, replace: string, files: string): AnyMutationChange {
  return textChange(project, '<h1', replace, files);
}
