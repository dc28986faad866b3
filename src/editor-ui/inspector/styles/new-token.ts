/** Makes a design token of a property's value, and lets the property refer to it. */
import { useState } from 'react';
import { useEditor } from '../../context.tsx';
import type { EditorState } from '../../store/state.ts';
import { editableSelection } from '../../store/store.ts';
import { withShortColors } from '../../styling/css-value.ts';
import { writtenFor } from '../../styling/resolve.ts';
import { definitionsOf } from '../../styling/tokens.ts';
import { isColor } from './property-table.ts';
import { type PropertyView, useStyleEditing } from './use-property.ts';

/** Words of CSS that are no value to name, and zero. */
const NO_VALUE =
  /^(?:transparent|currentcolor|inherit|initial|unset|revert|revert-layer|none|auto|normal|-?0[a-z%]*)$/i;
const ALIAS = /^var\(\s*--[\w-]+\s*\)$/;

/** The value that a new token would get; null for one that comes from a token, is set nowhere, or is a mere word. */
export function tokenValueOf({ origin, property, text, mixed, computed }: PropertyView): string | null {
  const { kind, rule } = origin;
  if (mixed || kind === 'none' || kind === 'inherited') return null;
  const shown = (text || computed).trim();
  // the browser's spelling, where no style sheet tells the author's
  const value = rule?.source ? shown : withShortColors(shown);
  const written = rule ? writtenFor(rule, property) : [];
  if ([value, origin.written ?? '', ...written].some((one) => /\bvar\(/.test(one))) return null;
  const isName = /^[a-z-]+$/i.test(value) && !isColor(property) && property !== 'font-family';
  return value === '' || isName || NO_VALUE.test(value) || /\burl\(/i.test(value) ? null : value;
}

/** True for one element whose styles can be written. */
export function takesToken(state: EditorState): boolean {
  return state.selection.length === 1 && editableSelection(state).length === 1;
}

/**
 * For what is selected when it appears.
 * @param properties that refer to the token once it is made; the first decides where that is written
 */
export function useNewToken(properties: readonly string[]): (name: string, value: string) => Promise<void> {
  const editor = useEditor();
  const editing = useStyleEditing();
  const [since] = useState(() => editor.store.getState().choices);
  return async (name, value) => {
    const outcome = await editor.styling.makeToken(name, value);
    if (!outcome.ok) return;
    const isSelected = editor.store.getState().choices === since;
    const [token] = definitionsOf(editor.styling.store.getState().design, name);
    // `--color-brand: var(--brand)`: Tailwind compares with the value of the theme entry, `var(--brand)`
    const isAlias = token !== undefined && token.value !== value && ALIAS.test(token.value);
    const reference = isAlias ? token.value : (token?.reference ?? `var(${name})`);
    const isSet = isSelected && (await editing.set(Object.fromEntries(properties.map((one) => [one, reference]))));
    if (isSet) return;
    const why = isSelected ? '' : ' Something else was selected meanwhile.';
    editor.notify.warning(`${name} is made, but ${properties.join(', ')} keeps its value.${why}`);
  };
}
