/** Whether it is known where the selection's styles come from. An edit that begins before may go to another place than theirs. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import { selectedKey } from '../store/store.ts';
import type { StylingState } from './store.ts';

/** a page that does not answer holds no key up for longer */
const PATIENCE_MS = 5_000;
export const STYLES_NOT_KNOWN: ApiError = {
  code: 'page-silent',
  message: "Not changed: the page has not told where this element's styles come from.",
  hint: 'Do it again in a moment, or reload the page.',
};
/** what was asked for before, is not for that */
export const SELECTED_MEANWHILE: ApiError = {
  code: 'selection-changed',
  message: 'Not done: something else was selected meanwhile.',
  hint: 'Do it again for what is selected now.',
};

/**
 * True once the page has told values and rules of the primary element, asked for in the present context and with the project's
 * style sheets. The page tells of an element that it does not have without values.
 */
export function areStylesKnown(state: StylingState, key: string | null): boolean {
  const { rulesKey, rulesContext, context, styles } = state;
  return key !== null && rulesKey === key && rulesContext === context && !!styles[key]?.values.display;
}

/**
 * Waits for the page, which right after a selection, or in another context, has not told yet.
 * @returns 'silent' when it does not tell, 'other' where something else was selected meanwhile
 */
export async function untilStylesKnown({ store, styling }: Editor): Promise<'known' | 'silent' | 'other'> {
  const since = store.getState().choices;
  // its key may change meanwhile, with what is added before it
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
