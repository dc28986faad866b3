/**
 * Questions about the project's style sheets: their rules (`…/cssRules`, with which the frame finds the source of computed
 * styles), tokens and classes. Parsers are loaded on first use; long style sheets are read in the engine's thread.
 */

import type { Workspace } from '../edits/workspace.ts';
import { backingOf } from '../engine/backing.ts';
import type { EngineQuestions } from '../engine/questions.ts';
import { WrittenJson } from '../http/http.ts';
import { readingProject } from '../source/text-source.ts';
import type { SheetAnswers, SheetSource } from './sheet-readers.ts';

/** A `CssRulesAnswer`. @throws Refused `file-too-slow` */
export async function cssRulesAnswer(ws: Workspace): Promise<WrittenJson> {
  return new WrittenJson(await askSheets(ws, 'cssRules'));
}

/** @throws Refused `file-too-slow` */
export async function askSheets<Q extends keyof SheetAnswers>(
  ws: Workspace,
  name: Q,
): Promise<EngineQuestions[Q]['answer']> {
  const { SHEET_READERS, textsOf } = await import('./sheet-readers.ts');
  const source: SheetSource = {
    ...readingProject(ws),
    read: (file) => ws.textOnDisk(file) ?? null,
    moduleClassNames: (file) => ws.options.moduleClassNames?.(file) ?? {},
  };
  const here = () => {
    ws.engine.assertShortTogether(textsOf(source));
    return SHEET_READERS[name](source);
  };
  const backing = () =>
    backingOf({ ...readingProject(ws), read: source.read }, ws.tailwind.current, source.moduleClassNames);
  return ws.engine.hereOr<Q>(here, name, null, backing);
}
