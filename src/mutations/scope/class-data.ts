/** Classes that come from a list item: `color` of `className={`tag ${item.color}`}`. */
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, isFunction } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { lookInData } from '../refusals.ts';
import { originIn } from '../text/editable.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct, whereOf } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';
import { textOf } from '../trace/write-literal.ts';

/** Refuses a style or class edit with scope `data`, naming the place of the item's classes; null if the data has no classes. */
export function refuseLookInData(target: Target, trace: Trace, changeName: string): Refusal | null {
  const classes = classesInData(target, trace);
  return classes && lookInData(whereOf(classes), changeName, textOf(classes) ?? '', placeOf(classes));
}

/** @returns the literal; null for none and for several */
function classesInData(target: Target, trace: Trace): Origin | null {
  const { value } = findAttribute(target.node.openingElement, 'className') ?? {};
  if (value?.type !== 'JSXExpressionContainer') return null;
  const inData = membersIn(value.expression as AnyNode).flatMap((member) => {
    const { values, unknown } = valuesOf(originIn(target, member), trace);
    const [only, other] = distinct(values);
    const isSure = only && !other && unknown.length === 0 && textOf(only)?.trim();
    return isSure && only.ancestors.some(({ type }) => type === 'ArrayExpression') ? only : [];
  });
  const [only, other] = distinct(inData);
  return only && !other ? only : null;
}

/** The identifiers and member expressions in an expression. */
function membersIn(node: AnyNode): AnyNode[] {
  if (/^(?:Identifier|(?:Optional)?MemberExpression)$/.test(node.type)) return [node];
  if (isFunction(node)) return [];
  const found: AnyNode[] = [];
  forEachChild(node, (child) => found.push(...membersIn(child)));
  return found;
}
