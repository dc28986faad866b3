/** The look of an element, to put on another one: what is declared for it, without its size and place. */
import type { Editor } from '../editor.ts';
import { placeOf } from '../inspector/styles/use-property.ts';
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
 * Property to value, of what is set for the primary element itself. A token stays the token; what else was written means something
 * else elsewhere, so the value that it has is taken.
 */
export function copiedStyle(editor: Editor): Record<string, string> {
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const values = styling.styles[selectedKey(state) ?? '']?.values ?? {};
  const copied: Record<string, string> = {};
  for (const property of LOOK) {
    const { origin } = placeOf(state, styling, property);
    if (origin.kind === 'none' || origin.kind === 'inherited') continue;
    const value = origin.written && tokenOf(origin.written) ? origin.written : values[property];
    if (value) copied[property] = value;
  }
  return copied;
}
