/**
 * Where the scan stands among functions and elements, and what it has found: the same words and rules as in `elements.ts`, kept
 * so that a piece of the text can be read twice when it turns out to mean something else.
 */
import { type ImportedNames, isFragmentTag } from '../imported-names.ts';
import { tagRootOf } from '../nodes.ts';
import { ScannedElement } from './scanned-element.ts';
import { type TokenState, UNSURE } from './tokens.ts';
import { Types } from './types.ts';

export interface Place {
  owner: string | null;
  ownerStart: number;
  parent: number | null;
  path: string;
}

interface Mark {
  token: TokenState;
  place: Place;
  elements: number;
  segments: number;
}

/** Names of this form make a function or class a component (see `elements.ts`). */
const COMPONENT_NAME = /^(?:[A-Z]|default$)/;
/** A text in which so much had to be read twice is for the parser. */
const MAX_REPEATS = 500;

export class Places extends Types {
  readonly elements: ScannedElement[] = [];
  protected readonly names: ImportedNames = { fragments: new Set(), reacts: new Set(['React']), macros: new Set() };
  protected place: Place = { owner: null, ownerStart: -1, parent: null, path: '' };
  private readonly ordinals = new Map<string, number>();
  /** each count that went up, so that it can go down again */
  private readonly segments: string[] = [];
  private repeats = 0;

  /** Changes with every scope and element that is found. */
  protected get found(): number {
    return this.segments.length;
  }

  protected mark(): Mark {
    return { token: this.state(), place: this.place, elements: this.elements.length, segments: this.segments.length };
  }

  /** Goes back to where the mark was made, as if nothing had been read since. */
  protected reset(mark: Mark): void {
    if (++this.repeats > MAX_REPEATS) throw UNSURE;
    this.restore(mark.token);
    this.forget(mark);
    this.place = mark.place;
    this.elements.length = mark.elements;
  }

  /** Takes back the counts made since the mark. */
  protected forget(mark: Mark): void {
    while (this.segments.length > mark.segments) {
      const base = this.segments.pop() as string;
      this.ordinals.set(base, (this.ordinals.get(base) as number) - 1);
    }
  }

  /** Enters a function or class that is called `name`. The caller puts the old place back. */
  protected enterScope(name: string | null, at: number): void {
    if (name === null) return;
    if (name.includes('\\')) throw UNSURE;
    const { place } = this;
    const path = this.segment(place.path, `${name.replace(/[^\w$.]/g, '_')}()`);
    this.place = COMPONENT_NAME.test(name.slice(name.lastIndexOf('.') + 1))
      ? { owner: name, ownerStart: at, parent: null, path }
      : { owner: place.owner, ownerStart: place.ownerStart, parent: place.parent, path };
  }

  /** Notes an element and enters it. @returns null for a fragment, which is entered all the same */
  protected enterElement(start: number, tagName: string): ScannedElement | null {
    const { place } = this;
    const path = this.segment(place.path, tagName);
    const { owner, ownerStart, parent } = place;
    if (tagName === '<>' || isFragmentTag(tagName, this.names)) {
      this.place = { owner, ownerStart, parent, path };
      return null;
    }
    const index = this.elements.length;
    const isMacro = this.names.macros.size > 0 && this.names.macros.has(tagRootOf(tagName));
    const element = new ScannedElement(index, start, tagName, parent, owner, ownerStart, path, isMacro);
    this.elements.push(element);
    this.place = { owner, ownerStart, parent: index, path };
    return element;
  }

  protected enterAttribute(name: string): void {
    const { owner, ownerStart, parent, path } = this.place;
    this.place = { owner, ownerStart, parent, path: `${path}/@${name}` };
  }

  private segment(path: string, part: string): string {
    const base = `${path}/${part}`;
    const ordinal = this.ordinals.get(base) ?? 0;
    this.ordinals.set(base, ordinal + 1);
    this.segments.push(base);
    return `${base}#${ordinal}`;
  }
}
