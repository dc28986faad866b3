/**
 * Expressions. What a function in them would be called travels along as `name` and `at` (the offset of what names it), by the
 * rules of `elements.ts`. Whether a name reaches a function shows only later (`memo(…) ?? x` names none): then the expression
 * is read again without.
 */

import { ARROW_KIND, type Kind, NAME_KIND, OTHER_KIND, PATH_KIND, PATTERN_KIND, TEXT_KIND } from './kinds.ts';
import { Places } from './places.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

/** Deeper nesting than this is for the parser to accept or refuse. */
const MAX_DEPTH = 150;

export abstract class Operators extends Places {
  /** a function took the name that its expression handed on */
  protected isNameUsed = false;
  /** … and should not have */
  private isNameMisused = false;
  /** a function took the name that the expression read last was given */
  private wasNameUsed = false;
  /** between `?` and `:`, where `(a): b` need not be the head of an arrow function */
  protected isBeforeColon = false;
  private depth = 0;

  constructor(
    text: string,
    protected readonly isTypeScript: boolean,
  ) {
    super(text);
  }

  /** An operand with its members and calls. */
  protected abstract chain(name: string | null, at: number): Kind;

  /** With commas. */
  protected expression(noIn = false): Kind {
    let kind = this.assignment(null, 0, noIn);
    while (this.type === T.COMMA) {
      this.next();
      this.assignment(null, 0, noIn);
      kind = OTHER_KIND;
    }
    return kind;
  }

  /** Without commas: what can be an argument. */
  protected assignment(name: string | null, at: number, noIn = false): Kind {
    if (++this.depth > MAX_DEPTH) throw UNSURE;
    const kind = name === null ? this.assignmentOnce(null, 0, noIn) : this.namedAssignment(name, at, noIn);
    this.depth--;
    return kind;
  }

  /** Reads an expression that gets a name. */
  private namedAssignment(name: string, at: number, noIn: boolean): Kind {
    const { type } = this;
    // Nothing else begins an expression that a name could go through.
    this.wasNameUsed = false;
    if (type !== T.OPEN_PAREN && type !== T.NAME && type !== T.FUNCTION && type !== T.CLASS && type !== T.LESS) {
      return this.assignmentOnce(null, 0, noIn);
    }
    const { isNameUsed, isNameMisused } = this;
    const mark = this.mark();
    this.isNameUsed = false;
    this.isNameMisused = false;
    let kind = this.assignmentOnce(name, at, noIn);
    let wasUsed = this.isNameUsed;
    if (this.isNameMisused) {
      this.reset(mark);
      kind = this.assignmentOnce(null, 0, noIn);
      wasUsed = false;
    }
    this.isNameUsed = isNameUsed;
    this.isNameMisused = isNameMisused;
    this.wasNameUsed = wasUsed;
    return kind;
  }

  /** Reads an expression inside another one, which hands its name on. */
  protected handOn(name: string | null, at: number): Kind {
    const kind = this.assignment(name, at);
    if (name !== null && this.wasNameUsed) this.isNameUsed = true;
    return kind;
  }

  /** To be called where something follows through which no name goes. */
  protected endName(name: string | null): void {
    if (name !== null && this.isNameUsed) this.isNameMisused = true;
  }

  protected takeName(name: string | null): void {
    if (name !== null) this.isNameUsed = true;
  }

  private assignmentOnce(name: string | null, at: number, noIn: boolean): Kind {
    const { start, found } = this;
    if (this.type === T.YIELD) return this.yielded();
    const kind = this.binary(name, at, noIn);
    if (kind === ARROW_KIND) return kind;
    const { type } = this;
    if (type === T.QUESTION) {
      if (this.isOptionalMark()) return kind;
      this.endName(name);
      this.conditional(noIn);
      return OTHER_KIND;
    }
    if (type !== T.EQUALS && !this.isAssignOperator()) return kind;
    this.endName(name);
    // A function in a pattern's default is named otherwise than one in an object.
    if (kind === PATTERN_KIND && this.found !== found) throw UNSURE;
    const target = kind === NAME_KIND || kind === PATH_KIND ? this.pathBetween(start, this.lastEnd) : null;
    this.next();
    this.assignment(target, start, noIn);
    return OTHER_KIND;
  }

