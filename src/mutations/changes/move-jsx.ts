/** MOVE_JSX: an element goes elsewhere: within its parent, to another parent, component or file. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn, type Expectation } from '../check/verify.ts';
import { refuseEndless } from '../components/endless.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { newNestingWarning } from '../jsx/html-nesting.ts';
import { leftEmptyWarning } from '../jsx/left-empty.ts';
import { type AnyNode, endOf, type JsxParent, startOf, tagNameOf } from '../jsx/nodes.ts';
import { extentOf } from '../jsx/own-comments.ts';
import { findInsertionPoint, type InsertionPoint, insertAt } from '../jsx/placement.ts';
import { isLayout } from '../jsx/shown-children.ts';
import { listCallOf, othersAreNothing, type Slot, slotOf } from '../jsx/slots.ts';
import { insertSpaced, spacedPlace } from '../jsx/spaced-place.ts';
import { stepWithin } from '../jsx/step-within.ts';
import { ofDocument } from '../jsx/tags.ts';
import type { Project, Refusal, Relocation } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { intoItself, isRefusal, noChange, parentChanged, partOfCondition } from '../refusals.ts';
import { refuseItemRoot } from '../scope/list-data.ts';
import { carryNames, listWarnings } from '../scope/scope-check.ts';
import { type GapOrigin, type Gaps, gapsAround } from '../text/gaps.ts';
import { indentAt, lineEndOf } from '../text/layout.ts';
import { movedLines } from '../text/reindent.ts';
import { linesToRemove } from '../text/write-text.ts';
import { unusedWarning, withoutUnused } from '../unused/remove-unused.ts';
import { takeChildOut, takeOut } from './remove-jsx.ts';

export function moveJsx(change: ChangeItem<'MOVE_JSX'>, project: Project): Plan | Refusal {
  const fields = change.changeFields;
  const target = findElement(project, fields.codebaseIdToMove);
  if (isRefusal(target)) return target;
  const ofPage = ofDocument(target);
  if (ofPage) return ofPage;
  const place = findInsertionPoint(project, {
    into: fields.codebaseIdToMoveTo,
    before: fields.beforeCodebaseId,
    after: fields.afterCodebaseId,
  });
  if (isRefusal(place)) return place;
  const refused =
    whyNotThere(target, place) ??
    checkParent(project, target, fields.expectedCurrentParentCodebaseId) ??
    refuseEndless(project, target, place);
  if (refused) return refused;
  const slot = slotOf(target);
  const list = slot.kind === 'child' || slot.kind === 'container' ? null : listCallOf(slot.returns, slot.ancestors);
  if (list) return refuseItemRoot(project, target, list, change);
  const unit = unitToMove(target, slot, place);
  if (isRefusal(unit)) return unit;
  if (unit.node === (place.anchor?.unit ?? lastChild(place))) {
    return noChange(target.where, 'The element stands there already.');
  }
  return plan(project, target, unit, place);
}

function lastChild(place: InsertionPoint): AnyNode | undefined {
  return (place.parent.children as AnyNode[]).findLast((child) => !isLayout(child));
}

function whyNotThere(target: Target, place: InsertionPoint): Refusal | null {
  if (place.source.file !== target.source.file) return null;
  const spot = place.anchor?.unit ?? (place.parent as AnyNode);
  const isInside = startOf(place.parent) >= target.element.start && endOf(place.parent) <= target.element.end;
  if (isInside || (startOf(spot) > target.element.start && endOf(spot) < target.element.end)) {
    return intoItself(target.where);
  }
  return null;
}

/** The editor says which parent it saw; another one means that its picture is old. */
function checkParent(project: Project, target: Target, expected: string | undefined): Refusal | null {
  if (!expected) return null;
  const address = project.locate(expected);
  const parent = target.element.parent === null ? null : target.source.elements[target.element.parent];
  const isSame = address?.file === target.source.file && parent?.start === address.start;
  return isSame ? null : parentChanged(target.where);
}

interface Unit {
  node: AnyNode;
  /** false when the rest needs `null`, or an attribute has to go: see `takeOut` */
  isChild: boolean;
  ancestors: AnyNode[];
  warnings: string[];
}

/** The node that moves: the element, with its condition when that only shows or hides it. */
function unitToMove(target: Target, slot: Slot, place: InsertionPoint): Unit | Refusal {
  const node = target.node as AnyNode;
  if (slot.kind === 'child') return { node, isChild: true, ancestors: target.ancestors, warnings: [] };
  if (slot.kind === 'container') {
    const unit = { node: slot.holder, isChild: true, ancestors: slot.ancestors.slice(0, -1), warnings: [] };
    if (othersAreNothing(slot)) return unit;
    const staysInside = slot.ancestors.at(-2) === place.parent;
    if (!staysInside) return partOfCondition(target.where);
    return { ...unit, warnings: ['The whole condition moved along.'] };
  }
  if (slot.conditions.length > 0) return partOfCondition(target.where);
  return { node, isChild: false, ancestors: target.ancestors, warnings: [] };
}

