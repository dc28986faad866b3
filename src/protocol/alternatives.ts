/** Components that fit in another one's place: `GET …/canvases/{id}/alternatives`. */

export interface Alternative {
  /** as CHANGE_TAG `newTagName`, and as the name in CHANGE_PROP */
  name: string;
  /** as `importFrom` of these changes */
  importFrom: string;
}

export interface AlternativesAnswer {
  /** sorted by name, without the present one */
  alternatives: Alternative[];
  /** the module that they come from, in words; null without any */
  module: string | null;
  /** the prop that they are values of, where the tag was asked for and nothing can take its place: `icon` of `<Icon icon={faUser}>` */
  prop?: string;
  /** why there are none, and what to do */
  problem: string | null;
}
