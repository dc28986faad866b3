/** Attributes of an opening tag: finding, adding and taking them away, in the file's own layout. */
import type * as t from '@babel/types';
import type { Draft, Mark } from '../check/draft.ts';
import { escapeAmpersands } from '../text/entities.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, startsItsLine } from '../text/layout.ts';
import { attributeQuoteHabit, quoteHabit } from '../text/quote-habit.ts';
import { quoted } from '../text/quoting.ts';
import type { SourceElement } from './elements.ts';
import { endOf, startOf, tagNameOf } from './nodes.ts';

/** `className`, `xlink:href`. */
export function attributeName(attribute: t.JSXAttribute): string {
  return tagNameOf(attribute.name);
}

/** The attribute that counts: of several with one name the last wins. */
export function findAttribute(opening: t.JSXOpeningElement, name: string): t.JSXAttribute | null {
  for (let i = opening.attributes.length - 1; i >= 0; i--) {
    const attribute = opening.attributes[i];
    if (attribute?.type === 'JSXAttribute' && attributeName(attribute) === name) return attribute;
  }
  return null;
}

/** Spreads that stand behind an attribute, which may override it. */
export function spreadsAfter(opening: t.JSXOpeningElement, offset: number): t.JSXSpreadAttribute[] {
  return opening.attributes.filter(
    (one): one is t.JSXSpreadAttribute => one.type === 'JSXSpreadAttribute' && startOf(one) >= offset,
  );
}

/**
 * Notes a new attribute behind the last one: on a line of its own when that one has its own, else on the same line.
 * A comment behind the last attribute stays with it.
 */
export function addAttribute(draft: Draft, element: SourceElement, attribute: string): Mark {
  const { text } = draft;
  const last = element.node.openingElement.attributes.at(-1);
  if (!last || !startsItsLine(text, startOf(last))) return draft.insert(element.attributesEnd, ` ${attribute}`);
  const lead = lineEndOf(text) + indentAt(text, startOf(last));
  const rest = text.slice(endOf(last), lineEnd(text, endOf(last)));
  const at = /^[ \t]*\/[/*]/.test(rest) && endsInComment(rest) ? endOf(last) + rest.trimEnd().length : endOf(last);
  return draft.insert(at, lead + attribute);
}

/** `// …` to the line's end, or one whole `/* … *\/` with nothing behind it. */
function endsInComment(rest: string): boolean {
  const trimmed = rest.trim();
  return trimmed.startsWith('//') || (trimmed.endsWith('*/') && trimmed.indexOf('*/') === trimmed.length - 2);
}

/** Notes the end of an attribute: with its line when it has one to itself, else with the blanks before it. */
export function removeAttribute(draft: Draft, attribute: t.Node): Mark {
  const { text } = draft;
  let start = startOf(attribute);
  while (start > 0 && /\s/.test(text[start - 1] as string)) start--;
  // A line comment before it would swallow the rest of the line.
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (before.includes('//') && !isBlank(text.slice(endOf(attribute), lineEnd(text, endOf(attribute))))) {
    const next = /^[ \t]*/.exec(text.slice(endOf(attribute)))?.[0].length ?? 0;
    return draft.remove(startOf(attribute), endOf(attribute) + next);
  }
  return draft.remove(start, endOf(attribute));
}

/** The value part of an attribute that means this string: `"…"` where JSX can say it so, else `{"…"}`. */
export function attributeString(text: string, value: string, quote = attributeQuoteHabit(text)): string {
  return attributeLiteral(value, quote) ?? `{${quoted(value, quoteHabit(text))}}`;
}

/**
 * A quoted JSX attribute string, or null when only a JS string can hold the value: JSX has no escapes, so both quotes,
 * line ends, backslash-free control characters and invisible ones cannot be written safely.
 */
export function attributeLiteral(value: string, quote: '"' | "'"): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters need a string literal
  if (/[\u0000-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/.test(value)) return null;
  const other = quote === '"' ? "'" : '"';
  if (value.includes(quote) && value.includes(other)) return null;
  const use = value.includes(quote) ? other : quote;
  return use + escapeAmpersands(value) + use;
}
