/** The parts of a text that an element's source computes: their literals, the words that they show, and the changes of them. */

import { v4 as uuid } from 'uuid';
import type { ApiError, StoryArgName, TextPart, TextPlace } from '../protocol/api.ts';
import { type AnyMutationChange, createChange, type EditScope } from '../protocol/changes.ts';
import { LONGEST_CHILD_TEXT } from '../protocol/nav-tree.ts';
import { withShownBlanks } from '../protocol/shown-blanks.ts';
import type { Editor } from './editor.ts';
import { flat } from './plain-words.ts';
import { withScope } from './scope/apply-scope.ts';
import { chosenScope } from './scope/default-scope.ts';
import { callSiteOf, fromSameCallSite, listPlaceOf, placeOfItem, usesAround } from './scope/plurality.ts';
import type { NavIndex, NavItem } from './store/nav-index.ts';
import type { EditorState } from './store/state.ts';
import { activeFrame } from './store/store.ts';

/** One part of a shown text as the inspector offers it. */
export interface EditablePart {
  part: TextPart;
  /** the literal that is shown; null where there is none, or where several could be meant */
  literal: TextPlace | null;
}

/** The text on the page of an element's prop, or of the element itself. */
export function shownText(item: NavItem, attribute: string | undefined): string {
  return attribute === undefined ? item.text : String(item.props[attribute] ?? '');
}

/**
 * Asks the server for the source of an element's words.
 * @param attribute the prop whose words are meant, instead of the element's content
 * @param words of the element those that are meant, where it shows several
 */
export async function askTextSource(
  editor: Editor,
  item: NavItem,
  attribute?: string,
  words: string | null = null,
): Promise<TextPart[] | ApiError> {
  const state = editor.store.getState();
  const query = placeQuery(state, item);
  const shown = words ?? shownText(item, attribute);
  // an instance whose package makes its texts shows several
  if (shown !== '' || !item.isComponent) query.set('shown', shown);
  if (attribute !== undefined) query.set('attribute', attribute);
  const { type, component } = activeFrame(state);
  if (type === 'STORY' && component) {
    query.set('storyFile', component.file);
    query.set('storyExport', component.exportName);
  }
  const answer = await editor.ask<{ parts: TextPart[] }>(`/textSource?${query}`);
  return answer.ok ? answer.value.parts : answer.error;
}

/** Which of the elements on the page that have one source is meant. */
export function placeQuery(state: EditorState, item: NavItem): URLSearchParams {
  const { tree } = activeFrame(state);
  const query = new URLSearchParams({ codebaseId: item.codebaseId ?? '' });
  const list = listPlaceOf(tree, state.elements, item);
  if (list) {
    const { dataIndex, dataCount, lists } = placeOfItem(tree, state.elements, list);
    query.set('dataIndex', String(dataIndex));
    query.set('dataCount', String(dataCount));
    for (const { codebaseId, index, count } of lists) query.append('list', `${codebaseId}:${index}:${count}`);
  }
  const { callSiteCodebaseId, callSitesAround = [] } = usesAround(tree, state.elements, item);
  for (const id of [callSiteCodebaseId ?? [], callSitesAround].flat()) query.append('callSite', id);
  return query;
}

/**
 * Picks each part's literal: the only one whose words are shown.
 * @param shown the texts of the element, and of those in it
 */
export function editableParts(parts: readonly TextPart[], shown: readonly string[]): EditablePart[] {
  const isShown = ({ text }: TextPlace) => {
    const words = flat(text);
    return words !== '' && shown.some((one) => flat(one).includes(words) || isBeginning(one, words));
  };
  return parts.map((part) => {
    const [only, second] = part.expression === null ? part.sources : part.sources.filter(isShown);
    const literal = second ? null : only;
    // the server sets code between backticks, as in its sentences
    const expression = part.expression?.replace(/^`|`$/g, '') ?? null;
    return { part: { ...part, expression }, literal: literal ?? null };
  });
}

/** The tree holds only the beginning of a long text. */
function isBeginning(shown: string, words: string): boolean {
  return shown.length >= LONGEST_CHILD_TEXT && words.startsWith(flat(shown));
}

/** The texts of an element on the page, its own and those of its descendants; or that of one of its props. */
export function shownTexts(tree: NavIndex, item: NavItem, attribute?: string): string[] {
  if (attribute !== undefined) return [shownText(item, attribute)];
  const children = item.children.flatMap((key) => tree.items.get(key) ?? []);
  return [item.text, ...children.flatMap((child) => shownTexts(tree, child))];
}

/** from the first sign of a text to the one behind its last */
type Span = [start: number, end: number];

/** Where each part stands in a text that can be typed as one; null where it cannot. */
export function spansInText(parts: readonly EditablePart[], text: string): Span[] | null {
  if (parts.length < 2 || !parts.some(({ literal }) => literal) || text.length >= LONGEST_CHILD_TEXT) return null;
  let at = 0;
  const spans: Span[] = [];
  for (const { part } of parts) {
    const start = part.shown === undefined ? -1 : text.indexOf(part.shown, at);
    if (part.shown === undefined || start < 0) return null;
    at = start + part.shown.length;
    spans.push([start, at]);
  }
  return spans;
}

/**
 * What of a text that is typed as one is marked at first: the words meant, without the spaces around them. A sign alone, as in
 * `$5`, is part of the word beside it: then all is.
 */
export function markedIn(text: string, [start, end]: [number, number]): [start: number, end: number] {
  const part = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(part)) return [0, text.length];
  return [start + part.length - part.trimStart().length, end - part.length + part.trimEnd().length];
}

