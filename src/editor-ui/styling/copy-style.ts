/** Copies an element's look to another one: its declarations without size and position. */
import type { Editor } from '../editor.ts';
import { propertyPlace } from '../inspector/styles/use-property.ts';
import type { CopiedValue } from '../store/state.ts';
import { selectedKey } from '../store/store.ts';
import { withoutEmptyLayers } from './empty-layers.ts';
import { shownLonghands } from './longhands.ts';
import type { Origin } from './resolve.ts';
import { meansTheSameElsewhere } from './same-elsewhere.ts';
import { hasTailwind, type StylingState } from './store.ts';
import { utilityValue } from './utility-value.ts';

/** Longhands that make the look; size, position and margin belong to the place. */
const LOOK: readonly string[] = [
  'color',
  'background-color',
  'background-image',
  'background-size',
  'background-position',
  'background-repeat',
  'background-clip',
  'opacity',
  'mix-blend-mode',
  'filter',
  'backdrop-filter',
  'box-shadow',
  'text-shadow',
  'border-radius',
  'padding',
  'border-width',
  'border-style',
  'border-color',
  'outline-width',
  'outline-style',
  'outline-color',
  'outline-offset',
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
  'text-decoration-style',
  'text-decoration-color',
  'text-decoration-thickness',
  'text-underline-offset',
].flatMap(shownLonghands);

/** It is the text's colour there too, without being written. */
const FOLLOWS_COLOR = /^currentcolor$/i;

/** A property that is set nowhere on the element, in the colours and fonts around it. */
const isUnset = ({ kind }: Origin) => kind === 'none' || kind === 'inherited';

/** As the utility class says it, for an element that gets a class, too. */
function byUtility({ kind, rule, property }: Origin, styling: StylingState): string | null {
  if (kind !== 'class' || rule?.source !== null || property === null || !hasTailwind(styling)) return null;
  const value = utilityValue(rule, property, styling.rules);
  return value !== null && meansTheSameElsewhere(value) ? value : null;
}

/**
 * The properties of the primary element that make its look, as they are written. A text that may mean something else on another
 * element (`1em`, `inherit`) is replaced by its computed value.
 */
export function copiedStyle(editor: Editor): Record<string, CopiedValue> {
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const values = styling.styles[selectedKey(state) ?? '']?.values ?? {};
  const copied: Record<string, CopiedValue> = {};
  for (const property of LOOK) {
    const { origin } = propertyPlace(state, styling, property);
    const computed = values[property];
    if (origin.kind === 'none' || !computed || FOLLOWS_COLOR.test(origin.written ?? '')) continue;
    const shown = property === 'box-shadow' ? withoutEmptyLayers(computed) : computed;
    const value = origin.written && meansTheSameElsewhere(origin.written) ? origin.written : shown;
    const utility = byUtility(origin, styling);
    copied[property] = {
      value,
      computed,
      ...(utility !== null && { utility }),
      ...(origin.kind === 'inherited' && { isInherited: true }),
    };
  }
  return copied;
}

/** Of a copied look, the values that change something for the selection. */
export function changingStyle(editor: Editor, copied: Readonly<Record<string, CopiedValue>>): Record<string, string> {
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const changing: Record<string, string> = {};
  for (const [property, { value, utility, computed, isInherited }] of Object.entries(copied)) {
    const isShown = state.selection.every((key) => styling.styles[key]?.values[property] === computed);
    const { origin, target } = propertyPlace(state, styling, property);
    if (isShown || (isInherited && isUnset(origin))) continue;
    changing[property] = target.framework === 'Tailwind' ? (utility ?? value) : value;
  }
  return changing;
}
