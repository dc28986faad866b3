/** Warnings for native elements that browsers do not keep, or do not show, where they would stand. */
import type { Target } from './find-element.ts';
import { isNativeTag, tagNameOf } from './nodes.ts';
import { INNER_SVG_TAGS } from './tags.ts';

const ONLY_IN: Record<string, string> = {
  table: 'caption colgroup thead tbody tfoot',
  thead: 'tr',
  tbody: 'tr',
  tfoot: 'tr',
  tr: 'th td',
  ul: 'li',
  ol: 'li',
  select: 'option optgroup hr',
};

const BLOCKS = new Set(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);

/** HTML and SVG have these. */
const OF_BOTH = new Set(['a', 'audio', 'canvas', 'iframe', 'image', 'script', 'style', 'svg', 'title', 'video']);

/** One sentence when `tag` is no child that the parent of the target may have; nothing otherwise. */
export function nestingWarning(target: Pick<Target, 'ancestors'>, tag: string): string[] {
  const parent = target.ancestors.findLast((one) => one.type === 'JSXElement');
  if (parent?.type !== 'JSXElement') return [];
  const outer = tagNameOf(parent.openingElement.name);
  const isInSvg = outer === 'svg' || (INNER_SVG_TAGS.has(outer) && outer !== 'foreignObject');
  if (isInSvg && isNativeTag(tag) && !INNER_SVG_TAGS.has(tag) && !OF_BOTH.has(tag)) {
    return [`An SVG shows no <${tag}>: in <${outer}> a <g> holds several shapes.`];
  }
  const allowed = ONLY_IN[outer];
  const isOdd = allowed ? !allowed.split(' ').includes(tag) && /^[a-z]/.test(tag) : outer === 'p' && BLOCKS.has(tag);
  return isOdd ? [`HTML does not allow <${tag}> inside <${outer}>.`] : [];
}
