/**
 * Where a new or moved element goes: a parent, and a neighbour to stand before or behind, or its end. A fragment has no id: the
 * neighbour alone names it.
 */

import type * as t from '@babel/types';
import { isFunctionChild } from '../changes/unwrap.ts';
import type { Draft, Mark } from '../check/draft.ts';
import { contentFromSpread, takesNoChildren } from '../child-refusals.ts';
import { ignoredBy } from '../components/ignored-prop.ts';
import type { Project, Refusal } from '../mutation.ts';
import {
  anchorNotInParent,
  besideBody,
  contentFromProp,
  functionChild,
  isRefusal,
  noPlaceNamed,
  standsAlone,
  type Where,
} from '../refusals.ts';
import { isSpace, linesBetween } from '../text/gaps.ts';
import { indentAt, indentUnit, isBlank, lineEnd, lineEndOf, ownsItsLines, startsItsLine } from '../text/layout.ts';
import { voidElement } from '../text-refusals.ts';
import { ownerName } from '../trace/origin.ts';
import { findAttribute } from './attributes.ts';
import { type Binding, resolveName } from './bindings.ts';
import { findElement, type Target } from './find-element.ts';
import { importedNames, isFragmentTag } from './imported-names.ts';
import { type AnyNode, endOf, isFunction, type JsxParent, keyName, startOf, tagNameOf, unwrapNode } from './nodes.ts';
import { extentOf } from './own-comments.ts';
import type { ParsedSource } from './parse.ts';
import { listCallOf } from './slots.ts';
import { VOID_TAGS } from './tags.ts';

export interface InsertionPoint {
  source: ParsedSource;
  where: Where;
  /** the parent that was named, else the neighbour */
  named: Target;
  /** the neighbour: a child of `parent`; null for the end of the container */
  anchor: { unit: AnyNode; side: 'before' | 'after' } | null;
  /** the element or fragment that it goes into */
  parent: JsxParent & AnyNode;
  /** nodes around the place, `parent` last */
  ancestors: AnyNode[];
}

export interface InsertionFields {
  /** may be missing where a neighbour is named: then the neighbour's parent counts */
  into?: string;
  before?: string;
  after?: string;
}

export function findInsertionPoint(project: Project, fields: InsertionFields): InsertionPoint | Refusal {
  const place = namedPlace(project, fields);
  if (isRefusal(place)) return place;
  const around = elementAround(place.source, place.ancestors);
  return around && tagNameOf(around.openingElement.name) === 'html' ? besideBody(place.where) : place;
}

function namedPlace(project: Project, { into, before, after }: InsertionFields): InsertionPoint | Refusal {
  const anchorId = after ?? before;
  const container = into === undefined ? null : findElement(project, into);
  if (container && isRefusal(container)) return container;
  if (!anchorId) return container ? atEnd(project, container) : noPlaceNamed();
  const anchor = findElement(project, anchorId);
  if (isRefusal(anchor)) return anchor;
  const found = rowOf(anchor);
  if (container && !(found && isIn(container, anchor, found))) {
    return whyNoContent(project, container) ?? anchorNotInParent(container.where);
  }
  if (!found) return standsAlone(anchor.where, anchor.element.tagName);
  const named = container ?? anchor;
  const refused = container?.node === found.parent ? whyNoContent(project, container) : null;
  const { source, where } = named;
  return refused ?? { source, where, named, anchor: { unit: found.unit, side: after ? 'after' : 'before' }, ...found };
}

function atEnd(project: Project, container: Target): InsertionPoint | Refusal {
  const { source, where, node } = container;
  const ancestors = [...container.ancestors, node as AnyNode];
  const place = { source, where, named: container, anchor: null, parent: node as JsxParent & AnyNode, ancestors };
  return whyNoContent(project, container) ?? place;
}

/** Why an element takes no children. */
function whyNoContent(project: Project, container: Target): Refusal | null {
  const { node, element, where } = container;
  const tag = element.tagName;
  if (VOID_TAGS.has(tag)) return voidElement(where, tag);
  if (node.children.some((child) => isFunctionChild(child))) return functionChild(where, tag);
  for (const prop of ['dangerouslySetInnerHTML', 'children']) {
    if (findAttribute(node.openingElement, prop)) return contentFromProp(where, tag, prop);
  }
  const spread = node.children.every((child) => isWhiteSpace(child as AnyNode)) ? spreadContent(container) : null;
  if (spread) return contentFromSpread(where, tag, spread);
  const childless = node.children.length === 0 ? ignoredBy(project, container, 'children') : null;
  return childless && takesNoChildren(where, tag, childless);
}

