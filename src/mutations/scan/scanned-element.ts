/** An element as the scan finds it: all that `SourceElement` says, but for the tree. */
import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import { literalClassesOf } from '../class-tokens.ts';
import type { SourceElement } from '../elements.ts';
import { optionsFor } from '../parse.ts';

export class ScannedElement implements Omit<SourceElement, 'node'> {
  end = 0;
  openEnd = 0;
  attributesEnd = 0;
  ownerLine = 0;
  line = 0;
  column = 0;
  staticTextContents = false;
  /** the attribute that gives the class list, empty without */
  classAttribute = '';
  private classes: string[] | null = null;

  constructor(
    readonly index: number,
    readonly start: number,
    readonly tagName: string,
    readonly parent: number | null,
    readonly owner: string | null,
    readonly ownerStart: number,
    readonly structuralKey: string,
    readonly fromMacroModule: boolean,
  ) {}

  /** Read when they are asked for, which is when an editor shows the element. */
  get removableClasses(): string[] {
    this.classes ??= this.classAttribute === '' ? [] : classesIn(this.classAttribute);
    return this.classes;
  }
}

/** A string without entities, as most are: nothing to parse. */
const PLAIN_STRING = /^\w+=(["'])([^"'&]*)\1$/;

/** Classes that stand literally in an attribute, as in `literalClassesOf`. */
function classesIn(attribute: string): string[] {
  const plain = PLAIN_STRING.exec(attribute)?.[2];
  if (plain !== undefined) return [...new Set(plain.match(/[^ \t\n\f\r]+/g))];
  const text = `<a ${attribute} />`;
  const options = { ...optionsFor(text, 'tsx'), allowYieldOutsideFunction: true, allowSuperOutsideMethod: true };
  const element = parseExpression(text, options) as t.JSXElement;
  return literalClassesOf(element.openingElement);
}
