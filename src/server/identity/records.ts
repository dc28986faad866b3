/** An element as it is kept for long: without its syntax tree, which would fill the memory. */
import type { SourceElement } from '../../mutations/jsx/elements.ts';

export type ElementRecord = Omit<SourceElement, 'node'>;

/** Field by field: this is done for each element of each file that is served. */
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
    owner: element.owner,
    ownerStart: element.ownerStart,
    ownerLine: element.ownerLine,
    structuralKey: element.structuralKey,
    line: element.line,
    column: element.column,
    staticTextContents: element.staticTextContents,
    removableClasses: element.removableClasses,
    takesClassName: element.takesClassName,
    fromMacroModule: element.fromMacroModule,
  };
}
