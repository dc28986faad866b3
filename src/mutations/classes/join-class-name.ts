/** The class list of an element joined by one that its component is given: `cn('card', className)`, or a template. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { addAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { escapeFor, quoted } from '../text/quoting.ts';
import { classNotText } from '../text-refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { classAttribute } from './class-tokens.ts';
import { fallbackFor, joinerOf, listOfCall } from './class-write.ts';

interface Joined {
  /** the code stands in a template, where an absent class has to be an empty text */
  isText: boolean;
  /** @param code the given class: `className`, `props.className` */
  write(code: string): void;
}

/** How the element's list can be joined by another. */
export function joinClassName(draft: Draft, target: Target): Joined | Refusal {
  const attribute = classAttribute(target.node.openingElement);
  if (!attribute) {
    return { isText: false, write: (code) => addAttribute(draft, target.element, `className={${code}}`) };
  }
  const { value } = attribute;
  const joiner = joinerOf(target);
  const whole = (text: (code: string) => string): Joined['write'] => {
    const [start, end] = value ? [startOf(value), endOf(value)] : [endOf(attribute), endOf(attribute)];
    return (code) => draft.replace(start, end, `${value ? '' : '='}{${text(code)}}`);
  };
  if (!value || (value.type === 'StringLiteral' && value.value.trim() === '')) {
    return { isText: false, write: whole((code) => code) };
  }
  if (value.type === 'StringLiteral') {
    const classes = value.value.trim();
    const quote = draft.text[startOf(value)] as '"' | "'";
    return joiner
      ? { isText: false, write: whole((code) => `${joiner}(${quoted(classes, quote)}, ${code})`) }
      : { isText: true, write: whole((code) => `\`${escapeFor(classes, '`')} \${${code}}\``) };
  }
  const { expression } = value as t.JSXExpressionContainer;
  const node = unwrapNode(expression);
  if (node.type === 'TemplateLiteral') {
    const end = endOf(node) - 1;
    const lead = /\s$/.test(draft.text.slice(startOf(node) + 1, end)) ? '' : ' ';
    return { isText: true, write: (code) => draft.insert(end, `${lead}\${${code}}`) };
  }
  const list = node.type === 'CallExpression' ? listOfCall(node) : null;
  const last = list?.items.at(-1);
  if (last) {
    const { text } = draft;
    const gap = startsItsLine(text, startOf(last)) ? lineEndOf(text) + indentAt(text, startOf(last)) : ' ';
    return { isText: false, write: (code) => draft.insert(endOf(last), `,${gap}${code}`) };
  }
  if (expression.type === 'JSXEmptyExpression' || /^(?:Object|Array|Arrow|Function)/.test(node.type)) {
    return classNotText(target.where, sourceOf(target.source, node));
  }
  const around = (open: string, close: (code: string) => string): Joined['write'] => {
    return (code) => {
      draft.insert(startOf(expression), open);
      draft.insert(endOf(expression), close(code));
    };
  };
  if (joiner) return { isText: false, write: around(`${joiner}(`, (code) => `, ${code})`) };
  const [open, close] = fallbackFor(expression, target);
  return { isText: true, write: around(`\`\${${open}`, (code) => `${close && `${close}''`}} \${${code}}\``) };
}
