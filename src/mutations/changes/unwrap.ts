/** UNWRAP: an element goes, its children stay in its place. */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { addAttribute, findAttribute } from '../jsx/attributes.ts';
import type { SourceElement } from '../jsx/elements.ts';
import { elementAt, type Target } from '../jsx/find-element.ts';
import { fragmentTags, keyedFragment } from '../jsx/fragments.ts';
import { newNestingWarning } from '../jsx/html-nesting.ts';
import { type AnyNode, endOf, isFunction, type JsxParent, startOf, unwrapNode } from '../jsx/nodes.ts';
import { shownChildren } from '../jsx/shown-children.ts';
import { isMountCall, slotOf } from '../jsx/slots.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { functionChild, invalidField, isRefusal, mountRoot, nothingInside } from '../refusals.ts';
import { gapsAround, writtenGap } from '../text/gaps.ts';
import { indentAt, isBlank, lineEnd, lineStart, ownsItsLines, skipLineEnd, startsItsLine } from '../text/layout.ts';
import { innerLineStarts } from '../text/reindent.ts';
import { findTargets } from './wrap-div.ts';

export function unwrap(change: ChangeItem<'UNWRAP'>, project: Project): Plan | Refusal {
  const targets = findTargets(project, change.changeFields.codebaseIdsToUnwrap, 'codebaseIdsToUnwrap');
  if (isRefusal(targets)) return targets;
  const [first] = targets as [Target];
  if (targets.length > 1) return invalidField('codebaseIdsToUnwrap', 'names more than one element');
  const { node, element, where } = first;
  const shown = shownChildren(node);
  if (!node.closingElement || shown.length === 0) return nothingInside(where, element.tagName);
  if (shown.some((child) => isFunctionChild(child))) return functionChild(where, element.tagName);
  return unwrapElement(project, first, shown);
}

export function isFunctionChild(child: t.Node): boolean {
  return child.type === 'JSXExpressionContainer' && isFunction(unwrapNode(child.expression));
}

function unwrapElement(project: Project, target: Target, shown: t.Node[]): Plan | Refusal {
  const slot = slotOf(target);
  if (slot.kind === 'argument' && isMountCall(slot.holder)) return mountRoot(target.where);
  const draft = new Draft(target.source);
  if (slot.kind === 'child') takeTagsAway(draft, target);
  else {
    // A comment beside an only child keeps its place in a fragment.
    const hasComment = target.node.children.some((child) => child.type === 'JSXExpressionContainer');
    const single = hasComment ? null : onlyElement(shown);
    if (single) replaceByChild(draft, target, single);
    else swapTags(project, draft, target);
  }
  const losses = atomsIn(target.node.openingElement, { ...target.node, children: [] } as t.JSXElement);
  const hasElements = [...atomsIn(...target.node.openingElement.attributes)].some((atom) =>
    /^(?:element:|fragment)/.test(atom),
  );
  const within = [...target.ancestors, target.node as AnyNode];
  const nesting = shown.flatMap((child) => newNestingWarning(child as AnyNode, within, target.ancestors));
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          losses: (atom) => losses.has(atom),
          gains: (atom) =>
            atom === 'fragment' ||
            /^(?:element:(?:.*\.)?Fragment|import:react|ImportDeclaration|identifier:Fragment)$/.test(atom),
          keepsText: !hasElements,
        },
      },
    ],
    warnings: [
      ...(hasElements ? [`The elements in the props of <${target.element.tagName}> went with it.`] : []),
      ...new Set(nesting),
    ],
  };
}

function onlyElement(shown: t.Node[]): t.JSXElement | null {
  const [only] = shown;
  return shown.length === 1 && only?.type === 'JSXElement' ? only : null;
}

