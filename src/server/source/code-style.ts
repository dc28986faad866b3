import { codeStylePlace } from '../../mutations/styling/code-style-place.ts';
import type { CodeStyleAnswer } from '../../protocol/api.ts';
import type { Workspace } from '../edits/workspace.ts';
import { freshPlace } from './source-view.ts';
import { readingBacking, readingProject } from './text-source.ts';

/** Finds where an element is styled in code. @throws Refused `unknown-element`, `stale-element`, `stale-file` */
export async function codeStyle(ws: Workspace, codebaseId: string): Promise<CodeStyleAnswer> {
  await freshPlace(ws, codebaseId);
  const here = () => codeStylePlace(readingProject(ws), codebaseId);
  return ws.engine.hereOr(here, 'codeStyle', codebaseId, () => readingBacking(ws));
}
