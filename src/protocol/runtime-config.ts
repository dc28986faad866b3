/** Settings that the plugin writes into the page for the runtime. */
export interface RuntimeConfig {
  /** origin of our editor: the parent that must send the nonce first */
  editorOrigin: string | null;
  /** other origins whose page may drive the runtime (plugin option `parentOrigins`) */
  parentOrigins: string[];
  /** hosts where the page flag `debugLog` counts (plugin option `debugHosts`); those of this machine if not given */
  debugHosts?: string[];
  /** 128 bits in hex; the editor must send it first */
  nonce: string;
}

/** Name of the private attribute that the tagger appends last in each opening element; React never sees it. */
export const TAG_ATTRIBUTE = '__veId';

/** Prefix of a key that is a tag: an element without its own key carries its id there, so that its props need no copy. */
export const TAG_KEY = '__ve:';

/** Prefix of the id in the tag of an element with a spread: copies of its props must include symbol keys and `__proto__`. */
export const SPREAD_MARK = '...';

/**
 * Key of the page's id map on `globalThis` (`Symbol.for`), created by the patched React. `ids` maps an element's props
 * object, or an entry of the `_debugInfo` that React 19 passes from an element to its fiber, to the codebase id.
 */
export const PAGE_IDS_KEY = 'visual-edit.ids';
export interface PageIds {
  ids: Pick<WeakMap<object, string>, 'get'>;
}
