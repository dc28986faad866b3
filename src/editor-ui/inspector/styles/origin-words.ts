/** The origin of a value, in words and as a place to open. */
import { type Origin, rulesContextWords } from '../../styling/resolve.ts';

export function originWords({ kind, rule, own }: Origin): string {
  if (kind === 'none' || !rule) return 'Not set';
  const name = rule.classParsed ? `.${rule.classParsed}` : rule.selector;
  const where = placeWords(rule);
  const context = rulesContextWords(rule);
  const suffix = [where && `(${where})`, context && `for ${context}`, !own && !context && 'from the base'].filter(
    Boolean,
  );
  if (kind === 'inline') return 'Set in this element’s style attribute';
  if (kind === 'inherited') return ['Inherited from', name, where && `(${where})`].filter(Boolean).join(' ');
  return ['Set by', name, ...suffix.filter((part) => part !== 'from the base')].join(' ');
}

export function placeWords({ filename, line }: { filename: string; line: number | null }): string {
  if (!filename) return '';
  const name = filename.startsWith('node_modules/') ? filename : filename.split('/').at(-1);
  return line ? `${name}:${line}` : `${name}`;
}
