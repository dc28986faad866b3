/**
 * Text that the page shows but an element's source only computes: where its words stand, asked of the server's trace, and the
 * change that edits them there ('Edit Dynamic Text', spec §4).
 */
import { v4 as uuid } from 'uuid';
import type { ApiError, TextPart, TextPlace } from '../protocol/api.ts';
import { type AnyMutationChange, createChange, type EditScope } from '../protocol/changes.ts';
import { LONGEST_CHILD_TEXT } from '../protocol/nav-tree.ts';
import { awaitField } from './commands/typed-ahead.ts';
import type { Editor } from './editor.ts';
import { userIsActing } from './frame/activation.ts';
import { withScope } from './scope/apply-scope.ts';
import { chosenScope } from './scope/default-scope.ts';
import { callSiteOf, listPlaceOf } from './scope/plurality.ts';
import type { NavIndex, NavItem } from './store/nav-index.ts';
import type { EditorState } from './store/state.ts';
import { activeFrame, patchPanels } from './store/store.ts';

/** One part of a shown text as the inspector offers it. */
export interface EditablePart {
  part: TextPart;
  /** the literal that is shown; null where there is none, or no telling which */
  literal: TextPlace | null;
}

/** Asks where the words of an element stand. */
export async function askTextSource(editor: Editor, item: NavItem): Promise<TextPart[] | ApiError> {
  const state = editor.store.getState();
  const list = listPlaceOf(activeFrame(state).tree, state.elements, item);
  const query = new URLSearchParams({ codebaseId: item.codebaseId ?? '', shown: item.text });
  if (list) query.set('dataIndex', String(list.index));
  const site = callSiteOf(activeFrame(state).tree, state.elements, item);
  if (site) query.set('callSite', site.source.codebaseId);
  const answer = await editor.ask<{ parts: TextPart[] }>(`/textSource?${query}`);
  return answer.ok ? answer.value.parts : answer.error;
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

/** The tree has but the beginning of a long text. */
function isBeginning(shown: string, words: string): boolean {
  return shown.length >= LONGEST_CHILD_TEXT && words.startsWith(flat(shown));
}

/** What an element shows on the page: its own text, and those of what stands in it. */
export function shownTexts(tree: NavIndex, item: NavItem): string[] {
  const children = item.children.flatMap((key) => tree.items.get(key) ?? []);
  return [item.text, ...children.flatMap((child) => shownTexts(tree, child))];
}

/**
 * The change that makes one part of a text read differently, whatever the others are by then.
 * @param part its place among the parts
 * @param oldWords what stands in its literal
 */
export function partChange(
  state: EditorState,
  item: NavItem,
  part: number,
  oldWords: string,
  words: string,
): AnyMutationChange | null {
  if (!item.codebaseId) return null;
  const fields = { codebaseIdToEditText: item.codebaseId, newText: words, oldText: oldWords, part };
  return withScope(state, createChange(uuid(), 'EDIT_TEXT', fields), item, scopeOfText(state, item));
}

/** Words differ from one to the next: where nothing else was chosen, those of this one are meant. */
function scopeOfText(state: EditorState, item: NavItem): EditScope {
  const chosen = chosenScope(state, item.codebaseId);
  if (chosen) return chosen;
  const { tree } = activeFrame(state);
  if (listPlaceOf(tree, state.elements, item)) return 'data';
  return callSiteOf(tree, state.elements, item) ? 'instance' : 'definition';
}

/** To the field in the inspector that edits the element's words, or to the reason why there is none. */
export function editDynamicText(editor: Editor, elementKey: string): void {
  const { store, frame } = editor;
  if (!store.getState().selection.includes(elementKey)) frame.select([elementKey]);
  patchPanels(store, { inspector: true });
  store.setState(({ choices }) => ({ textAsked: { key: elementKey, choices } }));
}

/** Whether the text of an element is to be gone to: it was asked for, and nothing else was chosen since. */
export function isTextAsked({ textAsked, choices }: EditorState, key: string): boolean {
  return textAsked?.key === key && textAsked.choices === choices;
}

/**
 * The page's own button, or a double-click on a text that cannot be typed over in place: it counts only while the user is acting,
 * because script in the page can press it, too (S-101). What is typed meanwhile is for the field.
 */
export function takeDynamicText(editor: Editor, elementKey: string): void {
  if (!userIsActing()) return;
  editDynamicText(editor, elementKey);
  awaitField(editor, ({ textAsked, choices }) => textAsked?.choices === choices);
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
