/** The words that an EDIT_TEXT without `oldText` is about: those of the element, where they are one text. */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import { noText, textNotSaid } from '../text-refusals.ts';
import { traceOf } from '../trace/edit-traced.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';
import { textOf } from '../trace/write-literal.ts';
import { originIn } from './editable.ts';
import { type Piece, partsOf } from './pieces.ts';

/** A change that says which words it is about. */
export type SaidEdit = ChangeItem<'EDIT_TEXT'> & { changeFields: { oldText: string } };

/**
 * @param pieces of the element
 * @returns the change with its old text, or a refusal where the element holds several texts, or elements and no text
 */
export function withOldText(
  change: ChangeItem<'EDIT_TEXT'>,
  target: Target,
  pieces: readonly Piece[],
  project: Project,
): SaidEdit | Refusal {
  const { oldText, part } = change.changeFields;
  const holdsElements = pieces.some(({ kind }) => kind === 'separator');
  if (!oldText?.trim() && holdsElements && partsOf(pieces).length === 0) {
    return noText(target.where, target.element.tagName);
  }
  const asked = part === undefined ? pieces : partsOf(pieces).slice(part, part + 1);
  const text = oldText ?? onlyText(asked, target, traceOf(project, change));
  if (text === null) return textNotSaid(target.where);
  return { ...change, changeFields: { ...change.changeFields, oldText: text } };
}

/** Null where there are several texts, or the value of a computed one is unknown. */
function onlyText(pieces: readonly Piece[], target: Target, trace: Trace): string | null {
  const texts = pieces.filter((piece) => piece.kind !== 'separator');
  const words = partsOf(pieces);
  const [first] = words;
  if (first?.kind === 'dynamic' && words.length === 1) return literalOf(originIn(target, first.node), trace);
  if (!texts.every((piece) => piece.kind === 'static')) return null;
  if (texts.length === pieces.length) return texts.map(({ cooked }) => cooked.value).join('');
  // beside elements only one text is meant for sure; the space between them and the text stays
  return first?.kind === 'static' && words.length === 1 ? first.cooked.value.trim() : null;
}

/** The value of a computed text, where only one literal can be behind it. */
function literalOf(origin: Origin, trace: Trace): string | null {
  const { values, unknown } = valuesOf(origin, trace);
  const [only, second] = distinct(values);
  return only && !second && unknown.length === 0 ? textOf(only) : null;
}
