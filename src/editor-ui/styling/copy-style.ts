/** Copies an element's look to another one: its declarations without size and position. */
import type { Editor } from '../editor.ts';
import { propertyPlace } from '../inspector/styles/use-property.ts';
import { selectedKey } from '../store/store.ts';
import { tokenOf } from './css-value.ts';
import { shownLonghands } from './longhands.ts';

/** Longhands that make the look; size, position and margin belong to the place. */
const LOOK: readonly string[] = [
  'color',
  'background-color',
  'background-image',
  'opacity',
  'box-shadow',
  'border-radius',
  'padding',
  'border-width',
  'border-style',
  'border-color',
  'gap',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'text-decoration',
].flatMap(shownLonghands);

/**
 * The declared properties of the primary element and their values. A token is kept as a token. Any other text (`1em`, `inherit`) may
 * mean something else on another element, so its computed value is taken.
 */
export function copiedStyle(editor: Editor): Record<string, string> {
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const values = styling.styles[selectedKey(state) ?? '']?.values ?? {};
  const copied: Record<string, string> = {};
  for (const property of LOOK) {
    const { origin } = propertyPlace(state, styling, property);
    if (origin.kind === 'none' || origin.kind === 'inherited') continue;
    const value = origin.written && tokenOf(origin.written) ? origin.written : values[property];
    if (value) copied[property] = value;
  }
  return copied;
}
