/** Finds where an element is styled in code, for the inspector: the browser does not know the source of such rules. */
import type { CodeStyleAnswer } from '../../protocol/api.ts';
import { findElement } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { codeStyleOf } from './code-styles.ts';

export function codeStylePlace(
  project: Project,
  codebaseId: string,
): Exclude<CodeStyleAnswer, { ok: false }> | Refusal {
  const target = findElement(project, codebaseId);
  if (isRefusal(target)) return target;
  const style = codeStyleOf(project, target);
  if (!style) return { ok: true, style: null };
  const { file = target.source.file, line = 1, column = 0 } = style.where;
  return { ok: true, style: { library: style.library, file, line, column } };
}
