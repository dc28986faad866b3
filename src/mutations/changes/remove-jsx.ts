/**
 * REMOVE_JSX: elements go, and nothing else does. Lines that they had to themselves go with them, comments stay, and where
 * something has to stand, `null` does.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { removeAttribute } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { leftEmptyWarning } from '../jsx/left-empty.ts';
import { type AnyNode, endOf, type JsxParent, startOf } from '../jsx/nodes.ts';
import { type Comments, extentOf } from '../jsx/own-comments.ts';
import { hasCommentIn, isMountCall, listCallOf, othersAreNothing, type Slot, slotOf } from '../jsx/slots.ts';
import { ofDocument } from '../jsx/tags.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, listItemRoot, mountRoot, noPlaceForNull } from '../refusals.ts';
import { removeArrayItem } from '../scope/array-items.ts';
import { gapsAround, spanWithGap } from '../text/gaps.ts';
import { removeWithLines } from '../text/write-text.ts';
import { sourceOf } from '../trace/origin.ts';

export function removeJsx(change: ChangeItem<'REMOVE_JSX'>, project: Project): Plan | Refusal {
  const ids = [...new Set(change.changeFields.codebaseIdsToRemove)];
  if (ids.length === 0) return invalidField('codebaseIdsToRemove', 'names no element');
  const targets: Target[] = [];
  for (const id of ids) {
    const target = findElement(project, id);
    if (isRefusal(target)) return target;
    const refused = ofDocument(target);
    if (refused) return refused;
    targets.push(target);
  }
  const parts: Plan['parts'] = [];
  const warnings: string[] = [];
  for (const file of new Set(targets.map((target) => target.source.file))) {
    const part = removeInFile(outermost(targets.filter((target) => target.source.file === file)), warnings);
    if (isRefusal(part)) return part;
    parts.push(part);
  }
  return { parts, warnings };
}

/** An element inside another one that goes too needs no edit of its own. */
export function outermost(targets: readonly Target[]): Target[] {
  return targets.filter(
    (target) =>
      !targets.some((other) => other.element.start < target.element.start && other.element.end >= target.element.end),
  );
}

function removeInFile(targets: Target[], warnings: string[]): Plan['parts'][number] | Refusal {
  const [first] = targets as [Target];
  const draft = new Draft(first.source);
  const losses = new Set<Atom>();
  const leaving = new Set<AnyNode>();
  for (const target of targets) {
    const gone = takeOut(draft, target);
    if (isRefusal(gone)) return gone;
    for (const node of gone) {
      leaving.add(node);
      for (const atom of atomsIn(node)) losses.add(atom);
    }
  }
  for (const parent of new Set(
    targets.map(({ ancestors }) => ancestors.findLast(({ type }) => type === 'JSXElement')),
  )) {
    warnings.push(...leftEmptyWarning(parent, leaving));
  }
  return {
    draft,
    expectation: {
      where: first.where,
      losses: (atom) => losses.has(atom),
      readBack: (after) => {
        const left = targets.find((target) => {
          const at = draft.map(target.element.start);
          return at !== null && after.elementAt(at) !== null;
        });
        return left ? `<${left.element.tagName}> would still be there` : null;
      },
    },
  };
}

/** Notes the end of one element. @returns the nodes that vanish */
export function takeOut(draft: Draft, target: Target): AnyNode[] | Refusal {
  const slot = slotOf(target);
  const node = target.node as AnyNode;
  switch (slot.kind) {
    case 'child':
      return takeChildOut(draft, slot.holder as JsxParent & AnyNode, node);
    case 'container':
      return takeOutOfContainer(draft, target, slot, node);
    case 'prop':
      return takeOutOfProp(draft, target, slot, node);
    case 'item':
      return takeOutOfArray(draft, slot, node);
    case 'text':
      return noPlaceForNull(target.where, sourceOf(target.source, slot.holder));
    case 'argument':
      if (isMountCall(slot.holder)) return mountRoot(target.where);
      return putNull(draft, target, slot, node);
    case 'return': {
      const list = listCallOf(slot.returns, slot.ancestors);
      if (list) return listItemRoot(target.where, sourceOf(target.source, list.callee));
      return putNull(draft, target, slot, node);
    }
    default:
      return putNull(draft, target, slot, node);
  }
}

/**
 * A child goes with its lines, or with the white space that would be left double.
 * @param comments that go too
 * @returns the nodes that vanish
 */
export function takeChildOut(draft: Draft, parent: JsxParent, node: AnyNode, comments: Comments = 'pair'): AnyNode[] {
  const extent = extentOf(draft.text, parent, node, comments);
  const gone = spanWithGap(draft.text, extent, gapsAround(draft.text, parent, node)) ?? { ...extent, put: '' };
  // a neighbour that goes too has taken the gap between them
  const { start, end } = draft.free(gone.start, gone.end);
  if (gone.put === '') removeWithLines(draft, start, end, extent);
  else draft.replace(start, end, gone.put);
  return extent.nodes;
}

function takeOutOfContainer(draft: Draft, target: Target, slot: Slot, node: AnyNode): AnyNode[] | Refusal {
  const { holder } = slot;
  const keepsComment = hasOtherComment(target, startOf(holder), endOf(holder));
  if (keepsComment || !othersAreNothing(slot)) return putNull(draft, target, slot, node);
  return takeChildOut(draft, slot.ancestors.at(-2) as JsxParent & AnyNode, holder);
}

function takeOutOfProp(draft: Draft, target: Target, slot: Slot, node: AnyNode): AnyNode[] | Refusal {
  const attribute = (slot.holder.type === 'JSXAttribute' ? slot.holder : slot.ancestors.at(-2)) as AnyNode;
  const keepsComment = hasOtherComment(target, startOf(attribute), endOf(attribute));
  if (keepsComment || !othersAreNothing(slot)) return putNull(draft, target, slot, node);
  removeAttribute(draft, attribute);
  return [attribute];
}

function takeOutOfArray(draft: Draft, slot: Slot, node: AnyNode): AnyNode[] {
  const elements = (slot.holder as AnyNode & { elements: (AnyNode | null)[] }).elements;
  if (slot.conditions.length > 0 || elements.includes(null)) {
    draft.replace(startOf(slot.operand), endOf(slot.operand), 'null');
    return [node];
  }
  removeArrayItem(draft, elements as AnyNode[], elements.indexOf(slot.expression));
  return [slot.expression];
}

/** `null` for the element and the parentheses around it, unless a comment stands in them. */
function putNull(draft: Draft, target: Target, slot: Slot, node: AnyNode): AnyNode[] {
  const commented = hasOtherComment(target, startOf(slot.operand), endOf(slot.operand));
  const span = commented || slot.operand.type !== 'ParenthesizedExpression' ? node : slot.operand;
  draft.replace(startOf(span), endOf(span), slot.holder.type === 'JSXAttribute' ? '{null}' : 'null');
  return [node];
}

/** Comments in a span that are not the element's own. */
function hasOtherComment({ source, element }: Target, start: number, end: number): boolean {
  return hasCommentIn(source, start, element.start) || hasCommentIn(source, element.end, end);
}
