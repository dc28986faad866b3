/** An element without its syntax tree, which would use too much memory to keep. */
import type { SourceElement } from '../../mutations/jsx/elements.ts';

export type ElementRecord = Omit<SourceElement, 'node'>;

/** Copied field by field for speed: called for each element of each served file. */
export function recordOf(element: SourceElement): ElementRecord {
  return {
    index: element.index,
    start: element.start,
    end: element.end,
    openEnd: element.openEnd,
    attributesEnd: element.attributesEnd,
    tagName: element.tagName,
    parent: element.parent,
    row: element.row,
    aside: element.aside,
    isInProviders: element.isInProviders,
    owner: element.owner,
    ownerStart: element.ownerStart,
    ownerLine: element.ownerLine,
    structuralKey: element.structuralKey,
    line: element.line,
    column: element.column,
    staticTextContents: element.staticTextContents,
    childless: element.childless,
    removableClasses: element.removableClasses,
    takesClassName: element.takesClassName,
    stylesIn: element.stylesIn,
    fromMacroModule: element.fromMacroModule,
  };
}