/** Words with the spaces at the edges of the old text, which part it from its neighbours; typed ones come in their place. */
export function withEdges(words: string, old: string): string {
  if (words === '' || old.trim() === '') return words;
  const before = /^\s/.test(words) ? '' : (/^\s*/.exec(old) as RegExpExecArray)[0];
  const after = /\s$/.test(words) ? '' : (/\s*$/.exec(old) as RegExpExecArray)[0];
  return before + words + after;
}

export interface MeantPart {
  /** among the parts; null for the text as a whole, where the server finds the part that is different */
  index: number | null;
  /** null where it is not known which */
  part: TextPart | null;
  /** the prop whose text it is, instead of the element's content */
  attribute?: string;
}

/**
 * The change that rewrites one part of a text and leaves the others alone.
 * @param old the words that it has now, of its literal or of the whole text
 */
export function partChange(
  state: EditorState,
  item: NavItem,
  { index, part, attribute }: MeantPart,
  old: string,
  words: string,
): AnyMutationChange | null {
  if (!item.codebaseId) return null;
  const ofProp = attribute === undefined ? {} : { attribute };
  const ofPart = index === null || part?.isGiven ? {} : { part: index };
  const fields = { codebaseIdToEditText: item.codebaseId, newText: words, oldText: old, ...ofPart, ...ofProp };
  const change = createChange(uuid(), 'EDIT_TEXT', fields);
  // words in the element's own JSX are those of all that it renders; without a scope the server counts these
  if (part?.expression === null)
    return chosenScope(state, item.codebaseId) ? { ...change, scope: 'definition' } : change;
  const scoped = withScope(state, change, item, scopeOfText(state, item));
  if (scoped.scope !== 'data' || !part?.isOfAllItems) return scoped;
  const others = fromSameCallSite(activeFrame(state).tree, state.elements, item).map(({ key }) => key);
  return { ...scoped, instantUpdateKeys: [...new Set([item.key, ...others])] };
}

/** The change of a text that was typed as one. Where only words of the element's own JSX are different, it is of that part. */
export function wholeChange(
  state: EditorState,
  item: NavItem,
  { parts, spans }: { parts: readonly EditablePart[]; spans: readonly Span[] },
  old: string,
  typed: string,
): AnyMutationChange | null {
  const computed = parts.flatMap(({ part }, i) => (part.expression === null ? [] : [old.slice(...(spans[i] as Span))]));
  const words = withShownBlanks(typed, computed);
  const [from, to] = rangeApart(old, words);
  const touched = parts.flatMap((_, i) => {
    const [start, end] = spans[i] as Span;
    return from <= end && to >= start ? [i] : [];
  });
  const [index = 0] = touched;
  const [start, end] = spans[index] as Span;
  const { part, literal } = parts[index] as EditablePart;
  const isOwn = part.expression === null && literal?.text === old.slice(start, end);
  const { attribute } = part;
  if (touched.length !== 1 || !isOwn)
    return partChange(state, item, { index: null, part: null, attribute }, old, words);
  const now = words.slice(start, words.length - (old.length - end));
  return partChange(state, item, { index, part, attribute }, literal.text, now);
}

/** Where the old text is different from the new one: between the beginning and the end that they share. */
function rangeApart(old: string, words: string): Span {
  const most = Math.min(old.length, words.length);
  let start = 0;
  while (start < most && old[start] === words[start]) start++;
  let same = 0;
  while (same < most - start && old.at(-1 - same) === words.at(-1 - same)) same++;
  return [start, old.length - same];
}

/** The change that gives a story's arg another text. */
export function argChange(arg: StoryArgName, words: string): AnyMutationChange {
  return createChange(uuid(), 'CHANGE_ARG', { ...arg, argValue: words });
}

/** List items have different words, so without a choice by the user the edit goes to this item's. */
export function scopeOfText(state: EditorState, item: NavItem): EditScope {
  const chosen = chosenScope(state, item.codebaseId);
  if (chosen) return chosen;
  const { tree } = activeFrame(state);
  if (listPlaceOf(tree, state.elements, item)) return 'data';
  return callSiteOf(tree, state.elements, item) ? 'instance' : 'definition';
}

/**
 * The part that words on the page belong to.
 * @param words one of the texts that the element shows, or its beginning
 * @returns its index; null if it may be any
 */
export function partWith(parts: readonly EditablePart[], words: string): number | null {
  const [only, second] = parts.flatMap((part, i) => (readsAs(part, words) ? [i] : []));
  if (only !== undefined) return second === undefined ? only : null;
  // words that no literal has are of a part that has none
  const rest = withoutLiteral(parts, words);
  const [other] = rest;
  return other !== undefined && rest.length === 1 ? parts.indexOf(other) : null;
}

/**
 * The parts without a literal that the words on the page may be of.
 * @param words null for any
 */
export function withoutLiteral(parts: readonly EditablePart[], words: string | null): EditablePart[] {
  const all = parts.filter(({ literal }) => !literal);
  const isSaid = ({ part }: EditablePart) =>
    words !== null && part.shown !== undefined && flat(part.shown) === flat(words);
  const isLikely = ({ part }: EditablePart) => part.isUnlikely === undefined && part.shown?.trim() !== '';
  for (const some of [all.filter(isSaid), all.filter(isLikely)]) if (some.length > 0) return some;
  return all;
}

export function readsAs({ literal }: EditablePart, words: string): boolean {
  return literal !== null && (flat(literal.text) === flat(words) || isBeginning(words, flat(literal.text)));
}

/**
 * Of the words of one text, before and after edits of it, those that the page shows.
 * @param said newest first
 */
export function shownOf(said: readonly string[], shown: readonly string[]): string | null {
  return said.find((words) => shown.some((one) => flat(one) === flat(words))) ?? said[0] ?? null;
}
