/**
 * The editing context: breakpoint × container × state or part × theme. An edit applies to that combination only, and the frame shows the app in
 * it. The *base* is no breakpoint, no state and not dark.
 */
import type { ShownState, ShownTheme } from '../../protocol/canvases.ts';
import { containerWords } from '../../protocol/containers.ts';
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import {
  RELATIVE_STATES,
  type Relative,
  type RelativeModifier,
  relativeModifier,
  relativeOf,
} from '../../protocol/relatives.ts';
import type { SiblingPlace } from '../../protocol/sibling-places.ts';
import { spanWords } from '../../protocol/width-spans.ts';

export const STATES = [
  { id: 'hover', label: 'Hover' },
  { id: 'focus', label: 'Focus' },
  { id: 'focus-visible', label: 'Focus, by keyboard' },
  { id: 'active', label: 'Active' },
  { id: 'disabled', label: 'Disabled' },
  { id: 'invalid', label: 'Invalid' },
  { id: 'required', label: 'Required' },
  { id: 'first', label: 'First child' },
  { id: 'last', label: 'Last child' },
  { id: 'odd', label: 'Odd children' },
  { id: 'even', label: 'Even children' },
  { id: 'before', label: '::before' },
  { id: 'after', label: '::after' },
  { id: 'placeholder', label: '::placeholder' },
] as const satisfies readonly { id: StateId; label: string }[];

/** A state of the element or of another one, its place among siblings, or a part of it: their styles are edited in the same way. */
export type StateId = ShownState | SiblingPlace | PseudoElement | RelativeModifier;
export type ThemeId = ShownTheme;

export interface EditingContext {
  /** the widths that are edited, by their modifier: `md` from this breakpoint of the project up, `max-md` below it */
  breakpoint: string | null;
  /** the width of a container around the element, by its modifier: `@md` (`protocol/containers.ts`) */
  container: string | null;
  state: StateId | null;
  /** null: as the app is by itself. Light is the base, shown */
  theme: ThemeId | null;
}

export const BASE: EditingContext = { breakpoint: null, container: null, state: null, theme: null };

/** The modifiers of a STYLING change made in the context: breakpoint, state, dark. */
export function modifiersOf({ breakpoint, container, state, theme }: EditingContext): string[] {
  return [breakpoint, container, state, theme === 'dark' ? 'dark' : null].filter((part) => part !== null);
}

/** The states of other elements that the styles of an element can hang on. @param relatives of the element */
export function relativeStates(relatives: readonly Relative[]): { id: RelativeModifier; label: string }[] {
  return relatives.flatMap((one) =>
    RELATIVE_STATES[one.kind].map((state) => {
      const id = relativeModifier({ ...one, state });
      return { id, label: stateLabel(id) };
    }),
  );
}

/** `Hover`; of another element with its name: `Hover: group card`, `Checked: .toggle`. */
export function stateLabel(state: StateId): string {
  const own = STATES.find(({ id }) => id === state);
  if (own) return own.label;
  const relative = relativeOf(state);
  if (!relative) return state;
  const words = relative.state.replace('-', ' ');
  const named = state.includes('/.') ? `.${relative.className}` : relative.className.replace('/', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${named}`;
}

/** The context in words: `md · Hover · Dark`, `below md`; empty for the base. */
export function contextWords({ breakpoint, container, state, theme }: EditingContext): string {
  return [
    breakpoint && spanWords(breakpoint),
    container && containerWords(container),
    state && stateLabel(state),
    theme === 'dark' ? 'Dark' : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
