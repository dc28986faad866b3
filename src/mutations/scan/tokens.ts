/**
 * Tokens of a source text, for the quick scan of `scan-elements.ts`. The scan knows as much of JavaScript, TypeScript and JSX as
 * is needed to find where elements stand, builds no tree, and gives up (`UNSURE`) at whatever it does not know: then the
 * parser is asked. A text that does not parse may pass; one that parses is read as the parser reads it, or not at all.
 */
import * as T from './token-types.ts';

/** Thrown where the scan cannot be sure. One object for all: it is no failure, and nobody reads its stack. */
export const UNSURE = new Error('The scan is not sure of this text.');

const NAME_PART = Uint8Array.from({ length: 128 }, (_, unit) => (/[\w$]/.test(String.fromCharCode(unit)) ? 1 : 0));
const HIGH_SPACE = /[\u00a0\ufeff\u1680\u2000-\u200a\u202f\u205f\u3000]/;

export interface TokenState {
  type: number;
  start: number;
  end: number;
  lastEnd: number;
  afterLineBreak: boolean;
}

export class Tokens {
  /** the token under the eye, see `token-types.ts` */
  protected type = T.END;
  protected start = 0;
  protected end = 0;
  /** where the token before it ended */
  protected lastEnd = 0;
  protected afterLineBreak = false;

  constructor(protected readonly text: string) {}

  protected next(): void {
    this.lastEnd = this.end;
    this.afterLineBreak = false;
    const { text } = this;
    const start = this.skipSpace(this.end);
    this.start = start;
    const unit = text.charCodeAt(start);
    if (unit < 128 && NAME_PART[unit] === 1 && !(unit < 58 && unit > 47)) {
      let end = start + 1;
      let code = text.charCodeAt(end);
      while (code < 128 && NAME_PART[code] === 1) code = text.charCodeAt(++end);
      // Other letters and escapes are for the parser.
      if (code === 92 || code > 127) this.refuseUnlessSpace(end);
      this.end = end;
      this.type = T.wordType(text, start, end);
    } else this.type = this.sign(start, unit);
  }

  protected state(): TokenState {
    const { type, start, end, lastEnd, afterLineBreak } = this;
    return { type, start, end, lastEnd, afterLineBreak };
  }

  protected restore(state: TokenState): void {
    this.type = state.type;
    this.start = state.start;
    this.end = state.end;
    this.lastEnd = state.lastEnd;
    this.afterLineBreak = state.afterLineBreak;
  }

  protected expect(type: number): void {
    if (this.type !== type) throw UNSURE;
    this.next();
  }

  /** The same as `this.type === type`, after a step that TypeScript does not see. */
  protected is(type: number): boolean {
    return this.type === type;
  }

  protected isWord(word: string): boolean {
    return this.type === T.NAME && this.end - this.start === word.length && this.text.startsWith(word, this.start);
  }

