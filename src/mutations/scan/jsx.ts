/** JSX: tags, attributes and text are read by the character, what is in braces as expressions. */
import { TEXT_TAGS } from '../static-text.ts';
import { OTHER_KIND, TEXT_KIND } from './kinds.ts';
import { Members } from './members.ts';
import type { ScannedElement } from './scanned-element.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

const TAG_PART = Uint8Array.from({ length: 128 }, (_, unit) => (/[\w$-]/.test(String.fromCharCode(unit)) ? 1 : 0));
/** Written so, text may decode to white space. */
const NUMERIC_ENTITY = /&#[^;\s]*;/g;
/** Braces with nothing in them, or a comment. */
const EMPTY_BRACES = -1;
/** Deeper nesting than this is for the parser to accept or refuse. */
const MAX_DEPTH = 100;

export abstract class Jsx extends Members {
  private depthOfElements = 0;

  /** From `<` under the eye to behind the element or fragment. */
  protected jsx(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.end = this.element(this.start);
    this.next();
    this.isBeforeColon = isBeforeColon;
  }

  /** @param start offset of the `<` @returns offset behind the element */
  private element(start: number): number {
    if (++this.depthOfElements > MAX_DEPTH) throw UNSURE;
    const { place, text } = this;
    let at = this.skipSpace(start + 1);
    const tagEnd = this.tagEnd(at);
    const tagName = tagEnd === at ? '<>' : text.slice(at, tagEnd);
    const element = this.enterElement(start, tagName);
    if (tagEnd > at) at = this.opening(tagEnd, element);
    const unit = text.charCodeAt(at);
    if (element) element.openEnd = unit === 47 ? at + 2 : at + 1;
    // `/>`; the tag was seen to end so
    if (unit === 47) at += 2;
    else if (unit === 62) at = this.children(at + 1, tagName, element);
    else throw UNSURE;
    if (element) element.end = at;
    this.place = place;
    this.depthOfElements--;
    return at;
  }

  /** Reads attributes. @returns offset of `>` or `/>` */
  private opening(tagEnd: number, element: ScannedElement | null): number {
    const { text } = this;
    let end = tagEnd;
    let at = this.skipSpace(end);
    if (text.charCodeAt(at) === 60) {
      if (!this.isTypeScript) throw UNSURE;
      this.end = at;
      this.next();
      if (!this.maybeTypeArguments()) throw UNSURE;
      end = this.lastEnd;
      at = this.skipSpace(end);
    }
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit === 62 || unit === 47) break;
      end = unit === 123 ? this.braces(at, true) : this.attribute(at, element);
      at = this.skipSpace(end);
    }
    if (text.charCodeAt(at) === 47 && text.charCodeAt(at + 1) !== 62) throw UNSURE;
    if (element) element.attributesEnd = end;
    return at;
  }

  /** @returns offset behind the attribute */
  private attribute(start: number, element: ScannedElement | null): number {
    const { text } = this;
    const nameEnd = this.tagEnd(start);
    if (nameEnd === start) throw UNSURE;
    let at = this.skipSpace(nameEnd);
    const isClass = element !== null && isClassAttribute(text, start, nameEnd);
    if (isClass) element.classAttribute = text.slice(start, nameEnd);
    if (text.charCodeAt(at) !== 61) return nameEnd;
    at = this.skipSpace(at + 1);
    const unit = text.charCodeAt(at);
    let end: number;
    if (unit === 34 || unit === 39) {
      end = text.indexOf(text[at] as string, at + 1) + 1;
      if (end === 0) throw UNSURE;
    } else {
      const { place } = this;
      this.enterAttribute(text.slice(start, nameEnd));
      if (unit === 123) end = this.braces(at, false);
      else if (unit === 60) end = this.element(at);
      else throw UNSURE;
      this.place = place;
    }
    if (isClass) element.classAttribute = text.slice(start, end);
    return end;
  }

  /** `{…}` in a tag. @returns offset behind it */
  private braces(start: number, isSpread: boolean): number {
    this.end = start + 1;
    this.next();
    if (isSpread) this.expect(T.DOTS);
    this.expression();
    if (this.type !== T.CLOSE_BRACE) throw UNSURE;
    return this.end;
  }

  /** Reads children and the closing tag. @returns offset behind it */
  private children(start: number, tagName: string, element: ScannedElement | null): number {
    const { text } = this;
    let isStatic = true;
    let hasText = false;
    for (let at = start; ; ) {
      const from = at;
      let isBlank = true;
      let unit = text.charCodeAt(at);
      while (unit !== 60 && unit !== 123) {
        // `>` and `}` are no text; NaN is the end
        if (unit === 62 || unit === 125 || Number.isNaN(unit)) throw UNSURE;
        if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) isBlank = false;
        unit = text.charCodeAt(++at);
      }
      if (!isBlank) {
        hasText = true;
        const written = text.slice(from, at);
        if (written.includes('&#') && !/\S/.test(written.replace(NUMERIC_ENTITY, ''))) throw UNSURE;
      }
      if (unit === 123) {
        const kind = this.childBraces(at);
        if (kind === TEXT_KIND) hasText = true;
        else if (kind !== EMPTY_BRACES) isStatic = false;
        at = this.end;
        continue;
      }
      const next = this.skipSpace(at + 1);
      if (text.charCodeAt(next) === 47) {
        if (element) element.staticTextContents = isStatic && (hasText || TEXT_TAGS.has(tagName));
        return this.closing(next + 1, tagName);
      }
      isStatic = false;
      at = this.element(at);
    }
  }

  /** `{…}` among children; it ends at `this.end`. */
  private childBraces(start: number): number {
    this.end = start + 1;
    this.next();
    if (this.type === T.CLOSE_BRACE) return EMPTY_BRACES;
    const isSpread = this.type === T.DOTS;
    if (isSpread) this.next();
    const kind = this.expression();
    if (this.type !== (T.CLOSE_BRACE as number)) throw UNSURE;
    return isSpread ? OTHER_KIND : kind;
  }

  private closing(from: number, tagName: string): number {
    const start = this.skipSpace(from);
    const end = this.tagEnd(start);
    const isSame = tagName === '<>' ? end === start : this.text.slice(start, end) === tagName;
    const close = this.skipSpace(end);
    if (!isSame || this.text.charCodeAt(close) !== 62) throw UNSURE;
    return close + 1;
  }

  /** End of the name of a tag or attribute: `div`, `Tabs.List`, `xlink:href`. The start, when there is none. */
  private tagEnd(start: number): number {
    const { text } = this;
    let at = start;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit < 128 && TAG_PART[unit] === 1) at++;
      else if (at > start && (unit === 46 || unit === 58)) at++;
      else if (unit > 127) throw UNSURE;
      else break;
    }
    if (at === start) return at;
    // A name may have white space in it, or begin with what is none.
    const first = text.charCodeAt(start);
    const last = text.charCodeAt(at - 1);
    const next = text.charCodeAt(this.skipSpace(at));
    if (first === 45 || (first > 47 && first < 58) || last === 46 || last === 58) throw UNSURE;
    if (next === 46 || next === 58) throw UNSURE;
    return at;
  }
}

function isClassAttribute(text: string, start: number, end: number): boolean {
  const length = end - start;
  return (length === 9 && text.startsWith('className', start)) || (length === 5 && text.startsWith('class', start));
}