function plan(project: Project, target: Target, unit: Unit, place: InsertionPoint): Plan | Refusal {
  const { source } = target;
  const isSameFile = place.source.file === source.file;
  const leaving = new Draft(source);
  const arriving = isSameFile ? leaving : new Draft(place.source);
  const refused = carryNames(project, unit.node, { source, ancestors: unit.ancestors }, place, arriving, target.where);
  if (refused) return refused;
  const parent = unit.isChild ? (unit.ancestors.at(-1) as JsxParent & AnyNode) : null;
  const gaps = parent && gapsAround(source.text, parent, unit.node);
  const step = isSameFile ? stepWithin(unit.node, place) : null;
  const { tagName } = target.element;
  const spaced = step ?? (gaps && spacedPlace(place, gapOrigin(source.text, unit, gaps, place), tagName));
  const hasLines = parent !== null && !spaced && !gaps?.before && !gaps?.after;
  const comments = hasLines ? 'own' : 'none';
  const extent = extentOf(source.text, parent, unit.node, comments);
  // among its siblings it keeps the blank line that parts it from one
  const isApart =
    hasLines && place.parent === parent && linesToRemove(source.text, extent.start, extent.end, extent).hasBlank;
  if (step) leaving.remove(step.cut.start, step.cut.end);
  else if (parent) takeChildOut(leaving, parent, unit.node, comments);
  else {
    const gone = takeOut(leaving, target);
    if (isRefusal(gone)) return gone;
  }
  const from = indentAt(source.text, startOf(unit.node));
  const eol = isSameFile ? undefined : lineEndOf(place.source.text);
  let moved = movedLines(source.text, extent, from, from, eol);
  const write = (indent: string) => {
    moved = movedLines(source.text, extent, from, indent, eol);
    return moved.text;
  };
  const { mark, inner } = spaced ? insertSpaced(arriving, spaced, write) : insertAt(arriving, place, write, isApart);
  const offset = (old: number) => arriving.offsetOf(mark, inner + moved.at(old));
  const relocations = rootsIn(target, unit.node).map<Relocation>((start) => ({
    from: { file: source.file, start },
    to: { file: place.source.file, start: offset(start) },
  }));
  const part = (draft: Draft) => ({ draft, expectation: expectationFor(draft, target, unit, arriving, relocations) });
  const left = isSameFile ? null : withoutUnused(part(leaving));
  return {
    parts: [part(arriving), ...(left ? [left.part] : [])],
    moved: relocations,
    warnings: [
      ...unit.warnings,
      ...(parent && parent !== place.parent ? leftEmptyWarning(parent, new Set([unit.node])) : []),
      ...unusedWarning(left?.locals ?? []),
      ...listWarnings(unit.ancestors, place.ancestors),
      ...newNestingWarning(unit.node, unit.ancestors, place.ancestors),
    ],
  };
}

/** The white space that a unit had beside it. */
function gapOrigin(text: string, unit: Unit, { before, after }: Gaps, place: InsertionPoint): GapOrigin {
  const own = [before, after].flatMap((one) => (one ? [text.slice(one.start, one.end)] : []));
  return {
    hadGap: own.length > 0,
    isExplicit: own.some((one) => one.includes('{')),
    sameParent: unit.ancestors.at(-1) === place.parent,
  };
}

/** Outermost elements of the moved node. */
function rootsIn({ source }: Target, unit: AnyNode): number[] {
  const inside = source.elements.filter((one) => one.start >= startOf(unit) && one.end <= endOf(unit));
  return inside
    .filter((one) => !inside.some((other) => other.start < one.start && other.end >= one.end))
    .map((one) => one.start);
}

function expectationFor(draft: Draft, target: Target, unit: Unit, arriving: Draft, moved: Relocation[]): Expectation {
  const own = atomsIn(unit.node);
  const isAcross = draft !== arriving || moved[0]?.from.file !== moved[0]?.to.file;
  const arrives = draft === arriving;
  return {
    where: target.where,
    gains: (atom) => own.has(atom) || (arrives && isAcross && /^(?:import:|ImportDeclaration$|identifier:)/.test(atom)),
    losses: (atom) => own.has(atom) || (!arrives && atom.startsWith('attribute:')) || isAttributeOfSlot(atom, unit),
    readBack: (after) => {
      if (!arrives) return null;
      const isThere = moved.every(({ to }) => after.elementAt(to.start));
      const root = moved[0] && after.elementAt(moved[0].to.start);
      const tag = target.node === unit.node && root ? tagNameOf(root.openingElement.name) : target.element.tagName;
      return isThere && tag === target.element.tagName ? null : 'the element is not where it was to go';
    },
  };
}

/** An element that was a prop's value takes the attribute with it. */
function isAttributeOfSlot(atom: string, unit: Unit): boolean {
  if (unit.isChild) return false;
  const attribute = unit.ancestors.findLast((one) => one.type === 'JSXAttribute');
  return attribute !== undefined && atomsIn(attribute).has(atom);
}
