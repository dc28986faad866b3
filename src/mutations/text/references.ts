/** Character references that a text has already: new words for it write the same characters in the same way. */
import { type Cooked, changeOf, cookAttribute, type RawChange } from './cook.ts';
import { escapeAmpersands } from './entities.ts';

/** character to reference */
export type References = ReadonlyMap<string, string>;

/** How raw text writes characters as references: `'` as `&apos;`, `’` as `&rsquo;`. A blank that it needs somewhere stays one there. */
export function referencesIn(raw: string, { value, starts, ends }: Cooked): References {
  const references = new Map<string, string>();
  let at = 0;
  for (const char of value) {
    const written = raw.slice(starts[at], ends[at]);
    const isReference = written.startsWith('&') && written.length > 1;
    if (isReference && char !== ' ' && !references.has(char)) references.set(char, written);
    at += char.length;
  }
  return references;
}

/**
 * A text with these references for their characters.
 * @param escapePlain for what stands between them
 */
export function withReferences(value: string, references: References, escapePlain: (plain: string) => string): string {
  let written = '';
  let plain = '';
  for (const char of value) {
    const reference = references.get(char);
    if (reference === undefined) plain += char;
    else {
      written += escapePlain(plain) + reference;
      plain = '';
    }
  }
  return written + escapePlain(plain);
}

/**
 * The smallest change of what stands between an attribute's quotes, which the new value must not contain.
 * @returns the raw text to write there; null where the whole would read otherwise
 */
export function attributeChange(raw: string, value: string): RawChange | null {
  const cooked = cookAttribute(raw);
  const { start, end, value: part } = changeOf(cooked, value, raw.length);
  const written = withReferences(part, referencesIn(raw, cooked), escapeAmpersands);
  const means = cookAttribute(raw.slice(0, start) + written + raw.slice(end)).value;
  return means === value ? { start, end, value: written } : null;
}
