/** Waits until the editor knows where the selection's styles come from. An edit that starts earlier could write to another place. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import { selectedKey } from '../store/store.ts';
import type { StylingState } from './store.ts';

/** A lost connection, in ms: a page that does not answer must not hold a key up for longer. */
const PATIENCE_MS = 5_000;
export const STYLES_NOT_KNOWN: ApiError = {
  code: 'page-silent',
  message: "Not changed: the page has not yet reported the source of this element's styles.",
  hint: 'Do it again in a moment, or reload the page.',
};
/** a key was pressed for the selection before */
export const SELECTED_MEANWHILE: ApiError = {
  code: 'selection-changed',
  message: 'Not done: something else was selected meanwhile.',
  hint: 'Do it again for what is selected now.',
};

/**
 * True once the page has told values and rules of the primary element, in the current context and with the project's style sheets.
 * For an element that it does not have, the page answers without values.
 */
export function areStylesKnown(state: StylingState, key: string | null): boolean {
  const { rulesKey, rulesContext, context, styles } = state;
  return key !== null && rulesKey === key && rulesContext === context && !!styles[key]?.values.display;
}

/**
 * Waits for the page's answers, which are missing right after a selection or a change of context.
 * @returns 'silent' if the page does not answer, 'other' if something else was selected meanwhile
 */
export async function untilStylesKnown({ store, styling }: Editor): Promise<'known' | 'silent' | 'other'> {
  const since = store.getState().choices;
  // not by its key, which changes when an element is added before it
  const isOther = () => store.getState().choices !== since;
  const isKnown = () => areStylesKnown(styling.store.getState(), selectedKey(store.getState()));
  if (!isKnown()) {
    await new Promise<void>((resolve) => {
      const done = () => {
        for (const stop of stops) stop();
        window.clearTimeout(timer);
        resolve();
      };
      const look = () => (isOther() || isKnown()) && done();
      const stops = [styling.store.subscribe(look), store.subscribe(look)];
      const timer = window.setTimeout(done, PATIENCE_MS);
    });
  }
  if (isOther()) return 'other';
  return isKnown() ? 'known' : 'silent';
}
