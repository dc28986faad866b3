/** What has members: object literals and classes. */
import { Functions } from './functions.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

const MODIFIERS = 'public private protected readonly override static async get set abstract declare accessor'.split(
  ' ',
);

export abstract class Members extends Functions {
  protected object(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.next();
    while (this.type !== T.CLOSE_BRACE) {
      if (this.type === T.DOTS) {
        this.next();
        this.assignment(null, 0);
      } else this.objectMember();
      if (this.type !== T.COMMA) break;
      this.next();
    }
    this.expect(T.CLOSE_BRACE);
    this.isBeforeColon = isBeforeColon;
  }

  private objectMember(): void {
    const { start } = this;
    if (this.type === T.NAME && (this.isWord('async') || this.isWord('get') || this.isWord('set')))
      this.maybeModifier();
    if (this.type === T.STAR) this.next();
    const name = this.key();
    switch (this.type) {
      case T.COLON:
        this.next();
        this.assignment(name, start);
        break;
      case T.OPEN_PAREN:
      case T.LESS:
        this.method();
        break;
      case T.EQUALS:
        this.next();
        this.assignment(null, 0);
        break;
      case T.COMMA:
      case T.CLOSE_BRACE:
        break;
      default:
        throw UNSURE;
    }
  }

  /** Steps over a word that qualifies a member, unless it is the member's name. @returns true for a modifier */
  private maybeModifier(): boolean {
    const before = this.state();
    this.next();
    const { type } = this;
    const isKey =
      type === T.NAME || type >= T.AWAIT || type === T.STRING || type === T.NUMBER || type === T.PRIVATE_NAME;
    if (isKey || type === T.OPEN_SQUARE || type === T.STAR || type === T.OPEN_BRACE) return true;
    this.restore(before);
    return false;
  }

  /** A member's key. @returns the name that it gives to a function, null for none */
  private key(): string | null {
    const { type, start, end } = this;
    if (type === T.OPEN_SQUARE) return this.computedKey();
    this.next();
    if (type === T.NAME || type >= T.AWAIT) return this.text.slice(start, end);
    if (type === T.STRING) return this.text.slice(start + 1, end - 1);
    if (type === T.NUMBER || type === T.BIGINT || type === T.PRIVATE_NAME) return null;
    throw UNSURE;
  }

  private computedKey(): string | null {
    this.next();
    const { type, start, end } = this;
    this.assignment(null, 0);
    const isAlone = this.lastEnd === end;
    this.expect(T.CLOSE_SQUARE);
    if (!isAlone) return null;
    if (type === T.NAME) return this.text.slice(start, end);
    return type === T.STRING ? this.text.slice(start + 1, end - 1) : null;
  }

  private method(): void {
    const { place } = this;
    this.signature();
    if (this.type === T.OPEN_BRACE) this.block();
    this.place = place;
  }

  /** From `class` on. */
  protected classFrom(name: string | null, at: number, start: number): void {
    const { place } = this;
    this.next();
    const own = this.isWord('implements') ? null : this.ownName();
    this.enterScope(own ?? name, own === null ? at : start);
    this.maybeTypeParameters();
    if (this.type === T.EXTENDS) {
      this.next();
      this.chain(null, 0);
      if (this.is(T.LESS) && !this.maybeTypeArguments()) throw UNSURE;
    }
    if (this.isWord('implements')) {
      do {
        this.next();
        this.skipType();
      } while (this.is(T.COMMA));
    }
    this.classBody();
    this.place = place;
    if (own === null) this.takeName(name);
  }

  protected classExpression(name: string | null, at: number): void {
    this.classFrom(name, at, this.start);
  }

  private classBody(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.expect(T.OPEN_BRACE);
    while (this.type !== T.CLOSE_BRACE) {
      if (this.type === T.SEMICOLON) this.next();
      else this.classMember();
    }
    this.next();
    this.isBeforeColon = isBeforeColon;
  }

  private classMember(): void {
    const { start } = this;
    while (this.type === T.NAME && MODIFIERS.some((word) => this.isWord(word))) {
      if (this.isWord('accessor')) throw UNSURE;
      const isStatic = this.isWord('static');
      if (!this.maybeModifier()) break;
      if (this.is(T.OPEN_BRACE)) {
        if (!isStatic) throw UNSURE;
        this.block();
        return;
      }
    }
    if (this.type === T.STAR) this.next();
    if (this.type === T.OPEN_SQUARE && this.isIndexSignature()) return;
    const isPrivate = this.type === T.PRIVATE_NAME;
    const name = this.key();
    if (this.type === T.QUESTION || this.type === T.BANG) this.next();
    if (this.is(T.OPEN_PAREN) || this.is(T.LESS)) {
      this.method();
      if (this.lastEnd > 0 && this.text.charCodeAt(this.lastEnd - 1) !== T.CLOSE_BRACE) this.endMember();
      return;
    }
    this.maybeAnnotation();
    if (this.is(T.ASSIGN)) throw UNSURE;
    if (this.is(T.EQUALS)) {
      this.next();
      this.assignment(isPrivate ? null : name, start);
    }
    this.endMember();
  }

  /** `[key: string]: type` */
  private isIndexSignature(): boolean {
    const before = this.state();
    this.next();
    if (this.type === T.NAME) {
      this.next();
      if (this.is(T.COLON)) {
        this.restore(before);
        this.skipBrackets();
        this.maybeAnnotation();
        this.endMember();
        return true;
      }
    }
    this.restore(before);
    return false;
  }

  private endMember(): void {
    if (this.type === T.SEMICOLON) this.next();
    else if (this.type !== T.CLOSE_BRACE && !this.afterLineBreak) throw UNSURE;
  }
}
