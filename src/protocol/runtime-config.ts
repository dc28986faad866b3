/** What the plugin tells the runtime when it puts it into the page. */
export interface RuntimeConfig {
  /** origin of our editor: the parent that must send the nonce first */
  editorOrigin: string | null;
  /** other origins whose page may drive the runtime (plugin option `parentOrigins`) */
  parentOrigins: string[];
  /** 128 bits, hex (S-97) */
  nonce: string;
}

/** Name of the private attribute that the tagger appends last in each opening element; React never sees it. */
export const TAG_ATTRIBUTE = '__veId';

/** How the key begins that is a tag: an element without a key of its own has its id there, and needs no copy of its props. */
export const TAG_KEY = '__ve:';

/** Stands before the id in the tag of an element that may have a spread: what that brings is copied with more care. */
export const SPREAD_MARK = '...';

/**
 * Key of the page's id map on `globalThis` (`Symbol.for`), created by the patched React: `ids` knows the codebase id of an
 * element by its props object, or by an entry of the `_debugInfo` that React 19 hands on from an element to its fiber.
 */
export const PAGE_IDS_KEY = 'visual-edit.ids';
export interface PageIds {
  ids: Pick<WeakMap<object, string>, 'get'>;
}