/** Among siblings: both tags go, with their lines; the children come one step out. */
function takeTagsAway(draft: Draft, target: Target): void {
  const { node, element } = target;
  const { text } = draft;
  const closing = node.closingElement as t.JSXClosingElement;
  const ownLines =
    ownsItsLines(text, element.start, element.openEnd) && ownsItsLines(text, startOf(closing), endOf(closing));
  if (!ownLines) {
    takeInlineTagsAway(draft, target, closing);
    return;
  }
  draft.remove(lineStart(text, element.start), skipLineEnd(text, lineEnd(text, element.openEnd)));
  dedentChildren(draft, node, element);
  draft.remove(lineStart(text, startOf(closing)), skipLineEnd(text, lineEnd(text, endOf(closing))));
}

/**
 * Among words: white space that showed at an edge, inside or outside, must not meet a line end of the other side, which would hide
 * it and glue words.
 */
function takeInlineTagsAway(draft: Draft, { node, element, ancestors }: Target, closing: t.JSXClosingElement): void {
  const { text } = draft;
  const gaps = gapsAround(text, ancestors.at(-1) as JsxParent & AnyNode, node as AnyNode);
  const inner = text.slice(element.openEnd, startOf(closing));
  const first = /^[ \t\r\n]*/.exec(inner)?.[0] ?? '';
  const last = /[ \t\r\n]*$/.exec(inner)?.[0] ?? '';
  const hidesFirst = !gaps.isFirst && (/[\r\n]/.test(first) ? gaps.before : first && gaps.breaksBefore);
  const hidesLast = !gaps.isLast && (/[\r\n]/.test(last) ? gaps.after : last && gaps.breaksAfter);
  const put = writtenGap(text);
  if (!hidesFirst) draft.remove(element.start, element.openEnd);
  else draft.replace(element.start, element.openEnd + first.length, gaps.before ? '' : put);
  if (!hidesLast) draft.remove(startOf(closing), endOf(closing));
  else draft.replace(startOf(closing) - last.length, endOf(closing), gaps.after ? '' : put);
}

function dedentChildren(draft: Draft, node: t.JSXElement, element: SourceElement): void {
  const { text } = draft;
  const outer = indentAt(text, element.start);
  const first = skipLineEnd(text, lineEnd(text, element.openEnd));
  const inner = indentAt(text, first + (/^[ \t]*/.exec(text.slice(first))?.[0].length ?? 0));
  const step = inner.startsWith(outer) ? inner.slice(outer.length) : '';
  if (step === '') return;
  const closing = node.closingElement as t.JSXClosingElement;
  for (const start of innerLineStarts(text, node as AnyNode)) {
    if (start < first || start >= lineStart(text, startOf(closing)) || isBlank(text.slice(start, lineEnd(text, start))))
      continue;
    if (text.startsWith(outer + step, start)) draft.remove(start + outer.length, start + outer.length + step.length);
  }
}

/** As the value of an expression: its only child takes its place, and its key. */
function replaceByChild(draft: Draft, target: Target, child: t.JSXElement): void {
  const { text } = draft;
  const { node, element } = target;
  const key = findAttribute(node.openingElement, 'key');
  if (key && !findAttribute(child.openingElement, 'key')) {
    const inner = elementAt(target.source, startOf(child));
    if (inner) addAttribute(draft, inner, text.slice(startOf(key), endOf(key)));
  }
  const isLined = startsItsLine(text, startOf(child)) && startsItsLine(text, element.start);
  if (isLined) {
    const from = indentAt(text, startOf(child));
    const to = indentAt(text, element.start);
    for (const start of innerLineStarts(text, child as AnyNode)) {
      if (from.startsWith(to) && text.startsWith(from, start)) draft.remove(start + to.length, start + from.length);
    }
  }
  draft.remove(element.start, startOf(child));
  draft.remove(endOf(child), endOf(node));
}

/** As the value of an expression, with several children: the tags become those of a fragment. */
function swapTags(project: Project, draft: Draft, target: Target): void {
  const { node, source, element } = target;
  const key = findAttribute(node.openingElement, 'key');
  const tags = key
    ? keyedFragment(project, draft, source, draft.text.slice(startOf(key), endOf(key)))
    : fragmentTags(source);
  const closing = node.closingElement as t.JSXClosingElement;
  draft.replace(element.start, element.openEnd, tags.open);
  draft.replace(startOf(closing), endOf(closing), tags.close);
}
