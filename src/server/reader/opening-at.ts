/** The JSX element at a position of a file, as TypeScript parses it. */
import type * as TS from 'typescript';

/** @param start offset of the element's `<` */
export function openingAt(ts: typeof TS, file: TS.SourceFile, start: number): TS.JsxOpeningLikeElement | null {
  let found: TS.JsxOpeningLikeElement | null = null;
  const visit = (node: TS.Node): void => {
    if (found || node.pos > start || node.end <= start) return;
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.getStart(file) === start) {
      found = node;
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