  private yielded(): Kind {
    this.next();
    if (this.type === T.STAR) this.next();
    else if (this.afterLineBreak || this.endsExpression()) return OTHER_KIND;
    this.assignment(null, 0);
    return OTHER_KIND;
  }

  protected endsExpression(): boolean {
    const { type } = this;
    return (
      type === T.CLOSE_PAREN ||
      type === T.CLOSE_SQUARE ||
      type === T.CLOSE_BRACE ||
      type === T.COMMA ||
      type === T.SEMICOLON ||
      type === T.COLON ||
      type === T.END ||
      type === T.IN
    );
  }

  private conditional(noIn: boolean): void {
    this.next();
    const { isBeforeColon } = this;
    this.isBeforeColon = true;
    this.assignment(null, 0);
    this.isBeforeColon = isBeforeColon;
    this.expect(T.COLON);
    this.assignment(null, 0, noIn);
  }

  /** `(a?: T)`, `(a?, b)`: no question, but a parameter. */
  private isOptionalMark(): boolean {
    const { afterLineBreak } = this;
    const unit = this.text.charCodeAt(this.skipSpace(this.end));
    this.afterLineBreak = afterLineBreak;
    return unit === T.COLON || unit === T.COMMA || unit === T.CLOSE_PAREN;
  }

  /** `=` is none of them. Reads on to the end of `/=`, `<<=` and `>>=`. */
  private isAssignOperator(): boolean {
    if (this.type === T.ASSIGN) return true;
    if (this.type !== T.SLASH && this.type !== T.LESS && this.type !== T.MORE) return false;
    const end = this.operatorEnd();
    if (end >= 0) return false;
    this.end = -end;
    return true;
  }

  /** End of the operator that begins with `/`, `<` or `>` here; negative when it assigns. */
  private operatorEnd(): number {
    const { text, type, start } = this;
    let end = start + 1;
    if (type !== T.SLASH) while (end < start + 3 && text.charCodeAt(end) === type) end++;
    if (text.charCodeAt(end) !== T.EQUALS) return end;
    // `<=`, `>=`
    return type !== T.SLASH && end === start + 1 ? end + 1 : -(end + 1);
  }

  private pathBetween(start: number, end: number): string {
    const path = this.text.slice(start, end);
    if (!/^[\w$.]+$/.test(path)) throw UNSURE;
    return path;
  }

  /** Operators of two operands, without regard to their order: no name goes through them. */
  private binary(name: string | null, at: number, noIn: boolean): Kind {
    let kind = this.unary(name, at);
    if (kind === ARROW_KIND) return kind;
    for (;;) {
      if (
        this.type === T.NAME &&
        this.isTypeScript &&
        !this.afterLineBreak &&
        (this.isWord('as') || this.isWord('satisfies'))
      ) {
        this.next();
        this.skipType();
        kind = kind === TEXT_KIND ? TEXT_KIND : OTHER_KIND;
      } else if (this.isBinaryOperator(noIn)) {
        this.endName(name);
        this.next();
        this.unary(null, 0);
        kind = OTHER_KIND;
      } else return kind;
    }
  }

  /** Reads on to the end of operators such as `>>>`. */
  private isBinaryOperator(noIn: boolean): boolean {
    switch (this.type) {
      case T.BINARY:
      case T.PLUS:
      case T.MINUS:
      case T.STAR:
      case T.AND:
      case T.OR:
      case T.INSTANCEOF:
        return true;
      case T.IN:
        return !noIn;
      case T.SLASH:
      case T.LESS:
      case T.MORE: {
        const end = this.operatorEnd();
        if (end >= 0) this.end = end;
        return end >= 0;
      }
      default:
        return false;
    }
  }

  private unary(name: string | null, at: number): Kind {
    switch (this.type) {
      case T.BANG:
      case T.TILDE:
      case T.PLUS:
      case T.MINUS:
      case T.TYPEOF:
      case T.VOID:
      case T.DELETE:
      case T.AWAIT:
      case T.INCREMENT:
        this.next();
        this.unary(null, 0);
        return OTHER_KIND;
    }
    const kind = this.chain(name, at);
    if (this.type !== T.INCREMENT || this.afterLineBreak) return kind;
    this.next();
    return OTHER_KIND;
  }
}
