/** Which tags there are, and which may be written. */

import { INNER_SVG_TAGS } from '../../protocol/svg-tags.ts';
import type { Refusal } from '../mutation.ts';
import { componentNotInScope, onlyOne, tagNotAllowed } from '../refusals.ts';
import { resolveName } from './bindings.ts';
import type { Target } from './find-element.ts';
import { isNativeTag, tagRootOf } from './nodes.ts';

/** Elements that never have content (HTML standard, void elements). */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const HTML_TAGS = `
  a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 header hgroup hr i img input ins kbd label legend li main map mark math menu menuitem meter nav ol
  optgroup option output p param picture pre progress q rp rt ruby s samp search section select slot small source
  span strong sub summary sup table tbody td textarea tfoot th thead time tr track u ul var video wbr
`;

/** Of these a page has one each, and React keeps that one: a copy would share it, and take its attributes along when it goes. */
const DOCUMENT_TAGS: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/** Refuses to copy, wrap, move or remove `html`, `head` and `body`. */
export function ofDocument({ element: { tagName }, where }: Target): Refusal | null {
  return DOCUMENT_TAGS.has(tagName) ? onlyOne(where, tagName) : null;
}

/** Native tags that an edit may bring. Those that run, frame or configure something are not among them. */
const WRITABLE_TAGS: ReadonlySet<string> = new Set([...HTML_TAGS.trim().split(/\s+/), 'svg', ...INNER_SVG_TAGS]);

const TAG = /^[A-Za-z_$][\w$-]*(?:\.[A-Za-z_$][\w$]*)*$/;

/**
 * Null when an element with this tag may be written where the target stands: a known native tag, a custom element that the
 * file uses already, or a component whose name is in scope there.
 */
export function checkTag(tag: string, target: Pick<Target, 'source' | 'ancestors' | 'where'>): Refusal | null {
  if (!TAG.test(tag) || tag.length > 200) return tagNotAllowed(target.where, tag.slice(0, 60));
  if (isNativeTag(tag)) {
    if (WRITABLE_TAGS.has(tag)) return null;
    const isKnown = tag.includes('-') && target.source.elements.some((element) => element.tagName === tag);
    return isKnown ? null : tagNotAllowed(target.where, tag);
  }
  const root = tagRootOf(tag);
  // A global that the file's tags use already is as good as an import.
  if (tag.includes('.') && target.source.elements.some((element) => tagRootOf(element.tagName) === root)) return null;
  const binding = resolveName(root, target.ancestors);
  if (tag.includes('-') || !binding || binding.kind === 'type') return componentNotInScope(target.where, tag);
  return null;
}
