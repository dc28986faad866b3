/** STYLING: values of CSS properties for one element, by framework. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { refuseIgnored } from '../components/ignored-prop.ts';
import { findElement } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { cssStyling } from '../prepare.ts';
import { isRefusal } from '../refusals.ts';
import { codeStyleOf } from '../styling/code-styles.ts';
import { styleInline } from '../styling/inline.ts';
import { styleInData } from '../styling/style-data.ts';
import { styleInProps } from '../styling/style-props.ts';
import { inlineHasNoStates } from '../styling/style-refusals.ts';
import { styleTailwind } from '../tailwind/tailwind.ts';
import { countCallSites } from '../trace/call-sites.ts';

export function styling(change: ChangeItem<'STYLING'>, project: Project): Plan | Refusal {
  const { codebaseId, stylingChanges, stylingFramework, modifiers, customProperties, rule, applied } =
    change.changeFields;
  const target = findElement(project, codebaseId);
  if (isRefusal(target)) return target;
  if (change.scope === 'data') return styleInData(target, change, project);
  const values = { ...stylingChanges, ...customProperties };
  const asProps = rule ? null : styleInProps(target, values, stylingFramework === 'Inline', modifiers ?? [], project);
  if (asProps) return asProps;
  // removals are always possible, and a named rule exists whatever the component does
  const isSet = !rule && Object.values(values).some((value) => value !== null);
  const ignored = isSet ? refuseIgnored(project, target, stylingFramework === 'Inline' ? 'style' : 'className') : null;
  // a style in code needs no class, where no other use shows it
  const inCode = ignored !== null && stylingFramework !== 'Inline' ? codeStyleOf(project, target) : null;
  if (inCode?.through.every(({ source, name }) => countCallSites(project, source, name) < 2))
    return cssStyling()(target, change, project, { inCode: true });
  // the rule that sets the value now may stand around the component
  if (ignored && stylingFramework === 'CSS' && applied) return cssStyling()(target, change, project, { ignored });
  if (ignored) return ignored;
  if (stylingFramework === 'Tailwind') return styleTailwind(target, change, project);
  if (stylingFramework === 'CSS') return cssStyling()(target, change, project);
  if (modifiers && modifiers.length > 0) return inlineHasNoStates(target.where, modifiers.join(', '));
  return styleInline(target, values, project, change.scope === 'definition');
}
