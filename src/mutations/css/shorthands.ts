/** Which CSS properties speak of the same thing: shorthands, their longhands, and logical names of physical sides. */
import { SHORTHANDS as PHYSICAL } from '../styling/longhands.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];
const LOGICAL = ['block-start', 'block-end', 'inline-start', 'inline-end'];

/** Logical sides stay themselves here: which physical ones they are is known to the page only. */
const SHORTHANDS: Record<string, readonly string[]> = {
  ...PHYSICAL,
  animation: list('animation', 'name duration timing-function delay iteration-count direction fill-mode play-state'),
  'background-position': ['background-position-x', 'background-position-y'],
  border: ['border-width', 'border-style', 'border-color', ...SIDES.map((side) => `border-${side}`), 'border-image'],
  'border-block': ['border-block-start', 'border-block-end'],
  'border-inline': ['border-inline-start', 'border-inline-end'],
  'border-image': list('border-image', 'source slice width outset repeat'),
  ...Object.fromEntries(
    [...SIDES, ...LOGICAL].map((side) => [`border-${side}`, list(`border-${side}`, 'width style color')]),
  ),
  'column-rule': list('column-rule', 'width style color'),
  columns: ['column-width', 'column-count'],
  container: ['container-name', 'container-type'],
  grid: list('grid', 'template-rows template-columns template-areas auto-rows auto-columns auto-flow'),
  'grid-template': list('grid-template', 'rows columns areas'),
  'inset-block': ['inset-block-start', 'inset-block-end'],
  'inset-inline': ['inset-inline-start', 'inset-inline-end'],
  'margin-block': ['margin-block-start', 'margin-block-end'],
  'margin-inline': ['margin-inline-start', 'margin-inline-end'],
  mask: list('mask', 'image mode repeat position clip origin size composite'),
  'padding-block': ['padding-block-start', 'padding-block-end'],
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  'text-emphasis': ['text-emphasis-style', 'text-emphasis-color'],
};

function list(prefix: string, names: string): string[] {
  return names.split(' ').map((name) => `${prefix}-${name}`);
}

const leaves = new Map<string, ReadonlySet<string>>();

/** The longhands that a property sets; a longhand sets itself. */
export function longhandsOf(property: string): ReadonlySet<string> {
  const known = leaves.get(property);
  if (known) return known;
  const parts = Object.hasOwn(SHORTHANDS, property) ? (SHORTHANDS[property] as readonly string[]) : [];
  const found = new Set(parts.length === 0 ? [property] : parts.flatMap((part) => [...longhandsOf(part)]));
  if (!property.startsWith('--')) leaves.set(property, found);
  return found;
}

/** True when `outer` sets all that `inner` sets, and more: `padding` of `padding-left`. `all` sets everything but a few. */
export function isShorthandOf(outer: string, inner: string): boolean {
  if (outer === inner || inner.startsWith('--')) return false;
  if (outer === 'all') return inner !== 'direction' && inner !== 'unicode-bidi';
  const wide = longhandsOf(outer);
  return [...longhandsOf(inner)].every((one) => wide.has(one));
}

/** True when two properties set something in common, counting that logical sides are physical ones. */
export function overlaps(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.startsWith('--') || b.startsWith('--')) return false;
  if (a === 'all' || b === 'all') return true;
  const first = new Set([...longhandsOf(a)].flatMap(physical));
  return [...longhandsOf(b)].flatMap(physical).some((one) => first.has(one));
}

/** The physical sides that a logical name may mean, by writing direction; a physical name is itself. */
function physical(property: string): string[] {
  const match = /^(.*?-?)(block|inline)-(?:start|end)(-.*)?$/.exec(property);
  if (!match) {
    const size = /^(min-|max-)?(block|inline)-size$/.exec(property);
    return size ? [`${size[1] ?? ''}width`, `${size[1] ?? ''}height`] : [property];
  }
  const [, before = '', axis, after = ''] = match;
  // `inset-` of the logical name has no counterpart in the physical one.
  const prefix = before === 'inset-' ? '' : before;
  const sides = axis === 'block' ? ['top', 'bottom'] : ['left', 'right'];
  return sides.map((side) => `${prefix}${side}${after}`);
}
