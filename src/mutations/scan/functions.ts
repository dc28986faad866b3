/** Functions, with their parameters and what these are bound to. */
import { ARROW_KIND, CALL_KIND, type Kind, OTHER_KIND, TEXT_KIND } from './kinds.ts';
import { Operands } from './operands.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

const PARAMETER_MODIFIERS = ['public', 'private', 'protected', 'readonly', 'override'];

export abstract class Functions extends Operands {
  /** From `function` on; `start` is where the whole begins, `async` counted. @returns false for an overload without body */
  protected functionFrom(name: string | null, at: number, start: number): boolean {
    const { place } = this;
    this.next();
    if (this.type === T.STAR) this.next();
    const own = this.ownName();
    const mark = this.mark();
    this.enterScope(own ?? name, own === null ? at : start);
    this.signature();
    const hasBody = this.type === T.OPEN_BRACE;
    if (hasBody) this.block();
    else if (this.isTypeScript) this.forget(mark);
    else throw UNSURE;
    this.place = place;
    if (own === null) this.takeName(name);
    return hasBody;
  }

  protected functionExpression(name: string | null, at: number, start: number): void {
    if (!this.functionFrom(name, at, start)) throw UNSURE;
  }

  protected ownName(): string | null {
    // `yield` and `await` may be names of functions, but of no sane one.
    if (this.type !== T.NAME) return null;
    const name = this.text.slice(this.start, this.end);
    this.next();
    return name;
  }

  /** From the parameters to before the body. */
  protected signature(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.maybeTypeParameters();
    if (this.type !== T.OPEN_PAREN) throw UNSURE;
    this.next();
    this.parameters();
    if (this.isTypeScript) this.maybeAnnotation();
    this.isBeforeColon = isBeforeColon;
  }

  /** From within `(` to behind `)`. */
  private parameters(): void {
    while (this.type !== T.CLOSE_PAREN) {
      if (this.type === T.DOTS) this.next();
      if (this.isTypeScript) this.skipModifiers();
      if (this.type === T.THIS) this.next();
      else this.pattern();
      this.afterParameter();
      if (this.type !== T.COMMA) break;
      this.next();
    }
    this.expect(T.CLOSE_PAREN);
  }

  private skipModifiers(): void {
    while (this.type === T.NAME && PARAMETER_MODIFIERS.some((word) => this.isWord(word))) {
      const before = this.state();
      this.next();
      if (this.type === T.NAME || this.is(T.OPEN_BRACE) || this.is(T.OPEN_SQUARE)) continue;
      this.restore(before);
      return;
    }
  }

  private afterParameter(): void {
    if (this.isTypeScript) {
      if (this.type === T.QUESTION) this.next();
      this.maybeAnnotation();
    }
    this.maybeDefault();
  }

  private maybeDefault(): void {
    if (this.type !== T.EQUALS) return;
    this.next();
    this.assignment(null, 0);
  }

  /** What a value is bound to: a name, `{…}` or `[…]`. */
  protected pattern(): void {
    if (this.type === T.OPEN_BRACE) this.objectPattern();
    else if (this.type === T.OPEN_SQUARE) this.arrayPattern();
    else if (this.type === T.NAME || this.type === T.AWAIT) this.next();
    else throw UNSURE;
  }

  private objectPattern(): void {
    this.next();
    while (this.type !== T.CLOSE_BRACE) {
      if (this.type === T.DOTS) {
        this.next();
        this.pattern();
      } else {
        if (this.type === T.OPEN_SQUARE) {
          this.next();
          this.assignment(null, 0);
          this.expect(T.CLOSE_SQUARE);
        } else this.next();
        if (this.type === T.COLON) {
          this.next();
          this.pattern();
        }
        this.maybeDefault();
      }
      if (this.type !== T.COMMA) break;
      this.next();
    }
    this.expect(T.CLOSE_BRACE);
  }

  private arrayPattern(): void {
    this.next();
    while (this.type !== T.CLOSE_SQUARE) {
      if (this.type === T.COMMA) {
        this.next();
        continue;
      }
      if (this.type === T.DOTS) this.next();
      this.pattern();
      this.maybeDefault();
      if (this.type === T.COMMA) this.next();
      else break;
    }
    this.expect(T.CLOSE_SQUARE);
  }

  /** `(…)`, or the parameters of an arrow function with all that belongs to it. */
  protected parenthesized(name: string | null, at: number, isAsync: boolean): Kind {
    const mark = this.mark();
    const { found, isBeforeColon } = this;
    this.isBeforeColon = false;
    this.next();
    let kind = OTHER_KIND;
    let isArrow = this.type === T.CLOSE_PAREN && !isAsync;
    for (let count = 0; this.type !== T.CLOSE_PAREN; count++) {
      // A rest parameter; of a call, an argument.
      if (this.type === T.DOTS && !isAsync) isArrow = true;
      if (isArrow) break;
      if (this.type === T.DOTS) this.next();
      const inner = this.handOn(count === 0 && !isAsync ? name : null, at);
      if (count > 0) this.endName(name);
      kind = count === 0 && inner === TEXT_KIND ? TEXT_KIND : OTHER_KIND;
      isArrow = this.isTypeScript && (this.type === T.COLON || this.type === T.QUESTION);
      if (isArrow || this.type !== T.COMMA) break;
      this.next();
    }
    this.isBeforeColon = isBeforeColon;
    if (!isArrow) {
      this.expect(T.CLOSE_PAREN);
      isArrow = (this.type === T.ARROW && !this.afterLineBreak) || this.isResultType();
    }
    if (!isArrow) {
      if (isAsync && name !== null && this.found !== found) throw UNSURE;
      return isAsync ? CALL_KIND : kind;
    }
    if (this.type === T.ARROW && this.found === found) return this.arrow(name, at);
    this.reset(mark);
    this.wholeArrow(name, at);
    return ARROW_KIND;
  }

  /** `(a): type => …`, where `:` may also be the other half of a `?`. */
  private isResultType(): boolean {
    if (!this.isTypeScript || this.type !== T.COLON) return false;
    if (!this.isBeforeColon) return true;
    const before = this.state();
    this.next();
    if (this.maybeType() && this.is(T.ARROW)) throw UNSURE;
    this.restore(before);
    return false;
  }

  protected genericArrow(name: string | null, at: number): void {
    this.wholeArrow(name, at);
  }

  /** From the type parameters or `(` of an arrow function on. */
  private wholeArrow(name: string | null, at: number): void {
    const { place } = this;
    this.enterScope(name, at);
    this.signature();
    this.arrowBody();
    this.place = place;
    this.takeName(name);
  }

  protected isGenericArrow(): boolean {
    if (!this.isTypeScript) return false;
    const before = this.state();
    this.next();
    if (this.type === T.CONST) throw UNSURE;
    let isArrow = false;
    if (this.type === T.NAME) {
      this.next();
      isArrow = this.is(T.COMMA) || this.is(T.EXTENDS);
    }
    this.restore(before);
    return isArrow;
  }
}
