/** A prop's value that is an element: `<PlusIcon className="size-5" />`. It may hold no code that runs. */
import { type ParseResult, parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import type { PropValue } from '../../protocol/changes.ts';
import type { Refusal } from '../mutation.ts';
import { componentNotInScope, expressionNotAllowed, isRefusal, loneSurrogate, voidWithChildren } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import type { Target } from './find-element.ts';
import { isFixed } from './fixed-value.ts';
import { refuseForNative } from './native-props.ts';
import { endOf, isNativeTag, startOf, tagNameOf, tagRootOf } from './nodes.ts';
import { optionsFor } from './parse.ts';
import { checkPropName } from './prop-name.ts';
import { isExpression, valueSource } from './prop-value.ts';
import { shownChildren } from './shown-children.ts';
import { checkTag, VOID_TAGS } from './tags.ts';

export interface ElementValue {
  code: string;
  node: ParseResult<t.JSXElement>;
}

/** The element that a value is; null for another value. */
export function elementValue(value: PropValue, { source }: Target): ElementValue | null {
  const code = isExpression(value) ? value.code.trim() : '';
  if (!code.startsWith('<')) return null;
  try {
    const node = parseExpression(code, optionsFor('', source.language));
    return node.type === 'JSXElement' ? { code, node: node as ParseResult<t.JSXElement> } : null;
  } catch {
    return null;
  }
}

/** The tag of an element where it is one name: `Icon`, not `Icons.Plus`. */
export function plainTag({ openingElement: { name } }: t.JSXElement): string | null {
  return name.type === 'JSXIdentifier' && !isNativeTag(name.name) ? name.name : null;
}

/** The element with another tag, of one name. */
export function withTag({ code, node }: ElementValue, tag: string): string {
  const names = [node.openingElement.name, ...(node.closingElement ? [node.closingElement.name] : [])];
  return names.reduceRight((text, one) => text.slice(0, startOf(one)) + tag + text.slice(endOf(one)), code);
}

/**
 * Null where the element may be written at the target: it and those in it have tags that may be written there, and their
 * attributes the values that a prop may be set to.
 *
 * @param imported a tag that comes into scope with the same edit
 */
export function elementProblem({ code, node }: ElementValue, target: Target, imported: string | null): Refusal | null {
  const { where } = target;
  if (hasLoneSurrogate(code)) return loneSurrogate(where);
  if (node.comments?.length) return expressionNotAllowed(where, 'holds a comment');
  return problemOf(node, code, target, imported);
}

function problemOf(node: t.JSXElement, code: string, target: Target, imported: string | null): Refusal | null {
  const { where } = target;
  const { name, attributes, typeParameters, typeArguments } = node.openingElement;
  const tag = tagNameOf(name);
  const unknown = tag === imported ? null : checkTag(tag, target);
  if (unknown?.error.code === 'component-not-in-scope') {
    return componentNotInScope(where, tag, `Import \`${tagRootOf(tag)}\` in the code first, then set it here.`);
  }
  if (unknown) return unknown;
  if (typeParameters || typeArguments) return expressionNotAllowed(where, `has types at <${tag}>`);
  for (const one of attributes) {
    const problem =
      one.type === 'JSXAttribute'
        ? attributeProblem(tag, one, code, target, imported)
        : expressionNotAllowed(where, `spreads props into <${tag}>`);
    if (problem) return problem;
  }
  if (VOID_TAGS.has(tag) && shownChildren(node).length > 0) return voidWithChildren(where, tag);
  for (const child of node.children) {
    const problem = childProblem(tag, child, code, target, imported);
    if (problem) return problem;
  }
  return null;
}

function attributeProblem(
  tag: string,
  { name: key, value }: t.JSXAttribute,
  code: string,
  target: Target,
  imported: string | null,
): Refusal | null {
  const name = key.type === 'JSXIdentifier' ? key.name : `${key.namespace.name}:${key.name.name}`;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  const given: PropValue = !inner
    ? true
    : value?.type === 'StringLiteral'
      ? value.value
      : { type: 'expression', code: sliceOf(inner, code) };
  const refused = checkPropName(name, target) ?? refuseForNative(tag, name, given, target.where);
  if (refused) return refused;
  return inner?.type === 'JSXElement' ? problemOf(inner, code, target, imported) : refusedValue(given, name, target);
}

function childProblem(
  tag: string,
  child: t.JSXElement['children'][number],
  code: string,
  target: Target,
  imported: string | null,
): Refusal | null {
  if (child.type === 'JSXText') return null;
  if (child.type === 'JSXElement') return problemOf(child, code, target, imported);
  if (child.type !== 'JSXExpressionContainer') return expressionNotAllowed(target.where, `holds a ${child.type}`);
  return refusedValue({ type: 'expression', code: sliceOf(child.expression, code) }, `content of <${tag}>`, target);
}

function refusedValue(value: PropValue, name: string, target: Target): Refusal | null {
  const source = valueSource(value, name, target);
  return isRefusal(source) ? source : null;
}

const sliceOf = (node: t.Node, code: string): string => code.slice(startOf(node), endOf(node));

/** True for an element whose attributes and words are written out: nothing is lost with it that it does not show. */
export function isFixedElement(node: t.Node): boolean {
  if (node.type !== 'JSXElement') return node.type === 'JSXText' || isFixed(node);
  const values = node.openingElement.attributes.map((one) => (one.type === 'JSXAttribute' ? (one.value ?? null) : one));
  const isFixedValue = (one: t.Node | null) => {
    const inner = one?.type === 'JSXExpressionContainer' ? one.expression : one;
    return inner === null || isFixedElement(inner);
  };
  return [...values, ...node.children].every(isFixedValue);
}
