/** The specificity of a selector (Selectors 4 §16): ids; classes, attributes and pseudo-classes; elements and pseudo-elements. */
import { splitList } from './nesting.ts';
import type { Specificity } from './style-rules.ts';

const NAME = String.raw`(?:\\.|[\w-]|[^\x00-\x7f])+`;
const TOKEN = new RegExp(
  [
    `(?<id>#${NAME})`,
    // A namespace adds nothing.
    String.raw`(?:${NAME}|\*)?\|(?=[\w*-])`,
    String.raw`(?<class>\.${NAME})`,
    String.raw`(?<attribute>\[(?:"[^"]*"|'[^']*'|[^\]])*\])`,
    `(?<pseudo>::?(?<name>${NAME}))`,
    `(?<element>${NAME})`,
    '.',
  ].join('|'),
  'gsu',
);
const ELEMENTS = /^(?:before|after|first-line|first-letter)$/;

/** @param selector one complex selector, not a list */
export function specificityOf(selector: string): Specificity {
  const sum: Specificity = [0, 0, 0];
  let at = 0;
  while (at < selector.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(selector);
    if (!match) break;
    at = match.index + match[0].length;
    const { groups = {} } = match;
    if (groups.id) sum[0]++;
    else if (groups.class || groups.attribute) sum[1]++;
    else if (groups.element) sum[2]++;
    else if (groups.pseudo) {
      const inner = selector[at] === '(' ? argumentAt(selector, at) : null;
      if (inner !== null) at += inner.length + 2;
      add(sum, weightOfPseudo(groups.pseudo, groups.name as string, inner));
    }
  }
  return sum;
}

function weightOfPseudo(pseudo: string, name: string, inner: string | null): Specificity {
  if (name === 'where') return [0, 0, 0];
  if (name === 'is' || name === 'not' || name === 'has') return heaviest(inner);
  if (pseudo.startsWith('::') || ELEMENTS.test(name)) {
    return name === 'slotted' ? plus([0, 0, 1], heaviest(inner)) : [0, 0, 1];
  }
  if (name === 'host' && inner !== null) return plus([0, 1, 0], heaviest(inner));
  const [, list] = /^nth-(?:last-)?child$/.test(name) ? (/\sof\s+(.*)$/s.exec(inner ?? '') ?? []) : [];
  return plus([0, 1, 0], list === undefined ? [0, 0, 0] : heaviest(list));
}

/** The highest specificity of several selectors. */
export function heaviestOf(selectors: readonly string[]): Specificity {
  return selectors
    .map(specificityOf)
    .reduce((most, one) => (compareSpecificity(one, most) > 0 ? one : most), [0, 0, 0]);
}

function heaviest(list: string | null): Specificity {
  return heaviestOf(splitList(list ?? ''));
}

/** The text between the bracket at `open` and its counterpart. */
function argumentAt(text: string, open: number): string {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\\') at++;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

export function compareSpecificity(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function add(sum: Specificity, [ids, classes, elements]: Specificity): void {
  sum[0] += ids;
  sum[1] += classes;
  sum[2] += elements;
}

function plus(a: Specificity, b: Specificity): Specificity {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
