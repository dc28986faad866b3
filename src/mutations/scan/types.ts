/** Steps over the types of TypeScript, which hold no elements and no functions: only where a type ends is asked for. */
import * as T from './token-types.ts';
import { Tokens, UNSURE } from './tokens.ts';

const PREFIXES = ['keyof', 'readonly', 'unique', 'infer', 'asserts', 'abstract'];

export class Types extends Tokens {
  /** Steps over a type. */
  protected skipType(): void {
    if (!this.maybeType()) throw UNSURE;
  }

  /** Steps over a type, if one stands here. @returns false when there is none, somewhere on the way */
  protected maybeType(): boolean {
    if (!this.union()) return false;
    let isConditional = false;
    while (this.type === T.EXTENDS && !this.afterLineBreak) {
      isConditional = true;
      this.next();
      if (!this.union()) return false;
    }
    if (!isConditional || this.type !== T.QUESTION) return true;
    this.next();
    if (!this.maybeType() || !this.is(T.COLON)) return false;
    this.next();
    return this.maybeType();
  }

  /** Steps over `: type`, if it stands here. */
  protected maybeAnnotation(): void {
    if (this.type !== T.COLON) return;
    this.next();
    this.skipType();
  }

  /** Steps over `<A, B>` as arguments of a type or a call, if they stand here. */
  protected maybeTypeArguments(): boolean {
    do {
      this.next();
      if (this.type === T.MORE) break;
      if (!this.maybeType()) return false;
    } while (this.type === T.COMMA);
    if (!this.is(T.MORE)) return false;
    this.next();
    return true;
  }

  /** Steps over `<T extends A = B>` where types are declared, if it stands here. */
  protected maybeTypeParameters(): void {
    if (this.type !== T.LESS) return;
    let depth = 0;
    for (;;) {
      const type: number = this.type;
      if (type === T.OPEN_BRACE || type === T.OPEN_PAREN || type === T.OPEN_SQUARE) {
        this.skipBrackets();
        continue;
      }
      if (type === T.BACKTICK) {
        this.skipTemplate();
        continue;
      }
      if (type === T.END || type === T.SEMICOLON || type === T.CLOSE_PAREN) throw UNSURE;
      if (type === T.LESS) depth++;
      else if (type === T.MORE) depth--;
      this.next();
      if (depth === 0) return;
    }
  }

  private union(): boolean {
    if (this.type === T.OR || this.type === T.AND) this.next();
    if (!this.operand()) return false;
    while (this.type === T.OR || this.type === T.AND) {
      this.next();
      if (!this.operand()) return false;
    }
    return true;
  }

  private operand(): boolean {
    switch (this.type) {
      case T.OPEN_PAREN:
        this.skipBrackets();
        if (this.is(T.ARROW)) return this.resultType();
        break;
      case T.LESS:
        this.maybeTypeParameters();
        return this.typeSignature();
      case T.NEW:
        this.next();
        this.maybeTypeParameters();
        return this.typeSignature();
      case T.OPEN_BRACE:
      case T.OPEN_SQUARE:
        this.skipBrackets();
        break;
      case T.BACKTICK:
        this.skipTemplate();
        break;
      case T.MINUS:
        this.next();
        if (!this.is(T.NUMBER) && !this.is(T.BIGINT)) return false;
        this.next();
        break;
      case T.STRING:
      case T.NUMBER:
      case T.BIGINT:
      case T.VOID:
      case T.NULL:
      case T.TRUE:
      case T.FALSE:
      // `as const`
      case T.CONST:
        this.next();
        break;
      case T.TYPEOF:
        this.next();
        if (this.is(T.IMPORT)) return this.operand();
        if (!this.is(T.THIS) && !this.is(T.NAME)) return false;
        if (!this.reference()) return false;
        break;
      case T.IMPORT:
        this.next();
        if (!this.is(T.OPEN_PAREN)) return false;
        this.skipBrackets();
        if (!this.members()) return false;
        break;
      case T.THIS:
      case T.NAME:
        return this.named();
      default:
        return false;
    }
    return this.suffixes();
  }

  private named(): boolean {
    if (PREFIXES.some((word) => this.isWord(word))) {
      const before = this.state();
      this.next();
      if (!this.afterLineBreak && !this.isWord('is') && this.operand()) return true;
      this.restore(before);
    }
    if (!this.reference()) return false;
    if (!this.isWord('is') || this.afterLineBreak) return this.suffixes();
    this.next();
    return this.maybeType();
  }

  /** `a.b<C>` */
  private reference(): boolean {
    this.next();
    return this.members();
  }

  private members(): boolean {
    while (this.type === T.DOT) {
      this.next();
      // any word, reserved or not
      if (this.type < T.NAME) return false;
      this.next();
    }
    return this.type !== T.LESS || this.afterLineBreak || this.maybeTypeArguments();
  }

  /** `[]`, `[Key]` */
  private suffixes(): boolean {
    while (this.type === T.OPEN_SQUARE && !this.afterLineBreak) this.skipBrackets();
    return true;
  }

  /** `(a: A) => B` behind `new` or type parameters */
  private typeSignature(): boolean {
    if (this.type !== T.OPEN_PAREN) return false;
    this.skipBrackets();
    return this.is(T.ARROW) && this.resultType();
  }

  private resultType(): boolean {
    this.next();
    return this.maybeType();
  }
}
