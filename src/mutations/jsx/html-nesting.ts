/** Warnings for native elements that browsers do not keep, or do not show, where they would stand. */
import { forbiddenBy, tagsOfWhole } from '../../protocol/html-nesting.ts';
import { INNER_SVG_TAGS, isOnlyHtml, isShape } from '../../protocol/svg-tags.ts';
import { type AnyNode, forEachChild, isNativeTag, tagNameOf } from './nodes.ts';

const words = (list: string) => new Set(list.split(' '));

const ONLY_IN: Record<string, Set<string>> = {
  table: words('caption colgroup thead tbody tfoot'),
  thead: words('tr'),
  tbody: words('tr'),
  tfoot: words('tr'),
  tr: words('th td'),
  ul: words('li'),
  ol: words('li'),
  select: words('option optgroup hr'),
};

/**
 * Warns of an element that is no child its new parent may have, or that holds a tag which an element around it may not have.
 * Components are not followed: their output is known only when the page runs.
 * @param ancestors nodes around the place, outermost first
 * @param content a native tag, or the code that will stand there
 * @returns one sentence or none
 */
export function nestingWarning(ancestors: readonly AnyNode[], content: string | AnyNode): string[] {
  const outer = tagsAround(ancestors);
  const [parent] = outer;
  const tags = typeof content === 'string' ? [content] : tagsIn(content);
  const root = typeof content === 'string' || content.type === 'JSXElement' ? tags[0] : undefined;
  if (parent === undefined) {
    const sibling = root !== undefined && isShape(root) ? siblingsAt(ancestors).find(isOnlyHtml) : undefined;
    return sibling ? [`Browsers show a <${root}> only inside an <svg>, not beside <${sibling}>.`] : [];
  }
  if (root !== undefined) {
    const isInSvg = parent === 'svg' || (INNER_SVG_TAGS.has(parent) && parent !== 'foreignObject');
    if (isInSvg && isOnlyHtml(root)) {
      return [`An SVG shows no <${root}>: in <${parent}> a <g> holds several shapes.`];
    }
    if (!isInSvg && isShape(root)) {
      return [`Browsers show a <${root}> only inside an <svg>, not in <${parent}>.`];
    }
    if (ONLY_IN[parent]?.has(root) === false) return [`HTML does not allow <${root}> inside <${parent}>.`];
  }
  const outermost = forbiddenBy(outer, tags).at(-1);
  return outermost ? [`HTML does not allow <${outermost.tag}> inside <${outer[outermost.at]}>.`] : [];
}

/** The native tags in the fragment that is a component's root: all that is known of what is around it. */
function siblingsAt(ancestors: readonly AnyNode[]): string[] {
  const around = ancestors.at(-1);
  if (around?.type !== 'JSXFragment') return [];
  const tags = around.children.map((child) =>
    child.type === 'JSXElement' ? tagNameOf(child.openingElement.name) : '',
  );
  return tags.filter(isNativeTag);
}

/** The same for code that comes from elsewhere, without a warning that its old place deserves too. */
export function newNestingWarning(content: AnyNode, from: readonly AnyNode[], to: readonly AnyNode[]): string[] {
  const before = nestingWarning(from, content);
  return nestingWarning(to, content).filter((one) => !before.includes(one));
}

/** The native tags around a place, innermost first, up to the first component. */
function tagsAround(ancestors: readonly AnyNode[]): string[] {
  const tags: string[] = [];
  for (const one of [...ancestors].reverse()) {
    if (one.type !== 'JSXElement') continue;
    const tag = tagNameOf(one.openingElement.name);
    if (!isNativeTag(tag)) break;
    tags.push(tag);
  }
  return tags;
}

/** The native tags of code, outermost first, without those in components and items of lists in it. */
function tagsIn(node: AnyNode): string[] {
  let own: string | undefined;
  if (node.type === 'JSXElement') {
    own = tagNameOf(node.openingElement.name);
    if (!isNativeTag(own)) return [];
  }
  const inside: string[] = [];
  forEachChild(node, (child) => inside.push(...tagsIn(child)));
  return tagsOfWhole(own, inside);
}