/** A spread of the props that the component was given: `children` may be among them, and elements written here would win. */
function spreadContent({ node, ancestors, source }: Target): string | null {
  for (const attribute of node.openingElement.attributes) {
    const argument = attribute.type === 'JSXSpreadAttribute' ? unwrapNode(attribute.argument) : null;
    const binding = argument?.type === 'Identifier' ? resolveName(argument.name, ancestors) : null;
    if (binding && mayHaveChildren(binding, ancestors)) return source.text.slice(startOf(attribute), endOf(attribute));
  }
  return null;
}

/** True for the props of a component, and for the rest of them that `children` was not taken out of. */
function mayHaveChildren(binding: Binding, ancestors: readonly AnyNode[]): boolean {
  const { kind, node, id } = binding;
  if (kind === 'param') return isFirstOfComponent(binding, ancestors) && (node === id || isRestWithChildren(node, id));
  if (kind !== 'const' || node.type !== 'VariableDeclarator' || node.init?.type !== 'Identifier') return false;
  const whole = resolveName(node.init.name, ancestors);
  const isProps = whole?.kind === 'param' && whole.node === whole.id && isFirstOfComponent(whole, ancestors);
  return isProps && isRestWithChildren(node.id as AnyNode, id);
}

function isFirstOfComponent({ node, scope }: Binding, ancestors: readonly AnyNode[]): boolean {
  if (!isFunction(scope) || (scope.params[0] as AnyNode | undefined) !== node) return false;
  return ownerName(scope, ancestors) !== null && !listCallOf(scope, ancestors);
}

function isRestWithChildren(pattern: AnyNode, id: AnyNode): boolean {
  if (pattern.type !== 'ObjectPattern') return false;
  const isTaken = pattern.properties.some((one) => one.type === 'ObjectProperty' && keyName(one.key) === 'children');
  return !isTaken && pattern.properties.some((one) => one.type === 'RestElement' && (one.argument as AnyNode) === id);
}

interface Row {
  parent: JsxParent & AnyNode;
  ancestors: AnyNode[];
  unit: AnyNode;
}

