/**
 * EDIT_TEXT: the words of an element, or of one of its attributes, where they are written.
 *
 * The text that the page showed is laid over the pieces of the element's source; the difference falls into literal text,
 * which is rewritten in the way of its place, or into a computed part, which is traced to the literal it comes from.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import type { Expectation } from '../check/verify.ts';
import { findElement, type Target, whereIs } from '../jsx/find-element.ts';
import { isNativeTag, startOf } from '../jsx/nodes.ts';
import { valueSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, loneSurrogate, noChange, placeName } from '../refusals.ts';
import { handedChildren, isOwnText, originIn, propsInParts, shownProps } from '../text/editable.ts';
import { matchText, type TextMatch } from '../text/match-text.ts';
import { type Piece, partsOf, piecesOf, sketchOf } from '../text/pieces.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { type SaidEdit, withOldText } from '../text/unsaid-text.ts';
import { type Words, wordsOf } from '../text/words.ts';
import { braced, jsxText, writePiece } from '../text/write-text.ts';
import { ambiguousText, dynamicText, textInsideComponent, textNotFound, wordsOfSeveral } from '../text-refusals.ts';
import { editGiven, editTraced, reads, type TracedEdit, traceOf } from '../trace/edit-traced.ts';
import { originOf, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { targetOfWords } from '../trace/use-text.ts';
import { valuesOf } from '../trace/values.ts';

export function editText(asked: ChangeItem<'EDIT_TEXT'>, project: Project): Plan | Refusal {
  const { codebaseIdToEditText, newText, part, attribute } = asked.changeFields;
  const element = findElement(project, codebaseIdToEditText);
  if (isRefusal(element)) return element;
  const isPart = part !== undefined && attribute === undefined;
  const target = isPart ? targetOfWords(element, traceOf(project, placeIn(asked))) : element;
  if (hasLoneSurrogate(newText)) return loneSurrogate(target.where);
  const words = wordsOf(target, attribute);
  if (isRefusal(words)) return words;
  const allowed = attribute === undefined ? null : valueSource(newText, attribute, target);
  if (allowed && isRefusal(allowed)) return allowed;
  const { pieces } = words;
  const change = withOldText(asked, target, pieces, project);
  if (isRefusal(change)) return change;
  const { oldText } = change.changeFields;
  if (newText === oldText) return sameText(target);
  if (part !== undefined && pieces.some(shows)) return editPart(project, target, words, change, part);
  if (attribute === undefined && !pieces.some(shows)) return withoutContent(project, target, change);
  const match = matchText(pieces, oldText, newText);
  const given = attribute === undefined ? editWordsGiven(project, target, match, change) : null;
  if (given) return given;
  switch (match.kind) {
    case 'static':
      return match.values.size === 0 ? sameText(target) : rewrite(target, words, match.values);
    case 'dynamic':
      return editTraced(
        project,
        originIn(target, match.piece.node),
        { ...placeIn(change), oldText: match.oldValue, newText: match.newValue },
        target.where,
      );
    case 'mixed':
      return editOneOf(project, target, match, change);
    case 'ambiguous': {
      const places = match.pieces.map((piece) => placeName(whereIs(target.source, piece.start)));
      return ambiguousText(target.where, oldText, places.join(', '));
    }
    default:
      return textNotFound(target.where, oldText);
  }
}

const sameText = ({ where }: Target): Refusal => noChange(where, 'The text is the same as before.');

/** Which of the rendered elements is meant. */
function placeIn(change: ChangeItem<'EDIT_TEXT'>): Partial<TracedEdit> {
  const { scope, dataIndex, dataCount, lists, callSiteCodebaseId, callSitesAround } = change;
  return { scope, dataIndex, dataCount, lists, callSiteCodebaseId, callSitesAround };
}

/** Words of the element's own JSX come before those that its component makes. */
function editWordsGiven(project: Project, target: Target, match: TextMatch, change: SaidEdit): Plan | Refusal | null {
  if (match.kind === 'static' || match.kind === 'ambiguous') return null;
  const pieces = match.kind === 'dynamic' ? [match.piece] : match.kind === 'mixed' ? match.pieces : [];
  const { oldText, newText } = change.changeFields;
  const values = match.kind === 'dynamic' ? [match.oldValue] : match.kind === 'mixed' ? (match.shown ?? []) : [];
  const beside = pieces.map(({ node }, i) => ({
    origin: originIn(target, node),
    shown: values[i] ?? oldText,
    isOwn: isOwnText(target, node),
  }));
  return editGiven(project, target, beside, { ...placeIn(change), oldText, newText });
}

/** The words of one part, whatever stands around it. */
function editPart(project: Project, target: Target, words: Words, change: SaidEdit, part: number): Plan | Refusal {
  const { newText, oldText } = change.changeFields;
  const piece = partsOf(words.pieces)[part];
  if (piece?.kind === 'dynamic') {
    return editTraced(project, originIn(target, piece.node), { ...placeIn(change), oldText, newText }, target.where);
  }
  // the source may be another one since the parts were read
  if (piece?.cooked.value !== oldText) return textNotFound(target.where, oldText);
  return rewrite(target, words, new Map([[piece, newText]]));
}

