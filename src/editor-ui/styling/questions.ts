/** Questions to the active page about the selection's styles, and the editing context that its answers are given in. */
import type { FrameCalls } from '../frame/channel.ts';
import { type EditorStore, selectedKey } from '../store/store.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import { pageContextOf, type StylingStore } from './store.ts';

/** Elements of a multi-selection whose values are compared. */
const MOST_COMPARED = 50;
/** A debounce: rules take the page longer than values, and are not asked for while arrow keys pass elements by. */
export const RULES_DELAY_MS = 60;

export type Questions = ReturnType<typeof createQuestions>;

interface Parts {
  store: EditorStore;
  styling: StylingStore;
  frame: FrameCalls;
  /** the server has told the style sheets of the page */
  areSheetsKnown(): boolean;
}

export function createQuestions({ store, styling, frame, areSheetsKnown }: Parts) {
  let timer = 0;
  /** questions for rules so far */
  let count = 0;
  let askedIn: EditingContext | null = null;
  const ofPrimary = (question: (key: string) => void) => {
    const key = selectedKey(store.getState());
    if (key) question(key);
  };

  /** @returns the number that its answer will have, unless it is asked anew before it is sent */
  function askRules(delay = RULES_DELAY_MS): number {
    window.clearTimeout(timer);
    const number = ++count;
    const question = (key: string) => {
      const { context, css } = styling.getState();
      askedIn = areSheetsKnown() ? context : null;
      frame.call('processRulesForSelectedElement', { ...css?.cssElementLookup }, key, number);
    };
    timer = window.setTimeout(() => ofPrimary(question), delay);
    return number;
  }

  return {
    askRules,
    /** Asks for the values of all selected elements and the rules of the primary one. @returns the number of the latter question */
    ask(rulesDelay?: number): number {
      for (const key of store.getState().selection.slice(-MOST_COMPARED)) frame.call('getCssEvals', key);
      return askRules(rulesDelay);
    },
    /** Asks for all computed values of the primary element. */
    askComputed: () => ofPrimary((key) => frame.call('getComputedValues', key)),
    /** Tells the page the theme and the breakpoints that are edited. */
    tellContext: () => frame.call('setEditingContext', pageContextOf(styling.getState())),
    /** Shows the primary element in the state (hover, focus) that is edited. */
    force: () =>
      ofPrimary((key) => {
        const { context } = styling.getState();
        frame.call('setModifiersForSelectedElement', context.state ? modifiersOf(context) : [], key);
      }),
    /** The context in which rules were asked for last; null if the server had not told the project's style sheets then. */
    askedIn: () => askedIn,
    newPage: () => {
      askedIn = null;
    },
    close: () => window.clearTimeout(timer),
  };
}
