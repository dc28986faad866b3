/**
 * The plain form of a value that places an item: `end` for the `flex-end` of Tailwind's `items-end` (but for a flex container that
 * wraps its lines in reverse, they are the same), `span 2` for the `span 2 / span 2` of its `col-span-2`. Others stay as they are.
 */
export function plainPlacement(property: string, value: string): string {
  if (ALIGNMENT.test(property)) return value.replace(/^flex-(?=(?:start|end)$)/, '');
  if (GRID_LINES.test(property)) return value.replace(/^(span \d+) \/ (?:\1|auto)$/, '$1');
  return value;
}

const ALIGNMENT = /^(?:align|justify|place)-(?:items|self)$/;
export const GRID_LINES = /^grid-(?:column|row)$/;
