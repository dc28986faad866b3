/** EDIT_TEXT of a computed text: the one literal that it comes from is changed, or the reason said why there is none. */
import type * as t from '@babel/types';
import type { EditScope, ListPosition } from '../../protocol/changes.ts';
import type { Target } from '../jsx/find-element.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, type Where } from '../refusals.ts';
import { originIn } from '../text/editable.ts';
import { collapse, matchText } from '../text/match-text.ts';
import { ambiguousText, dynamicText, severalCallSites, textNotFound } from '../text-refusals.ts';
import { alsoUsed } from './also-used.ts';
import { type Beside, wordsGiven } from './given-words.ts';
import { valuesShown } from './library-data.ts';
import { listsAt } from './list-positions.ts';
import { placeOf, sourceOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';
import { startTrace, type Trace } from './tracer.ts';
import { distinct, endAtUse, isEmptyElement, originInUse, places, type Use, usesIn, whereOf } from './use-parts.ts';
import { withPlace, wordsOnce } from './words-once.ts';
import { hasFormsAlike, placeOfWords, textOf, writeLiteral } from './write-literal.ts';

export interface TracedEdit {
  oldText: string;
  newText: string;
  scope?: EditScope;
  dataIndex?: number;
  /** how many items of that list the page shows */
  dataCount?: number;
  /** the lists around the element, from the inside out */
  lists?: readonly ListPosition[];
  /** id of the element that uses the component, where it has several */
  callSiteCodebaseId?: string;
  /** the uses around that one */
  callSitesAround?: readonly string[];
}

/** @param opened uses whose children it is among */
export function editTraced(
  project: Project,
  origin: Origin,
  edit: TracedEdit,
  where: Where,
  opened: readonly AnyNode[] = [],
): Plan | Refusal {
  const found = foundFor(project, origin, edit);
  const inUse = editInUse(project, found, origin, edit, where, opened);
  if (inUse) return inUse;
  const end = endAtUse(found, edit.oldText);
  const expression = end && end === found.end ? end : origin;
  const literal = chooseLiteral(project, found, expression, edit, end ? whereOf(end) : where);
  if (isRefusal(literal)) return literal;
  const plan = editLiteral(literal, origin, edit, where);
  return found.choices.has('state') ? warned(plan, IS_STATE) : plan;
}

const IS_STATE = 'It is state, and the page keeps its old value: reload the page to see the new one.';

function warned(plan: Plan | Refusal, warning: string): Plan | Refusal {
  return isRefusal(plan) ? plan : { ...plan, warnings: [...(plan.warnings ?? []), warning] };
}

/** @param shown the expression, or the element, that shows the literal */
function editLiteral(literal: Origin, shown: Origin, { oldText, newText }: TracedEdit, where: Where): Plan | Refusal {
  const part = writeLiteral(literal, oldText, newText, where);
  if (isRefusal(part)) return part;
  const note = `The text stands at ${placeOfWords(literal, oldText)}; it was changed there.`;
  const use = alsoUsed(literal, shown);
  return { parts: [part], note, warnings: use ? [use] : [] };
}

/**
 * The edit of words that a package's component makes of what its element gives it.
 * @param beside computed texts in the element: where these read so as well, nobody knows which is meant
 * @param props that a component without children usually shows, such as `title`; they take precedence over others
 * @returns null where it is given none that read so
 */
export function editGiven(
  project: Project,
  target: Target,
  beside: readonly Beside[],
  edit: TracedEdit,
  props: readonly Beside[] = [],
): Plan | Refusal | null {
  if (edit.oldText.trim() === '') return null;
  const isMeant = (text: string) => sameWords(text, edit.oldText);
  const trace = traceOf(project, edit);
  const { literals, isName, isState } = wordsGiven(target, edit.oldText, sameWords, trace, [...beside, ...props]);
  if (literals.length === 0) return null;
  const others = beside.flatMap(({ origin }) => foundFor(project, origin, edit).values);
  const all = distinct([...literals, ...others.filter((one) => isMeant(textOf(one, edit.oldText) ?? ''))]);
  const [only, second] = all;
  if (second) return ambiguousText(target.where, edit.oldText, places(all));
  const plan = editLiteral(only as Origin, originIn(target, target.node), edit, target.where);
  const named = isName ? warned(plan, SERVES_AS_NAME) : plan;
  return isState ? warned(named, IS_STATE) : named;
}

const SERVES_AS_NAME = 'The text is the key of its item as well. Look in the code for what uses the old one.';

/**
 * The edit of a text among the children of a use that are partly computed: of the words between these, or of a computed one. Of
 * several texts the one is meant that reads so.
 * @returns null where no use has one, or the words are a literal's
 */
function editInUse(
  project: Project,
  found: Traced,
  origin: Origin,
  edit: TracedEdit,
  where: Where,
  opened: readonly AnyNode[],
): Plan | Refusal | null {
  const uses = usesIn(found, edit.oldText, opened);
  if (uses.length === 0 || readsLiterally(found, edit.oldText)) return null;
  const options = uses.flatMap((use) => textsToEdit(use, edit));
  const written = uses.filter((use) => changesWords(use, edit)).map((use) => use.origin);
  const isOneUse = distinct(found.values).length === 1;
  const isOnly = options.length === 1 && isOneUse;
  const read = isOnly ? options : options.filter((one) => reads(project, one.origin, one.edit, opened));
  // none reads so: the reason is that of the text which is not an element, such as an icon
  const texts = options.filter((one) => !showsElements(foundFor(project, one.origin, one.edit)));
  const reading = read.length === 0 && isOneUse && texts.length === 1 ? texts : read;
  const all = [...written, ...reading.map((one) => one.origin)];
  if (all.length === 0) return null;
  if (found.choices.has('call-site') && !isOfThisOne(edit) && !isOneUse) {
    const every = distinct(found.values);
    return severalCallSites(where, sourceOf(origin.in, origin.node), every.length, places(every));
  }
  if (all.length > 1) return ambiguousText(where, edit.oldText, places(all));
  const [words] = written;
  if (words) return editLiteral(words, origin, edit, where);
  const only = reading[0] as TextInUse;
  return editTraced(project, only.origin, only.edit, whereOf(only.origin), [...opened, only.use]);
}

function showsElements({ values, unknown }: Traced): boolean {
  return values.length > 0 && unknown.length === 0 && values.every(({ node }) => node.type === 'JSXElement');
}

interface TextInUse {
  use: AnyNode;
  origin: Origin;
  edit: TracedEdit;
}

/** True where the edit changes literal words alone. */
function changesWords({ pieces }: Use, { oldText, newText }: TracedEdit): boolean {
  const match = matchText(pieces, oldText, newText);
  return match.kind === 'static' && match.values.size > 0;
}

function textsToEdit(use: Use, edit: TracedEdit): TextInUse[] {
  const match = matchText(use.pieces, edit.oldText, edit.newText);
  const text = (node: t.Node, change: Partial<TracedEdit>) => {
    return { use: use.origin.node, origin: originInUse(use, node), edit: { ...edit, ...change } };
  };
  if (match.kind === 'mixed') return match.pieces.map((piece) => text(piece.node, {}));
  if (match.kind !== 'dynamic') return [];
  return [text(match.piece.node, { oldText: match.oldValue, newText: match.newValue })];
}

/** True if one of the literals that an expression is followed to is the old text. */
export function reads(project: Project, origin: Origin, edit: TracedEdit, opened: readonly AnyNode[] = []): boolean {
  const found = foundFor(project, origin, edit);
  if (edit.oldText.trim() === '') return false;
  if (readsLiterally(found, edit.oldText)) return true;
  return usesIn(found, edit.oldText, opened).some((use) =>
    textsToEdit(use, edit).some((one) => reads(project, one.origin, one.edit, [...opened, one.use])),
  );
}

function foundFor(project: Project, origin: Origin, edit: TracedEdit): Traced {
  const reads = edit.oldText.trim() ? (text: string) => sameWords(text, edit.oldText) : null;
  return valuesShown(origin, reads, traceOf(project, edit));
}

function readsLiterally({ values }: Traced, oldText: string): boolean {
  return values.some((one) => sameWords(textOf(one, oldText) ?? '', oldText));
}

/** Starts a trace for one rendered element. */
export function traceOf(project: Project, edit: Omit<TracedEdit, 'oldText' | 'newText'>): Trace {
  const ids = edit.callSiteCodebaseId === undefined ? [] : [edit.callSiteCodebaseId, ...(edit.callSitesAround ?? [])];
  const callSites = ids.flatMap((id) => project.locate(id) ?? []);
  const lists = listsAt(project, edit.lists);
  return {
    ...startTrace(project),
    dataIndex: edit.dataIndex ?? null,
    dataCount: edit.dataCount,
    lists,
    callSites,
    shared: {},
  };
}

function chooseLiteral(
  project: Project,
  found: Traced,
  origin: Origin,
  edit: TracedEdit,
  where: Where,
): Origin | Refusal {
  const expression = sourceOf(origin.in, origin.node);
  const isText = (value: Origin) => textOf(value, edit.oldText) !== null && !isEmptyElement(value);
  const literals = distinct(found.values.filter(isText));
  const reasons = unfollowed(found, edit.oldText);
  const stop = found.stop ? whereOf(found.stop) : where;
  if (literals.length === 0) {
    const once = wordsOnce(origin, found, edit.oldText, project);
    const reason = withPlace(reasons[0] ?? 'it is computed when the page runs', once);
    return dynamicText(once ? whereOf(once) : stop, expression, reason);
  }
  if (found.choices.has('call-site') && !isOfThisOne(edit) && literals.length > 1) {
    return severalCallSites(where, expression, literals.length, places(literals));
  }
  const matching = literals.filter((value) => sameWords(textOf(value, edit.oldText) as string, edit.oldText));
  const [only] = matching;
  if (only && matching.length === 1) return only;
  if (matching.length > 1) return ambiguousText(where, edit.oldText, places(matching));
  if (reasons.length > 0) return dynamicText(stop, expression, reasons[0] as string);
  return textNotFound(where, edit.oldText);
}

function isOfThisOne({ scope }: TracedEdit): boolean {
  return scope === 'instance' || scope === 'data';
}

/** Why not all of a value was followed to literals, one sentence part each. */
export function unfollowed(found: Traced, shown: string | null): string[] {
  const alike = found.values.filter((one) => shown !== null && hasFormsAlike(one, shown));
  const reasons = [
    ...found.unknown,
    ...found.values.filter((one) => textOf(one, shown) === null).map(describe),
    ...alike.map((one) => `${sourceOf(one.in, one.node)} at ${placeOf(one)} has several forms that read so`),
  ];
  return [...new Set(reasons)];
}

function describe(value: Origin): string {
  return `it is ${sourceOf(value.in, value.node)} at ${placeOf(value)}`;
}

/** Equal but for white space. */
export function sameWords(a: string, b: string): boolean {
  return collapse(a) === collapse(b);
}
