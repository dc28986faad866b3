/** Class names as Tailwind reads them: variants, important mark, base. */
import type { TailwindCore } from './adapter.ts';

type Dialect = Pick<TailwindCore, 'framework' | 'prefix' | 'separator'>;

export interface ClassName {
  /** outermost first, as written */
  variants: string[];
  important: boolean;
  /** with the prefix of Tailwind 3, without that of 4 */
  base: string;
}

/** Parts of a class; null where it lacks the project's prefix, so that Tailwind does not take it for one of its own. */
export function parseClassName(name: string, { framework, prefix, separator }: Dialect): ClassName | null {
  const parts = splitOutside(name, separator);
  let base = parts.pop() as string;
  const variants = parts;
  if (framework === 'tailwind-4' && prefix !== '' && variants.shift() !== prefix.slice(0, -1)) return null;
  const important = base.startsWith('!') || base.endsWith('!');
  if (base.startsWith('!')) base = base.slice(1);
  else if (base.endsWith('!')) base = base.slice(0, -1);
  return base === '' ? null : { variants, important, base };
}

export function printClassName({ variants, important, base }: ClassName, dialect: Dialect): string {
  const { framework, prefix, separator } = dialect;
  const lead = variants.map((one) => one + separator).join('');
  if (framework === 'tailwind-4') return `${prefix}${lead}${base}${important ? '!' : ''}`;
  return `${lead}${important ? '!' : ''}${base}`;
}

/** A base as a whole class, to be compiled. */
export function wholeClass(base: string, dialect: Dialect): string {
  return printClassName({ variants: [], important: false, base }, dialect);
}

/** Splits at a separator that stands in no brackets and no quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '\\') i++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '[' || char === '(' || char === '{') depth++;
    else if (char === ']' || char === ')' || char === '}') depth--;
    else if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i));
      from = i + separator.length;
      i = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
