/**
 * WRAP_DIV: one element, or neighbours, get a parent: a tag, a `<g>` inside an `<svg>`, which shows no `<div>`, or a component
 * with its import. Lines are indented once more, keys move to the new parent.
 */

import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { WRAP_PLACEHOLDER } from '../../protocol/codebase-id.ts';
import { INNER_SVG_TAGS } from '../../protocol/svg-tags.ts';
import { Draft, type Mark } from '../check/draft.ts';
import { isAsChild } from '../check/only-child.ts';
import { wrapsAsChild } from '../child-refusals.ts';
import { findAttribute, removeAttribute } from '../jsx/attributes.ts';
import { existingComponent, tagOfAnother } from '../jsx/existing-component.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { nestingWarning } from '../jsx/html-nesting.ts';
import { newAttributes } from '../jsx/new-attributes.ts';
import { type AnyNode, endOf, isNativeTag, startOf, tagNameOf } from '../jsx/nodes.ts';
import { slotOf } from '../jsx/slots.ts';
import { checkTag, ofDocument, VOID_TAGS } from '../jsx/tags.ts';
import { contiguousUnits } from '../jsx/units.ts';
import type { Project, Refusal } from '../mutation.ts';
import { importRouterLink } from '../pages/import-router-link.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, notSiblings } from '../refusals.ts';
import { indentAt, indentUnit, isBlank, lineEnd, lineEndOf, startsItsLine } from '../text/layout.ts';
import { indentInner } from '../text/reindent.ts';
import { voidElement } from '../text-refusals.ts';
import { outermost } from './remove-jsx.ts';

export function wrapDiv(change: ChangeItem<'WRAP_DIV'>, project: Project): Plan | Refusal {
  const { codebaseIdsToWrap, wrapProps, importFrom } = change.changeFields;
  const targets = findTargets(project, codebaseIdsToWrap, 'codebaseIdsToWrap');
  if (isRefusal(targets)) return targets;
  const [first] = targets as [Target];
  if (targets.some((target) => target.source.file !== first.source.file)) return notSiblings(first.where);
  const draft = new Draft(first.source);
  const tag = tagOfWrapper(project, draft, first, change.changeFields);
  if (isRefusal(tag)) return tag;
  const attributes = newAttributes(tag, wrapProps ?? {}, first);
  if (isRefusal(attributes)) return attributes;
  const outer = outermost(targets);
  const units = outer.length === 1 ? [(outer[0] as Target).node as AnyNode] : contiguousUnits(outer);
  if (isRefusal(units)) return units;
  const [wrapped] = outer as [Target];
  const holder = asChildAround(wrapped);
  if (holder) return wrapsAsChild(wrapped.where, wrapped.element.tagName, tagNameOf(holder.openingElement.name));
  return wrapUnits(draft, first, units, {
    tag,
    attributes,
    names: Object.keys(wrapProps ?? {}),
    isLink: importFrom !== undefined,
  });
}

/** The tag as the file knows it; notes the import where one is needed. */
function tagOfWrapper(
  project: Project,
  draft: Draft,
  target: Target,
  { wrapTag, importFrom, wrapComponent, wrapCodebaseId }: ChangeItem<'WRAP_DIV'>['changeFields'],
): string | Refusal {
  const place = { ...target, parent: target.node as AnyNode };
  if (wrapComponent) return existingComponent(project, place, draft, wrapComponent);
  if (wrapCodebaseId !== undefined) {
    const model = findElement(project, wrapCodebaseId);
    return isRefusal(model) ? model : tagOfAnother(project, model, place, draft);
  }
  const wanted = wrapTag ?? (INNER_SVG_TAGS.has(target.element.tagName) ? 'g' : 'div');
  if (importFrom !== undefined) return importRouterLink(project, draft, target, wanted, importFrom);
  return checkedTag(wanted, target);
}

function checkedTag(tag: string, target: Target): string | Refusal {
  return checkTag(tag, target) ?? (VOID_TAGS.has(tag) ? voidElement(target.where, tag) : tag);
}

