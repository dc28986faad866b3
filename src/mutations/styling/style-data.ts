/** STYLING with scope `data`: the literal of a list's item that a property of the style attribute comes from gets the value. */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { withPart } from '../css/value-parts.ts';
import { cssProperty, numberFor } from '../css/values.ts';
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { isFixed, numberOf } from '../jsx/fixed-value.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import { refuseLookInData } from '../scope/class-data.ts';
import { isInItem } from '../scope/item-value.ts';
import { setTracedData } from '../scope/prop-data.ts';
import { traceOf } from '../trace/edit-traced.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import { whereOf } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';
import { isPartOf, keyOf, objectOf, readChanges } from './inline.ts';
import { invalidStyle, numberInData, styleNotInData } from './style-refusals.ts';

/** React ignores such values in a style attribute. */
const IMPORTANT = /!\s*important\s*$/i;

export function styleInData(target: Target, change: ChangeItem<'STYLING'>, project: Project): Plan | Refusal {
  const { stylingChanges, customProperties, modifiers = [] } = change.changeFields;
  const asked = readChanges(target, { ...stylingChanges, ...customProperties });
  if (isRefusal(asked)) return asked;
  const [[key, value] = ['', null], ...others] = asked;
  if (value && IMPORTANT.test(value))
    return invalidStyle(target.where, key, 'cannot be `!important` in a style attribute');
  const property = others.length === 0 && modifiers.length === 0 && value !== null ? setterOf(target, key) : null;
  const trace = traceOf(project, change);
  if (!property || value === null) {
    const refused = refuseLookInData(target, trace, change.changeName);
    return refused ?? styleNotInData(target.where, [...asked.keys()].join(', '));
  }
  const { source, ancestors, node } = target;
  const origin = {
    node: property.value as AnyNode,
    in: { file: source.file, text: source.text, source },
    ancestors: [...ancestors, node as AnyNode],
  };
  const given = { found: valuesOf(origin, trace), shown: sourceOf(source, property.value) };
  const plan = setTracedData(target, key, given, change, (old) => {
    const whole = wholeFor(property, old.node, key, value);
    if (whole === null || numberOf(old.node) === null) return whole ?? undefined;
    // the number may be used in calculations
    return numberFor(key, whole) ?? numberInData(whereOf(old), key, whole, placeOf(old));
  });
  const isOfItem =
    isRefusal(plan) || given.found.values.every((one) => isInItem(one, origin, () => traceOf(project, change)));
  return isOfItem ? plan : styleNotInData(target.where, key);
}

/** The property of the style attribute, or its shorthand, with a computed value. */
function setterOf({ node }: Target, key: string): t.ObjectProperty | null {
  const object = objectOf(findAttribute(node.openingElement, 'style') ?? null);
  const found = object?.properties.findLast((one) => {
    const name = one.type === 'ObjectProperty' ? keyOf(one) : null;
    return name === key || isPartOf(key, name);
  });
  return found?.type === 'ObjectProperty' && !isFixed(found.value) ? found : null;
}

/**
 * The value of a property with an edit of it, or of a part of it.
 * @param old literal
 * @returns null if the shorthand cannot be split reliably
 */
function wholeFor(property: t.ObjectProperty, old: t.Node, key: string, value: string): string | null {
  const shorthand = keyOf(property);
  if (shorthand === null || shorthand === key) return value;
  const before = old.type === 'StringLiteral' ? old.value : null;
  const [outer, part] = [shorthand, key].map((one) => cssProperty(one) ?? one) as [string, string];
  if (!before) return null;
  return withPart({ property: outer, value: before }, { property: part, value }, () => false);
}
