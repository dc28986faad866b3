/** Statements. */

import { Jsx } from './jsx.ts';
import { NAME_KIND } from './kinds.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

/** Deeper nesting than this is for the parser to accept or refuse. */
const MAX_DEPTH = 100;

export abstract class Statements extends Jsx {
  private depthOfStatements = 0;

  /** `import …` and `export …` */
  protected abstract moduleStatement(): void;
  /** `type X = …`, `interface X {}`, `declare …`, `namespace X {}`, `abstract class`. @returns false when it is none of them */
  protected abstract typeStatement(): boolean;
  protected abstract enumeration(): void;

  /** The statement under way is one of the file, not of a block. */
  protected get isAtTop(): boolean {
    return this.depthOfStatements === 1;
  }

  /** From `{` to behind `}`. */
  protected block(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.expect(T.OPEN_BRACE);
    while (this.type !== T.CLOSE_BRACE) this.statement();
    this.next();
    this.isBeforeColon = isBeforeColon;
  }

  protected statement(): void {
    if (++this.depthOfStatements > MAX_DEPTH) throw UNSURE;
    this.anyStatement();
    this.depthOfStatements--;
  }

  private anyStatement(): void {
    switch (this.type) {
      case T.CONST:
      case T.LET:
      case T.VAR:
        this.declaration();
        return;
      case T.RETURN:
      case T.THROW:
        this.result();
        return;
      case T.IF:
        this.next();
        this.condition();
        this.statement();
        if (!this.is(T.ELSE)) return;
        this.next();
        this.statement();
        return;
      case T.FUNCTION:
        this.functionStatement(this.start);
        return;
      case T.CLASS:
        this.classFrom(null, 0, this.start);
        return;
      case T.OPEN_BRACE:
        this.block();
        return;
      case T.SEMICOLON:
        this.next();
        return;
      case T.IMPORT:
      case T.EXPORT:
        this.moduleStatement();
        return;
      case T.NAME:
        this.nameStatement();
        return;
      default:
        this.rareStatement();
        return;
    }
  }

  private rareStatement(): void {
    switch (this.type) {
      case T.FOR:
        this.loop();
        return;
      case T.WHILE:
        this.next();
        this.condition();
        this.statement();
        return;
      case T.DO:
        this.doLoop();
        return;
      case T.SWITCH:
        this.cases();
        return;
      case T.TRY:
        this.attempt();
        return;
      case T.BREAK:
      case T.CONTINUE:
      case T.DEBUGGER:
        this.next();
        if (this.is(T.NAME) && !this.afterLineBreak) this.next();
        this.semicolon();
        return;
      case T.ENUM:
        this.enumeration();
        return;
      case T.WITH:
      case T.END:
        throw UNSURE;
      default:
        this.expression();
        this.semicolon();
        return;
    }
  }

  protected functionStatement(start: number): void {
    if (!this.functionFrom(null, 0, start)) this.semicolon();
  }

  /** An expression, a label, or a declaration that begins with a word that is not reserved. */
  private nameStatement(): void {
    const { start } = this;
    if (this.isWord('async')) {
      const before = this.state();
      this.next();
      if (this.is(T.FUNCTION) && !this.afterLineBreak) {
        this.functionStatement(start);
        return;
      }
      this.restore(before);
    }
    if (this.isTypeScript && this.typeStatement()) return;
    const kind = this.expression();
    if (kind === NAME_KIND && this.is(T.COLON)) {
      this.next();
      this.statement();
      return;
    }
    this.semicolon();
  }

  /** A line that ends, by `;` or by the rules for its absence. */
  protected semicolon(): void {
    if (this.type === T.SEMICOLON) this.next();
    else if (this.type !== T.CLOSE_BRACE && this.type !== T.END && !this.afterLineBreak) throw UNSURE;
  }

  /** From `const` on. */
  protected declaration(): void {
    this.next();
    if (this.type === T.ENUM) {
      this.enumeration();
      return;
    }
    this.declarators(false);
    this.semicolon();
  }

  private declarators(noIn: boolean): void {
    for (;;) {
      const { start, end, type } = this;
      this.pattern();
      if (this.isTypeScript) {
        if (this.type === T.BANG && !this.afterLineBreak) this.next();
        this.maybeAnnotation();
      }
      if (this.type === T.EQUALS) {
        this.next();
        this.assignment(type === T.NAME ? this.text.slice(start, end) : null, start, noIn);
      }
      if (this.type !== T.COMMA) return;
      this.next();
    }
  }

  private result(): void {
    this.next();
    if (!this.afterLineBreak && this.type !== T.SEMICOLON && this.type !== T.CLOSE_BRACE && this.type !== T.END)
      this.expression();
    this.semicolon();
  }

  /** `(…)` of `if`, `while`, `switch` */
  private condition(): void {
    this.expect(T.OPEN_PAREN);
    this.expression();
    this.expect(T.CLOSE_PAREN);
  }

  private loop(): void {
    this.next();
    if (this.type === T.AWAIT) this.next();
    this.expect(T.OPEN_PAREN);
    const { found } = this;
    if (this.is(T.CONST) || this.is(T.LET) || this.is(T.VAR)) {
      this.next();
      this.declarators(true);
    } else if (!this.is(T.SEMICOLON)) {
      this.expression(true);
      // It may be a pattern, and names its functions otherwise.
      if (!this.is(T.SEMICOLON) && this.found !== found) throw UNSURE;
    }
    if (this.is(T.IN) || this.isWord('of')) {
      this.next();
      this.expression();
    } else {
      this.expect(T.SEMICOLON);
      if (!this.is(T.SEMICOLON)) this.expression();
      this.expect(T.SEMICOLON);
      if (!this.is(T.CLOSE_PAREN)) this.expression();
    }
    this.expect(T.CLOSE_PAREN);
    this.statement();
  }

  private doLoop(): void {
    this.next();
    this.statement();
    this.expect(T.WHILE);
    this.condition();
    if (this.type === T.SEMICOLON) this.next();
  }

  private cases(): void {
    this.next();
    this.condition();
    this.expect(T.OPEN_BRACE);
    while (this.type !== T.CLOSE_BRACE) {
      if (this.type === T.CASE) {
        this.next();
        this.isBeforeColon = true;
        this.expression();
        this.isBeforeColon = false;
        this.expect(T.COLON);
      } else if (this.type === T.DEFAULT) {
        this.next();
        this.expect(T.COLON);
      } else this.statement();
    }
    this.next();
  }

  private attempt(): void {
    this.next();
    this.block();
    if (this.type === T.CATCH) {
      this.next();
      if (this.is(T.OPEN_PAREN)) {
        this.next();
        this.pattern();
        if (this.isTypeScript) this.maybeAnnotation();
        this.expect(T.CLOSE_PAREN);
      }
      this.block();
    }
    if (!this.is(T.FINALLY)) return;
    this.next();
    this.block();
  }
}