/** The element with `asChild` that renders as the target. */
function asChildAround(target: Target): t.JSXElement | null {
  const { kind } = slotOf(target);
  const parent = target.ancestors.findLast(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  const isChild = kind === 'child' || kind === 'container';
  return isChild && parent?.type === 'JSXElement' && isAsChild(parent) ? parent : null;
}

/** The elements of a list of ids, each once. Refuses `<html>`, `<head>` and `<body>`, of which a page has one each. */
export function findTargets(project: Project, ids: readonly string[], field: string): Target[] | Refusal {
  if (ids.length === 0) return invalidField(field, 'names no element');
  const targets: Target[] = [];
  for (const id of new Set(ids)) {
    const target = findElement(project, id);
    if (isRefusal(target)) return target;
    const refused = ofDocument(target);
    if (refused) return refused;
    targets.push(target);
  }
  return targets;
}

interface Wrapper {
  tag: string;
  /** ` href="/"` */
  attributes: string;
  names: readonly string[];
  /** the router's link, which is an `<a>` on the page */
  isLink: boolean;
}

function wrapUnits(draft: Draft, target: Target, units: AnyNode[], { tag, attributes, names, isLink }: Wrapper): Plan {
  const { text } = draft;
  const first = units[0] as AnyNode;
  const last = units.at(-1) as AnyNode;
  const taken = units.length === 1 ? takeKey(draft, first) : null;
  const key = taken?.text ?? '';
  const gained = new Set([`element:${tag}`, ...names.map((name) => `attribute:${name}`)]);
  let opening: Mark;
  if (standsOnOwnLines(text, startOf(first), endOf(last))) {
    const eol = lineEndOf(text);
    const indent = indentAt(text, startOf(first));
    const unit = indentUnit(text);
    opening = draft.insert(startOf(first), `<${tag}${key}${attributes}>${eol}${indent}${unit}`);
    // Layout between the units is indented with them.
    for (const start of lineStartsBetween(text, units)) draft.insert(start, unit);
    for (const node of units) indentInner(draft, node, unit, taken?.gone);
    draft.insert(endOf(last), `${eol}${indent}</${tag}>`);
  } else {
    opening = draft.insert(startOf(first), `<${tag}${key}${attributes}>`);
    draft.insert(endOf(last), `</${tag}>`);
  }
  const at = { file: target.source.file, start: draft.offsetOf(opening) };
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains: (atom) =>
            gained.has(atom) ||
            (key !== '' && atom === 'attribute:key') ||
            (!isNativeTag(tag) && /^(?:import:|ImportDeclaration$|identifier:|MemberExpression$)/.test(atom)),
          keepsText: true,
          readBack: (after) => (after.elementAt(at.start) ? null : 'the new parent is not there'),
        },
      },
    ],
    added: [{ placeholder: WRAP_PLACEHOLDER, at }],
    warnings: nestingWarning(target.ancestors, isLink ? 'a' : tag),
  };
}

/** The key belongs to the outermost element: it leaves the wrapped one and comes back as text. */
function takeKey(draft: Draft, node: AnyNode): { text: string; gone: Mark } | null {
  const key = node.type === 'JSXElement' ? findAttribute(node.openingElement, 'key') : null;
  if (!key) return null;
  const gone = removeAttribute(draft, key);
  return { text: ` ${draft.text.slice(startOf(key), endOf(key))}`, gone };
}

/** The span begins its line, and only closing signs of the code around it follow on its last line. */
export function standsOnOwnLines(text: string, start: number, end: number): boolean {
  return startsItsLine(text, start) && /^[,;)\]}\s]*$/.test(text.slice(end, lineEnd(text, end)));
}

function lineStartsBetween(text: string, units: readonly AnyNode[]): number[] {
  const starts: number[] = [];
  for (let i = 1; i < units.length; i++) {
    const from = endOf(units[i - 1] as AnyNode);
    const to = startOf(units[i] as AnyNode);
    for (const match of text.slice(from, to).matchAll(/\r\n|\n|\r/g)) {
      const start = from + match.index + match[0].length;
      if (!isBlank(text.slice(start, lineEnd(text, start)))) starts.push(start);
    }
  }
  return starts;
}
