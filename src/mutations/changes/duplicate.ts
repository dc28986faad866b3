/** DUPLICATE: a copy right behind the original, under the same conditions. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { copyText } from '../jsx/copy-element.ts';
import type { Target } from '../jsx/find-element.ts';
import { fragmentTags } from '../jsx/fragments.ts';
import { type AnyNode, endOf, type JsxParent, startOf } from '../jsx/nodes.ts';
import { type Extent, extentOf } from '../jsx/own-comments.ts';
import { isMountCall, listCallOf, slotOf } from '../jsx/slots.ts';
import type { Project, Refusal, Relocation } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, listItemRoot, mountRoot, noPlaceForNull } from '../refusals.ts';
import { gapBeside, linesBetween } from '../text/gaps.ts';
import { indentAt, indentUnit, lineEndOf, ownsItsLines } from '../text/layout.ts';
import { indentInner } from '../text/reindent.ts';
import { sourceOf } from '../trace/origin.ts';
import { outermost } from './remove-jsx.ts';
import { findTargets, standsOnOwnLines } from './wrap-div.ts';

export function duplicate(change: ChangeItem<'DUPLICATE'>, project: Project): Plan | Refusal {
  const targets = findTargets(project, change.changeFields.codebaseIdsToDuplicate, 'codebaseIdsToDuplicate');
  if (isRefusal(targets)) return targets;
  const plan: Plan & { copied: Relocation[]; warnings: string[] } = { parts: [], copied: [], warnings: [] };
  for (const file of new Set(targets.map((target) => target.source.file))) {
    const refused = duplicateInFile(outermost(targets.filter((target) => target.source.file === file)), plan);
    if (refused) return refused;
  }
  return plan;
}

function duplicateInFile(targets: Target[], plan: Plan & { copied: Relocation[]; warnings: string[] }): Refusal | null {
  const [first] = targets as [Target];
  const draft = new Draft(first.source);
  const gains = new Set<Atom>(['fragment', 'element:Fragment', 'element:React.Fragment']);
  const places: { target: Target; offset: () => number }[] = [];
  for (const target of targets) {
    const offset = copyBehind(draft, target, plan.warnings);
    if (isRefusal(offset)) return offset;
    places.push({ target, offset });
    for (const atom of atomsIn(target.node)) gains.add(atom);
  }
  const starts = places.map(({ offset }) => offset());
  places.forEach(({ target }, i) => {
    const { file } = target.source;
    plan.copied.push({ from: { file, start: target.element.start }, to: { file, start: starts[i] as number } });
  });
  plan.parts.push({
    draft,
    expectation: {
      where: first.where,
      gains: (atom) => gains.has(atom),
      readBack: (after) => (starts.every((start) => after.elementAt(start)) ? null : 'the copy is not there'),
    },
  });
  return null;
}

/** Notes the copy. @returns where it will be in the new text, asked when the draft is complete */
function copyBehind(draft: Draft, target: Target, warnings: string[]): (() => number) | Refusal {
  const slot = slotOf(target);
  if (slot.kind === 'argument' && isMountCall(slot.holder)) return mountRoot(target.where);
  if (slot.kind === 'text') return noPlaceForNull(target.where, sourceOf(target.source, slot.holder));
  const list = listCallOf(slot.returns, slot.ancestors);
  if (list) return listItemRoot(target.where, sourceOf(target.source, list.callee));
  const { text } = draft;
  const node = target.node as AnyNode;
  const indent = indentAt(text, startOf(node));
  if (slot.kind === 'child') {
    const parent = slot.holder as JsxParent & AnyNode;
    const extent = extentOf(text, parent, node, 'pair');
    const isApart = extent.nodes.length > 1 && hasBlankBeside(text, extent);
    const ownLines = ownsItsLines(text, startOf(node), endOf(node)) ? linesBetween(text, parent, isApart) + indent : '';
    const lead = (gapBeside(text, parent, node) || ownLines) + text.slice(extent.start, startOf(node));
    const tail = text.slice(endOf(node), extent.end);
    return insertCopy(draft, target, lead, tail, indent, indent, warnings, extent.end);
  }
  if (slot.kind === 'item' && slot.conditions.length === 0) {
    const lead = standsOnOwnLines(text, startOf(node), endOf(node)) ? `,${lineEndOf(text)}${indent}` : ', ';
    return insertCopy(draft, target, lead, '', indent, indent, warnings);
  }
  const { open, close } = fragmentTags(target.source);
  if (!standsOnOwnLines(text, startOf(node), endOf(node))) {
    draft.insert(startOf(node), open);
    return insertCopy(draft, target, '', close, indent, indent, warnings);
  }
  const eol = lineEndOf(text);
  const unit = indentUnit(text);
  draft.insert(startOf(node), `${open}${eol}${indent}${unit}`);
  indentInner(draft, node, unit);
  return insertCopy(
    draft,
    target,
    `${eol}${indent}${unit}`,
    `${eol}${indent}${close}`,
    indent,
    indent + unit,
    warnings,
  );
}

/** True where a blank line parts it from a sibling. */
function hasBlankBeside(text: string, { start, end, isFirst, isLast }: Extent): boolean {
  const isAbove = !isFirst && /\n[ \t]*\r?\n[ \t]*$/.test(text.slice(0, start));
  return isAbove || (!isLast && /^[ \t]*\r?\n[ \t]*\r?\n/.test(text.slice(end)));
}

function insertCopy(
  draft: Draft,
  target: Target,
  lead: string,
  tail: string,
  from: string,
  to: string,
  warnings: string[],
  at = endOf(target.node),
): () => number {
  const copy = copyText(target.source, target.node as AnyNode, from, to);
  const mark = draft.insert(at, lead + copy.text + tail);
  for (const warning of copy.warnings) if (!warnings.includes(warning)) warnings.push(warning);
  return () => draft.offsetOf(mark, lead.length);
}