/** The surroundings of an element: the nearest element or fragment around it, and the child of that which shows it. */
function rowOf({ node, ancestors }: Target): Row | null {
  const chain = [...ancestors, node as AnyNode];
  for (let i = chain.length - 2; i >= 0; i--) {
    const parent = chain[i] as AnyNode;
    if (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment') continue;
    const unit = chain[i + 1] as AnyNode;
    // in a tag it is a prop's value
    return (parent.children as AnyNode[]).includes(unit) ? { parent, ancestors: chain.slice(0, i + 1), unit } : null;
  }
  return null;
}

/** True where a container holds the row of an element: itself, or by fragments, which also a prop of it or a function may hold. */
function isIn(container: Target, anchor: Target, { parent, ancestors }: Row): boolean {
  if (container.source !== anchor.source) return false;
  if (parent === container.node) return true;
  return elementAround(anchor.source, ancestors) === container.node;
}

/** The last element of some nodes that is no fragment. */
function elementAround({ ast }: ParsedSource, nodes: readonly AnyNode[]): t.JSXElement | undefined {
  const names = importedNames(ast.program);
  const isElement = (node: AnyNode): node is AnyNode & t.JSXElement =>
    node.type === 'JSXElement' && !isFragmentTag(tagNameOf(node.openingElement.name), names);
  return nodes.findLast(isElement);
}

/** Makes the code of a piece, given the indentation of its line. */
export type Writer = (indent: string) => string;

/**
 * Notes the insertion.
 * @param isApart a blank line goes between it and its neighbour
 * @returns its mark and where in the mark's text the piece begins
 */
export function insertAt(
  draft: Draft,
  place: InsertionPoint,
  write: Writer,
  isApart = false,
): { mark: Mark; inner: number } {
  const { anchor } = place;
  if (anchor) return beside(draft, place, anchor.unit, anchor.side, write, isApart);
  const children = (place.parent.children as AnyNode[]).filter((child) => !isWhiteSpace(child));
  const last = children.at(-1);
  if (!last) return intoEmpty(draft, place, write);
  return last.type === 'JSXText'
    ? behindText(draft, place, last, write)
    : beside(draft, place, last, 'after', write, isApart);
}

function beside(
  draft: Draft,
  { parent, anchor }: InsertionPoint,
  unit: AnyNode,
  side: 'before' | 'after',
  write: Writer,
  isApart: boolean,
) {
  const { text } = draft;
  const whole = extentOf(text, parent, unit, anchor ? 'own' : 'none');
  const indent = indentAt(text, startOf(unit));
  const between = linesBetween(text, parent, isApart) + indent;
  if (side === 'before') {
    const piece = write(indent);
    const tail = startsItsLine(text, startOf(unit)) ? between : '';
    return { mark: draft.insert(whole.start, piece + tail), inner: 0 };
  }
  const end = endWithSpaces(parent, unit);
  const lead = ownsItsLines(text, startOf(unit), end) ? between : '';
  return { mark: draft.insert(Math.max(whole.end, end), lead + write(indent)), inner: lead.length };
}

/** Behind the `{" "}` that stands right behind a child. */
function endWithSpaces(parent: JsxParent, unit: AnyNode): number {
  const children = parent.children as AnyNode[];
  let end = endOf(unit);
  for (const one of children.slice(children.indexOf(unit) + 1)) {
    if (!isSpace(one)) break;
    end = endOf(one);
  }
  return end;
}

function behindText(draft: Draft, place: InsertionPoint, last: AnyNode, write: Writer) {
  const { text } = draft;
  const raw = text.slice(startOf(last), endOf(last));
  const end = startOf(last) + raw.trimEnd().length;
  const endsLine = /^[ \t]*(?:\r|\n)/.test(text.slice(end, endOf(last)));
  if (!endsLine || !startsItsLine(text, contentStart(text, end))) {
    const closing = place.parent.type === 'JSXFragment' ? place.parent.closingFragment : place.parent.closingElement;
    return { mark: draft.insert(startOf(closing as t.Node), write(indentAt(text, end))), inner: 0 };
  }
  const indent = indentAt(text, end);
  const lead = lineEndOf(text) + indent;
  return { mark: draft.insert(end, lead + write(indent)), inner: lead.length };
}

/** First character that is no blank on the line of an offset. */
function contentStart(text: string, offset: number): number {
  const start = text.slice(0, offset).search(/[^\r\n]*$/);
  return start + (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0);
}

function intoEmpty(draft: Draft, place: InsertionPoint, write: Writer) {
  const { text } = draft;
  const node = place.parent;
  const element = place.named.element;
  const eol = lineEndOf(text);
  const indent = indentAt(text, startOf(node));
  const inner = indent + indentUnit(text);
  const ownLines = ownsItsLines(text, startOf(node), endOf(node)) || isAloneInParens(text, node);
  const lead = ownLines ? eol + inner : '';
  const tail = ownLines ? eol + indent : '';
  const piece = lead + write(ownLines ? inner : indent) + tail;
  if (node.type === 'JSXElement' && !node.closingElement) {
    const slash = text.lastIndexOf('/', endOf(node));
    const gap = /[ \t]*$/.exec(text.slice(element.attributesEnd, slash))?.[0].length ?? 0;
    const mark = draft.replace(slash - gap, endOf(node), `>${piece}</${element.tagName}>`);
    return { mark, inner: 1 + lead.length };
  }
  const opening = node.type === 'JSXFragment' ? node.openingFragment : node.openingElement;
  const closing = (node.type === 'JSXFragment' ? node.closingFragment : node.closingElement) as t.Node;
  return { mark: draft.replace(endOf(opening), startOf(closing), piece), inner: lead.length };
}

/** `return <main></main>;` takes lines too when it begins a line that only closing signs follow. */
function isAloneInParens(text: string, node: AnyNode): boolean {
  return startsItsLine(text, startOf(node)) && /^[,;)\s]*$/.test(text.slice(endOf(node), lineEnd(text, endOf(node))));
}

function isWhiteSpace(node: AnyNode): boolean {
  return node.type === 'JSXText' && node.value.replace(/[ \t\r\n]/g, '') === '' && !isMeaningfulBlank(node.value);
}

/** Blanks without a line end show. */
function isMeaningfulBlank(value: string): boolean {
  return value !== '' && isBlank(value);
}
