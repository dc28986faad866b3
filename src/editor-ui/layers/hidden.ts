import type { NavItem } from '../store/nav-index.ts';

/** Elements that the page never draws by themselves: they have no box, and nobody hid them. */
const UNDRAWN = new Set([
  ...['option', 'optgroup', 'datalist', 'source', 'track', 'area', 'map', 'param', 'col', 'colgroup', 'wbr'],
  ...[
    'title',
    'desc',
    'defs',
    'symbol',
    'clippath',
    'mask',
    'pattern',
    'lineargradient',
    'radialgradient',
    'stop',
    'filter',
  ],
]);

/** True for an element that the page does not show: `display: none`, `visibility: hidden`, or no size at all. */
export function isHidden({ tagName, display, visibility, box }: NavItem): boolean {
  if (display === 'none' || visibility === 'hidden' || visibility === 'collapse') return true;
  return box === null && !UNDRAWN.has(tagName?.toLowerCase() ?? '');
}
