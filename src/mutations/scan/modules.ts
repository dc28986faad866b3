/** Imports, exports and declarations of types: what stands at the top of a file. */
import { noteImport, tellsNames } from './import-names.ts';
import { Statements } from './statements.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

const DECLARED = ['interface', 'type', 'abstract', 'namespace', 'module'];
/** Tags of fragments, which declare no other name for them. */
const FRAGMENT_TAG = /<\/?(?:[\w$]+\.)?Fragment\b/g;

export class Modules extends Statements {
  private readonly hasFragment = this.text.includes('Fragment');

  program(): void {
    const { text } = this;
    if (text.startsWith('#!')) this.end = Math.max(text.indexOf('\n'), 2);
    this.next();
    while (this.type !== T.END) {
      const { start, type } = this;
      this.statement();
      if (this.hasFragment && (type === T.CONST || type === T.LET || type === T.VAR)) this.refuseAlias(start);
    }
  }

  /** `const { Fragment: F } = React` and the like. */
  private refuseAlias(start: number): void {
    const statement = this.text.slice(start, this.lastEnd);
    if (statement.includes('Fragment') && statement.replace(FRAGMENT_TAG, '').includes('Fragment')) throw UNSURE;
  }

  protected moduleStatement(): void {
    if (this.type === T.IMPORT) this.importStatement();
    else this.exportStatement();
  }

  private importStatement(): void {
    const { start } = this;
    this.next();
    if (this.type === T.OPEN_PAREN || this.type === T.DOT) {
      // An expression: read from its beginning.
      this.end = start;
      this.next();
      this.expression();
      this.semicolon();
      return;
    }
    while (this.type !== T.STRING) {
      if (this.type === T.EQUALS || this.type === T.SEMICOLON || this.type === T.END) throw UNSURE;
      if (this.type === T.OPEN_BRACE) this.skipBrackets();
      else this.next();
    }
    const source = this.text.slice(this.start + 1, this.end - 1);
    const end = this.start;
    if (source.includes('\\')) throw UNSURE;
    this.next();
    if (this.is(T.WITH) || this.isWord('assert')) {
      this.next();
      this.skipBrackets();
    }
    this.semicolon();
    if (!tellsNames(source)) return;
    // An element above it was taken for another; in a namespace it says nothing of the rest.
    if (this.elements.length > 0 || !this.isAtTop) throw UNSURE;
    noteImport(this.text.slice(start, end), source, this.names);
  }

  private exportStatement(): void {
    const { start } = this;
    this.next();
    switch (this.type) {
      case T.DEFAULT:
        this.defaultExport(start);
        return;
      case T.STAR:
      case T.OPEN_BRACE:
        this.exportList();
        return;
      case T.CONST:
      case T.LET:
      case T.VAR:
        this.declaration();
        return;
      case T.FUNCTION:
        this.functionStatement(this.start);
        return;
      case T.CLASS:
        this.classFrom(null, 0, this.start);
        return;
      case T.ENUM:
        this.enumeration();
        return;
      case T.NAME: {
        const from = this.start;
        if (this.isWord('async')) {
          this.next();
          if (!this.is(T.FUNCTION)) throw UNSURE;
          this.functionStatement(from);
          return;
        }
        if (this.isTypeScript && this.typeStatement()) return;
        if (!this.isWord('type')) throw UNSURE;
        // `export type { A } from …`
        this.next();
        this.exportList();
        return;
      }
      default:
        throw UNSURE;
    }
  }

  private exportList(): void {
    if (this.type === T.STAR) {
      this.next();
      if (this.isWord('as')) {
        this.next();
        this.next();
      }
    } else if (this.type === T.OPEN_BRACE) this.skipBrackets();
    else throw UNSURE;
    if (this.isWord('from')) {
      this.next();
      this.expect(T.STRING);
      if (this.is(T.WITH) || this.isWord('assert')) {
        this.next();
        this.skipBrackets();
      }
    }
    this.semicolon();
  }

  private defaultExport(at: number): void {
    this.next();
    const { start } = this;
    switch (this.type) {
      case T.FUNCTION:
        if (!this.functionFrom('default', at, start)) this.semicolon();
        return;
      case T.CLASS:
        this.classFrom('default', at, start);
        return;
      case T.NAME: {
        if (this.isWord('abstract') || this.isWord('interface')) throw UNSURE;
        if (!this.isWord('async')) break;
        const before = this.state();
        this.next();
        if (this.is(T.FUNCTION)) {
          this.functionExpression('default', at, start);
          return;
        }
        this.restore(before);
      }
    }
    this.assignment('default', at);
    this.semicolon();
  }

  protected enumeration(): void {
    this.next();
    this.expect(T.NAME);
    this.skipBrackets();
  }

  protected typeStatement(): boolean {
    switch (this.text.charCodeAt(this.start)) {
      // a, d, g, i, m, n, t
      case 97:
        return this.isWord('abstract') && this.isFollowedBy(T.CLASS) && this.abstractClass();
      case 100:
        return this.isWord('declare') && this.declared();
      case 105:
        return this.isWord('interface') && this.isFollowedBy(T.NAME) && this.interfaceFrom();
      case 116:
        return this.isWord('type') && this.isFollowedBy(T.NAME) && this.alias();
      case 109:
      case 110:
        return (
          (this.isWord('namespace') || this.isWord('module')) &&
          (this.isFollowedBy(T.NAME) || this.isFollowedBy(T.STRING)) &&
          this.namespace()
        );
      default:
        return false;
    }
  }

  /** True when the next token is of that type, on the same line. */
  private isFollowedBy(type: number): boolean {
    const before = this.state();
    this.next();
    const isIt = this.type === type && !this.afterLineBreak;
    this.restore(before);
    return isIt;
  }

  private abstractClass(): boolean {
    const { start } = this;
    this.next();
    this.classFrom(null, 0, start);
    return true;
  }

  private alias(): boolean {
    this.next();
    this.next();
    this.maybeTypeParameters();
    this.expect(T.EQUALS);
    this.skipType();
    this.semicolon();
    return true;
  }

  private interfaceFrom(): boolean {
    this.next();
    this.next();
    this.maybeTypeParameters();
    if (this.type === T.EXTENDS) {
      do {
        this.next();
        this.skipType();
      } while (this.is(T.COMMA));
    }
    if (this.type !== T.OPEN_BRACE) throw UNSURE;
    this.skipBrackets();
    return true;
  }

  /** `namespace A.B { … }`, `module 'name' { … }`, `global { … }` */
  private namespace(): boolean {
    const isGlobal = this.isWord('global');
    this.next();
    if (!isGlobal) {
      this.next();
      while (this.type === T.DOT) {
        this.next();
        this.expect(T.NAME);
      }
    }
    if (this.type === T.OPEN_BRACE) this.block();
    else this.semicolon();
    return true;
  }

  /** `declare const x: T`, `declare global { … }`: what it holds is read as any statement. */
  private declared(): boolean {
    const before = this.state();
    this.next();
    if (!this.afterLineBreak) {
      const { type } = this;
      const isWord = type === T.NAME && DECLARED.some((word) => this.isWord(word));
      if (
        isWord ||
        type === T.CONST ||
        type === T.LET ||
        type === T.VAR ||
        type === T.FUNCTION ||
        type === T.CLASS ||
        type === T.ENUM
      ) {
        this.statement();
        return true;
      }
      if (this.isWord('global')) return this.namespace();
      if (type === T.NAME) throw UNSURE;
    }
    this.restore(before);
    return false;
  }
}