  /** Offset of the next character that is neither white space nor comment. */
  protected skipSpace(from: number): number {
    const { text } = this;
    for (let at = from; ; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 32) continue;
      if (unit === 10 || unit === 13) this.afterLineBreak = true;
      else if (unit === 47) {
        const end = this.commentEnd(at);
        if (end < 0) return at;
        at = end - 1;
      } else if (unit > 127) {
        if (!HIGH_SPACE.test(text[at] as string)) return at;
      } else if (unit > 12 || unit < 9 || Number.isNaN(unit)) return at;
    }
  }

  /** Steps over a bracket and all it holds: nothing in it is looked at but strings, templates and brackets. */
  protected skipBrackets(): void {
    this.toClosingBracket();
    this.next();
  }

  /** From an opening bracket to the one that closes it. */
  private toClosingBracket(): void {
    let depth = 0;
    for (;;) {
      switch (this.type) {
        case T.OPEN_BRACE:
        case T.OPEN_PAREN:
        case T.OPEN_SQUARE:
          depth++;
          break;
        case T.CLOSE_BRACE:
        case T.CLOSE_PAREN:
        case T.CLOSE_SQUARE:
          if (--depth === 0) return;
          break;
        case T.BACKTICK:
          this.skipTemplate();
          continue;
        case T.END:
          throw UNSURE;
      }
      this.next();
    }
  }

  /** Steps over a template. */
  protected skipTemplate(): void {
    while (this.templateText()) {
      this.end--;
      this.next();
      this.toClosingBracket();
    }
    this.next();
  }

  /**
   * From the `\`` or `}` under the eye over the characters of a template.
   * @returns true at `${`, with the token behind it still to come; false at the end
   */
  protected templateText(): boolean {
    const { text } = this;
    for (let at = this.end; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 92) at++;
      else if (unit === 96 || (unit === 36 && text.charCodeAt(at + 1) === 123)) {
        this.end = unit === 96 ? at + 1 : at + 2;
        return unit !== 96;
      }
    }
    throw UNSURE;
  }

  /** Reads the `/` under the eye as the start of a regular expression, and goes on behind it. */
  protected regularExpression(): void {
    const { text } = this;
    let isInClass = false;
    for (let at = this.start + 1; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 92) at++;
      else if (unit === 10 || unit === 13) break;
      else if (unit === 91) isInClass = true;
      else if (unit === 93) isInClass = false;
      else if (unit === 47 && !isInClass) {
        this.end = at + 1;
        while (NAME_PART[text.charCodeAt(this.end)] === 1) this.end++;
        this.next();
        return;
      }
    }
    throw UNSURE;
  }

  private commentEnd(at: number): number {
    const { text } = this;
    const unit = text.charCodeAt(at + 1);
    if (unit === 47) {
      const end = text.indexOf('\n', at + 2);
      return end < 0 ? text.length : end;
    }
    if (unit !== 42) return -1;
    const end = text.indexOf('*/', at + 2);
    if (end < 0) throw UNSURE;
    const lineBreak = text.indexOf('\n', at + 2);
    if (lineBreak >= 0 && lineBreak < end) this.afterLineBreak = true;
    return end + 2;
  }

  private refuseUnlessSpace(at: number): void {
    if (!HIGH_SPACE.test(this.text[at] as string)) throw UNSURE;
  }

  private sign(start: number, unit: number): number {
    const { text } = this;
    const after = text.charCodeAt(start + 1);
    switch (unit) {
      case 34:
      case 39:
        return this.string(start, unit);
      case 46:
        if (after >= 48 && after <= 57) return this.number(start);
        if (after === 46 && text.charCodeAt(start + 2) === 46) return this.take(T.DOTS, start + 3);
        return this.take(unit, start + 1);
      case 61:
        if (after === 62) return this.take(T.ARROW, start + 2);
        if (after === 61) return this.take(T.BINARY, start + (text.charCodeAt(start + 2) === 61 ? 3 : 2));
        return this.take(unit, start + 1);
      case 33:
        if (after === 61) return this.take(T.BINARY, start + (text.charCodeAt(start + 2) === 61 ? 3 : 2));
        return this.take(unit, start + 1);
      case 63:
        return this.question(start, after);
      case 43:
      case 45:
        if (after === unit) return this.take(T.INCREMENT, start + 2);
        return after === 61 ? this.take(T.ASSIGN, start + 2) : this.take(unit, start + 1);
      case 38:
      case 42:
      case 124:
        if (after === unit) return this.orAssign(start + 2);
        return after === 61 ? this.take(T.ASSIGN, start + 2) : this.take(unit, start + 1);
      case 37:
      case 94:
        return this.orAssign(start + 1);
      case 35:
        return this.privateName(start);
      default:
        if (unit >= 48 && unit <= 57) return this.number(start);
        if (Number.isNaN(unit)) return this.take(T.END, start);
        // `(` `)` `,` `/` `:` `;` `<` `>` `[` `]` `` ` `` `{` `}` `~`
        if (unit > 127 || unit < 40 || unit === 64 || unit === 92) throw UNSURE;
        return this.take(unit, start + 1);
    }
  }

  private take(type: number, end: number): number {
    this.end = end;
    return type;
  }

  private orAssign(end: number): number {
    if (this.text.charCodeAt(end) === 61) return this.take(T.ASSIGN, end + 1);
    return this.take(T.BINARY, end);
  }

  private question(start: number, after: number): number {
    if (after === 63) return this.orAssign(start + 2);
    const then = this.text.charCodeAt(start + 2);
    if (after === 46 && !(then >= 48 && then <= 57)) return this.take(T.QUESTION_DOT, start + 2);
    return this.take(T.QUESTION, start + 1);
  }

  private string(start: number, quote: number): number {
    const { text } = this;
    for (let at = start + 1; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === quote) return this.take(T.STRING, at + 1);
      if (unit === 92) at++;
      else if (unit === 10 || unit === 13) break;
    }
    throw UNSURE;
  }

  private number(start: number): number {
    const { text } = this;
    let at = start;
    let dots = 0;
    const second = text.charCodeAt(start + 1) | 32;
    // 0x, 0o, 0b
    const isDecimal = text.charCodeAt(start) !== 48 || !(second === 120 || second === 111 || second === 98);
    for (; ; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 128 && NAME_PART[unit] === 1) {
        const sign = text.charCodeAt(at + 1);
        if (isDecimal && (unit | 32) === 101 && (sign === 43 || sign === 45)) at++;
      } else if (unit !== 46 || !isDecimal || dots++ > 0) break;
    }
    return this.take(text.charCodeAt(at - 1) === 110 ? T.BIGINT : T.NUMBER, at);
  }

  private privateName(start: number): number {
    let end = start + 1;
    while (NAME_PART[this.text.charCodeAt(end)] === 1) end++;
    const unit = this.text.charCodeAt(end);
    if (end === start + 1 || unit === 92 || unit > 127) throw UNSURE;
    return this.take(T.PRIVATE_NAME, end);
  }
}
