/**
 * Where the words of an element stand, read without an edit: the editor asks before it offers to change a computed text.
 *
 * An element shows *parts* in order. The words of a part stand in the element itself, or at literals elsewhere that an
 * expression is followed to; for others a reason is given.
 */
import type { TextPart, TextPlace } from '../../protocol/api.ts';
import type { ListPosition } from '../../protocol/changes.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import { LONGEST_CHILD_TEXT } from '../../protocol/nav-tree.ts';
import { findElement, type Target, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isNativeTag, startOf } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { handedChildren, isOwnText, originIn, propsInParts, shownProps } from '../text/editable.ts';
import { shownByPiece } from '../text/match-text.ts';
import { partsOf } from '../text/pieces.ts';
import { wordsOf } from '../text/words.ts';
import { sameWords, traceOf, unfollowed } from './edit-traced.ts';
import { type Beside, wordsGiven } from './given-words.ts';
import { valuesShown } from './library-data.ts';
import { isNumber } from './made-of.ts';
import { sourceOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';
import type { Trace } from './tracer.ts';
import { computedTexts, distinct, endAtUse, isEmptyElement, places, usesIn } from './use-parts.ts';
import { targetOfWords } from './use-text.ts';
import { valuesOf } from './values.ts';
import { withPlace, wordsOnce } from './words-once.ts';
import { spanOf, textOf } from './write-literal.ts';

export interface TextQuestion {
  /** which item of the list around it, null for any */
  dataIndex?: number | null;
  /** how many items of that list the page shows */
  dataCount?: number | null;
  /** the lists around the element, from the inside out */
  lists?: readonly ListPosition[];
  /** the text of the element on the page: of several literals those that read like it are meant */
  shown?: string | null;
  /** id of the element that uses the component, where it has several */
  callSite?: string | null;
  /** the uses around that one, from the inside out */
  callSitesAround?: readonly string[];
  /** the prop whose text is asked for; null for the element's content */
  attribute?: string | null;
  /** the story that the page shows */
  story?: ExportedComponent | null;
}

export interface TextTrace {
  ok: true;
  /** in order; of a component without children one part for each prop that may be shown */
  parts: TextPart[];
}

/** @returns the parts, none for an element without text; a refusal where no element or no text can be there */
export function traceText(project: Project, codebaseId: string, question: TextQuestion = {}): TextTrace | Refusal {
  const asked = findElement(project, codebaseId);
  if (isRefusal(asked)) return asked;
  const place = {
    dataIndex: question.dataIndex ?? undefined,
    dataCount: question.dataCount ?? undefined,
    lists: question.lists,
    callSiteCodebaseId: question.callSite ?? undefined,
    callSitesAround: question.callSitesAround,
  };
  const trace: Trace = { ...traceOf(project, place), story: question.story };
  const target = question.attribute == null ? targetOfWords(asked, trace) : asked;
  const isUse = target !== asked;
  const words = wordsOf(target, question.attribute ?? undefined);
  if (isRefusal(words)) return words;
  const { source, element } = target;
  const follow = (origin: Origin, shown: string | null) => computedPart(origin, shown, trace);
  const pieces = partsOf(words.pieces);
  const all = question.shown ?? null;
  const givenBeside = (beside: readonly Beside[]) =>
    question.attribute == null && !isUse && all?.trim() ? givenPart(target, all, trace, beside) : null;
  if (pieces.length === 0 && question.attribute == null) {
    const handed = handedChildren(target)
      .map((origin) => follow(origin, all))
      .find(({ sources, reasons }) => sources.length + reasons.length > 0);
    if (handed?.sources.length) return { ok: true, parts: [handed] };
    const props = isNativeTag(element.tagName) ? [] : shownProps(target);
    const reading = props.map((origin) => follow(origin, all)).filter(({ sources }) => sources.length > 0);
    const given = givenBeside(props.map((origin) => ({ origin, shown: all ?? '', isOwn: false })));
    if (given) return { ok: true, parts: [isTheSame(given, reading) ? { ...reading[0], ...GIVEN } : given] };
    if (reading.length > 0) return { ok: true, parts: reading };
    const ofProp = isNativeTag(element.tagName) || all === null ? null : partsOfProp(project, target, all, question);
    if (ofProp) return { ok: true, parts: ofProp };
    const made = all === null ? null : madeOfNumber(target, props, all, trace);
    const only = made ?? handed;
    return { ok: true, parts: only ? [only] : unsetProps(props, all, trace) };
  }
  // child elements have texts of their own; else the spaces between two parts count as well
  const isOneText = words.pieces.every((piece) => piece.kind !== 'separator');
  const shown = shownByPiece(isOneText ? words.pieces.filter((piece) => piece.kind !== 'separator') : pieces, all);
  const computed = pieces.flatMap((piece) => (piece.kind === 'dynamic' ? piece : []));
  const given = givenBeside(
    computed.map((piece) => ({
      origin: originIn(target, piece.node),
      shown: shown.get(piece) ?? all ?? '',
      isOwn: isOwnText(target, piece.node),
    })),
  );
  const parts = pieces.map((piece) => {
    const ofIt = shown.get(piece);
    const part: TextPart =
      piece.kind === 'static'
        ? {
            expression: isUse ? `\`<${element.tagName}>\`` : null,
            sources: [wordsAt(source, piece.start, piece.end, piece.cooked.value)],
            reasons: [],
          }
        : follow(originIn(target, piece.node), ofIt ?? null);
    if (piece.kind === 'dynamic' && !isOwnText(target, piece.node)) part.isUnlikely = true;
    return isOneText && ofIt !== undefined ? { ...part, shown: ofIt } : part;
  });
  const beside = given ? parts.filter(({ sources }) => sources.some(({ text }) => readsAs(text, all as string))) : [];
  if (!given || beside.some(({ expression }) => expression === null)) return { ok: true, parts };
  // the component and a computed text in it may both show such words: which of them is meant, nobody knows
  const sources = [given, ...beside].flatMap((part) => part.sources);
  const isFirst = ({ file, start }: TextPlace, i: number) =>
    sources.findIndex((one) => one.file === file && one.start === start) === i;
  return { ok: true, parts: [{ ...given, sources: sources.filter(isFirst) }] };
}

/** The parts of the one prop that reads so when they are put together, each of them found. */
function partsOfProp(project: Project, target: Target, shown: string, question: TextQuestion): TextPart[] | null {
  const found = propsInParts(target, shown).flatMap(({ attribute }) => {
    const traced = traceText(project, target.codebaseId, { ...question, attribute });
    const isFound = traced.ok && traced.parts.every(({ sources }) => sources.length > 0);
    return isFound ? [traced.parts.map((part) => ({ ...part, attribute }))] : [];
  });
  const [only, second] = found;
  return only && !second ? only : null;
}

const GIVEN = { isGiven: true } as const;

/** The words that a package's component makes of what it is given; null where it is given none that read so. */
function givenPart(target: Target, shown: string, trace: Trace, beside: readonly Beside[]): TextPart | null {
  const { literals } = wordsGiven(target, shown, readsAs, trace, beside);
  const sources = literals.map((value) => literalPlace(value, shown));
  if (sources.length === 0) return null;
  return { expression: `\`${target.element.tagName}\``, sources, reasons: [], ...GIVEN };
}

/** True where one prop alone reads so: its part says more. */
function isTheSame({ sources: [only, second] }: TextPart, reading: readonly TextPart[]): reading is [TextPart] {
  const [place, another] = reading.flatMap(({ sources }) => sources);
  return !second && !another && only?.file === place?.file && only?.start === place?.start;
}

/** What a component makes of one of its props: `$40,570` of 40570. Null where no number reads like the text, or several places do. */
function madeOfNumber(target: Target, props: readonly Origin[], shown: string, trace: Trace): TextPart | null {
  const digits = digitsOf(shown);
  const found = props.flatMap((origin) =>
    valuesOf(origin, trace)
      .values.filter((literal) => isNumber(literal.node) && digits !== '' && digitsOf(codeOf(literal)) === digits)
      .map((literal) => ({ origin, literal })),
  );
  const [first] = found;
  if (!first || distinct(found.map(({ literal }) => literal)).length > 1) return null;
  const { origin, literal } = first;
  const at = placeAt(literal.in, startOf(literal.node));
  const reason = `it is what \`${target.element.tagName}\` makes of ${sourceOf(literal.in, literal.node)}`;
  const expression = sourceOf(origin.in, origin.node);
  return { expression, sources: [], reasons: [reason], at, madeOf: { ...at, text: codeOf(literal) } };
}

/** Props that no use gives, so that the component shows words of its own: given there, they may be shown instead. */
function unsetProps(props: readonly Origin[], shown: string | null, trace: Trace): TextPart[] {
  return props.filter((origin) => valuesOf(origin, trace).isUnset).map((origin) => computedPart(origin, shown, trace));
}

/** `$40,570.00` → `40570` */
const digitsOf = (text: string): string => text.replace(/[.,]0+$/, '').replace(/\D/g, '');

/**
 * @param shown the text of the part on the page: a literal that reads otherwise is never its source; null where nobody knows
 * @param opened uses whose children it is among
 */
function computedPart(origin: Origin, shown: string | null, trace: Trace, opened: readonly AnyNode[] = []): TextPart {
  const found = valuesShown(origin, shown?.trim() ? (text) => readsAs(text, shown) : null, trace);
  const literals = distinct(found.values.filter((value) => textOf(value, shown) !== null && !isEmptyElement(value)));
  const reading = literals.filter((value) => shown === null || readsAs(textOf(value, shown) as string, shown));
  const inUses = shown === null || reading.length === 0 ? partsInUses(found, shown, trace, opened) : [];
  const sources = inUses.flatMap((part) => part.sources);
  const likely = inUses.filter((part) => (sources.length === 0 ? !part.isUnlikely : part.sources.length > 0));
  const [only, second] = likely.length > 0 ? likely : inUses;
  const isOfUse = reading.length === 0 && (sources.length > 0 || distinct(found.values).length === 1);
  if (only && !second && isOfUse) return only;
  if (only && isOfUse && sources.length === 0) return { ...only, ...allOf(likely.length > 0 ? likely : inUses) };
  const reasons = unfollowed(found, shown);
  if (literals.length > 0 && reading.length + sources.length === 0)
    reasons.push(`it reads otherwise at ${places(literals)}`);
  const end = endAtUse(found, shown);
  const computed = end && end === found.end ? end : origin;
  const made = found.stop && isNumber(found.stop.node) ? found.stop : null;
  const isFollowed = literals.length + sources.length > 0 || made !== null;
  const once = isFollowed || reasons.length === 0 ? null : wordsOnce(origin, found, shown, trace.project);
  if (once) reasons[0] = withPlace(reasons[0] as string, once);
  const at = once ?? end ?? made ?? found.stop;
  const part: TextPart = {
    expression: sourceOf(computed.in, computed.node),
    sources: [...reading.map((value) => literalPlace(value, shown)), ...sources],
    reasons,
    ...((found.isUnset || isOfElements(found, shown)) && { isUnlikely: true as const }),
    ...(at && { at: placeAt(at.in, startOf(at.node)) }),
    ...(made && { madeOf: { ...placeAt(made.in, startOf(made.node)), text: codeOf(made) } }),
  };
  return trace.dataIndex !== null && isOfAllItems(reading, origin, trace) ? { ...part, isOfAllItems: true } : part;
}

/** Several texts of a use none of which is found: each may be the one that is meant. */
function allOf(parts: readonly TextPart[]): Pick<TextPart, 'expression' | 'reasons'> {
  const expression = parts.map((part) => part.expression).join(', ');
  return { expression, reasons: [...new Set(parts.flatMap(({ reasons }) => reasons))] };
}

/** What stands in elements is their text. */
function isOfElements({ values, unknown }: Traced, shown: string | null): boolean {
  const isElement = (value: Origin) =>
    value.node.type === 'JSXElement' && (textOf(value, shown) === null || isEmptyElement(value));
  return values.length > 0 && unknown.length === 0 && values.every(isElement);
}

/** The computed texts among the children of the uses that a value was followed to. */
function partsInUses(found: Traced, shown: string | null, trace: Trace, opened: readonly AnyNode[]): TextPart[] {
  return usesIn(found, shown, opened).flatMap((use) =>
    computedTexts(use, shown).map((text) => {
      const part = computedPart(text.origin, text.shown, trace, [...opened, use.origin.node]);
      return { at: placeAt(text.origin.in, startOf(text.origin.node)), ...part };
    }),
  );
}

const codeOf = ({ in: { text }, node }: Origin): string => text.slice(startOf(node), endOf(node));

/** @param ofItem the literals of one item */
function isOfAllItems(ofItem: readonly Origin[], origin: Origin, trace: Trace): boolean {
  if (ofItem.length !== 1) return false;
  const ofAny = valuesOf(origin, { ...trace, dataIndex: null, lists: trace.lists?.slice(1) });
  return ofAny.unknown.length === 0 && distinct([...ofItem, ...ofAny.values]).length === 1;
}

/** @param shown of a long text its beginning */
function readsAs(text: string, shown: string): boolean {
  return (
    sameWords(text, shown) || (shown.length >= LONGEST_CHILD_TEXT && sameWords(text.slice(0, shown.length), shown))
  );
}

function literalPlace(value: Origin, shown: string | null): TextPlace {
  const { start, end } = spanOf(value, shown);
  const place = wordsAt(value.in, start, end, textOf(value, shown) as string);
  return value.arg ? { ...place, arg: value.arg } : place;
}

function wordsAt(source: { file: string; text: string }, start: number, end: number, text: string): TextPlace {
  // White space before the first word is layout: the place is where the words begin.
  const words = /^\s*/.exec(source.text.slice(start, end))?.[0].length ?? 0;
  return { ...placeAt(source, start + words), start, end, text };
}

function placeAt(source: { file: string; text: string }, start: number): Required<TextPart>['at'] {
  const { line = 1, column = 0 } = whereIs(source, start);
  return { file: source.file, line, column };
}
