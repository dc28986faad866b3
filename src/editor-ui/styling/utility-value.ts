/** What a utility class of Tailwind says, without the variables that Tailwind puts its values together with. */
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';
import { writtenFor } from './resolve.ts';

const OWN_VARIABLE = /var\((--tw-[\w-]+)/;
/** A layer of shadows that draws nothing. */
const EMPTY_LAYER = '0 0 #0000';
const MAX_STEPS = 40;

/**
 * The declaration of the class with the variables put in that it and the other rules of the element set; tokens of the project
 * stay. Null where one is set nowhere.
 * @param rules of the element, strongest first
 */
export function utilityValue(
  rule: ProcessedCssRule,
  property: string,
  rules: readonly ProcessedCssRule[],
): string | null {
  const applied = rules.filter((one) => one.applied);
  let value = writtenFor(rule, property).at(-1) ?? '';
  for (let step = 0; step < MAX_STEPS; step++) {
    const [head, name = ''] = OWN_VARIABLE.exec(value) ?? [];
    if (!head) return tidy(value) || null;
    const start = value.indexOf(head);
    const end = closing(value, start + 'var'.length);
    const fallback = value.slice(start + head.length, end).replace(/^\s*,/, '');
    const set = applied.flatMap((one) => writtenFor(one, name)).at(0);
    const given = set ?? (value[start + head.length] === ')' ? missing(property) : fallback);
    if (given === null) return null;
    value = value.slice(0, start) + given.trim() + value.slice(end + 1);
  }
  return null;
}

const missing = (property: string) => (property === 'box-shadow' ? EMPTY_LAYER : null);

/** Without empty layers, and without the blanks that variables without a value leave. */
const tidy = (value: string) =>
  value
    .replaceAll(`${EMPTY_LAYER}, `, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,)])/g, '')
    .trim();

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}
