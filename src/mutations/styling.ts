/** STYLING: values of CSS properties for one element, by framework. */
import type { ChangeItem } from '../protocol/changes.ts';
import { findElement } from './find-element.ts';
import type { Project, Refusal } from './mutation.ts';
import type { Plan } from './plan.ts';
import { cssStyling } from './prepare.ts';
import { isRefusal } from './refusals.ts';
import { styleInline } from './styling/inline.ts';
import { inlineHasNoStates } from './styling/style-refusals.ts';
import { styleTailwind } from './styling/tailwind.ts';

export function styling(change: ChangeItem<'STYLING'>, project: Project): Plan | Refusal {
  const { codebaseId, stylingChanges, stylingFramework, modifiers, customProperties } = change.changeFields;
  const target = findElement(project, codebaseId);
  if (isRefusal(target)) return target;
  if (stylingFramework === 'Tailwind') return styleTailwind(target, change, project);
  if (stylingFramework === 'CSS') return cssStyling()(target, change, project);
  if (modifiers && modifiers.length > 0) return inlineHasNoStates(target.where, modifiers.join(', '));
  return styleInline(target, { ...stylingChanges, ...customProperties });
}