function shows(piece: Piece): boolean {
  return piece.kind !== 'static' || piece.cooked.value !== '';
}

function rewrite(target: Target, { pieces, read }: Words, values: Map<Piece, string>): Plan {
  const draft = new Draft(target.source);
  for (const [piece, value] of values) if (piece.kind === 'static') writePiece(draft, piece, value);
  const expected = sketchOf(pieces, target.source.text, values);
  return { parts: [{ draft, expectation: readsAs(target, expected, read) }] };
}

/** The element shows exactly this (in terms of `sketchOf`) and holds no element or code more than before. */
function readsAs(target: Target, expected: string, read: Words['read'] = piecesOf): Expectation {
  return {
    where: target.where,
    covers: target.element,
    readBack: (after) => {
      const node = after.elementAt(target.element.start);
      if (!node) return 'the element is gone';
      return sketchOf(read(node, after.text), after.text) === expected ? null : 'the text reads differently';
    },
  };
}

/** Text for an element that has none yet. */
function intoEmpty(target: Target, newText: string): Plan | Refusal {
  const { node, element, source, where } = target;
  const draft = new Draft(source);
  const raw = jsxText(newText) ?? braced(newText, draft);
  if (!node.closingElement) {
    if (!isNativeTag(element.tagName)) return textInsideComponent(where, element.tagName);
    const tail = source.text.slice(element.attributesEnd, element.end);
    const slash = element.attributesEnd + tail.lastIndexOf('/');
    const gap = /[ \t]*$/.exec(source.text.slice(element.attributesEnd, slash))?.[0].length ?? 0;
    draft.replace(slash - gap, element.end, `>${raw}</${element.tagName}>`);
  } else {
    const blank = node.children.every((child) => child.type === 'JSXText');
    const end = blank ? startOf(node.closingElement) : element.openEnd;
    draft.replace(element.openEnd, end, raw);
  }
  return { parts: [{ draft, expectation: readsAs(target, newText) }] };
}

type Mixed = Extract<TextMatch, { kind: 'mixed' }>;

/** Several computed parts: the words are those of the one that reads so, if there is just one. */
function editOneOf(project: Project, target: Target, { pieces, shown }: Mixed, change: SaidEdit): Plan | Refusal {
  const { oldText, newText } = change.changeFields;
  const edit = { ...placeIn(change), oldText, newText };
  const origins = pieces.map((piece) => originIn(target, piece.node));
  const reading = origins.filter((origin) => reads(project, origin, edit));
  const [only, second] = reading;
  if (only && !second) return editTraced(project, only, edit, target.where);
  const [first] = pieces as [Mixed['pieces'][number]];
  const names = pieces.map((piece) => sourceOf(target.source, piece.node)).join(', ');
  if (shown) return wordsOfSeveral(target.where, names, shown);
  const { ancestors } = originIn(target, first.node);
  return dynamicText(target.where, names, originOf(target.source, first.node, ancestors));
}

/**
 * Plans the edit of an element without children: in a `children` attribute or a spread, else in a prop that its
 * component renders.
 */
function withoutContent(project: Project, target: Target, change: SaidEdit): Plan | Refusal {
  const { where, element } = target;
  const { oldText, newText } = change.changeFields;
  const edit = { ...placeIn(change), oldText, newText };
  const follow = (origin: Origin) => ({ origin, found: valuesOf(origin, traceOf(project, edit)) });
  const handed = handedChildren(target)
    .map(follow)
    .find(({ found }) => found.values.length + found.unknown.length > 0);
  if (handed && reads(project, handed.origin, edit)) return editTraced(project, handed.origin, edit, where);
  const isNative = isNativeTag(element.tagName);
  const props = isNative ? [] : shownProps(target);
  const shown = props.map((origin) => ({ origin, shown: oldText, isOwn: false }));
  const given = editGiven(project, target, [], edit, shown);
  if (given) return given;
  if (!handed && oldText.trim() === '') return intoEmpty(target, newText);
  const inParts = isNative
    ? []
    : propsInParts(target, oldText).filter(({ computed }) =>
        computed.every(({ origin, shown }) => reads(project, origin, { ...edit, oldText: shown })),
      );
  const [prop, other] = inParts;
  if (prop && !other) {
    const { attribute } = prop;
    return editText({ ...change, changeFields: { ...change.changeFields, part: undefined, attribute } }, project);
  }
  const [only, second] = props.filter((origin) => reads(project, origin, edit));
  if (second) return ambiguousText(where, oldText, `several props of <${element.tagName}>`);
  const origin = only ?? handed?.origin;
  if (origin) return editTraced(project, origin, edit, where);
  return isNative ? textNotFound(where, oldText) : textInsideComponent(where, element.tagName);
}
