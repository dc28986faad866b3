/** Putting classes into a `className`, whatever form it has, or refusing where that is not safe. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { addAttribute, attributeLiteral, attributeString } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { givenByCallers } from '../scope/instance-scope.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { escapeFor, quoted } from '../text/quoting.ts';
import { classNotText } from '../text-refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { classBehindCallers } from '../value-refusals.ts';
import {
  type ClassLiteral,
  type ClassToken,
  classAttribute,
  classLiterals,
  isJoinerCall,
  JOINERS,
  tokensOf,
  variantClassProperty,
} from './class-tokens.ts';
import { type ClassOrder, insertInOrder } from './sorted-place.ts';

/** Atoms that the splice may add besides the class: see `verify`. */
export type Gains = string[];

interface Added {
  text: string;
  classes: readonly string[];
  order: ClassOrder | undefined;
  gone: ((token: ClassToken) => boolean) | undefined;
}

/**
 * Notes that `classes` (none of them there yet) join the element's list.
 * @param order of the project's classes: a list that is in it stays in it
 * @param gone true for tokens that the draft removes
 */
export function writeClasses(
  draft: Draft,
  target: Target,
  classes: readonly string[],
  order?: ClassOrder,
  gone?: (token: ClassToken) => boolean,
): Gains | Refusal {
  const opening = target.node.openingElement;
  const attribute = classAttribute(opening);
  const added: Added = { text: classes.join(' '), classes, order, gone };
  if (!attribute) return addClassName(draft, target, added.text);
  const value = attribute.value;
  if (!value) {
    draft.insert(endOf(attribute), `=${attributeString(draft.text, added.text)}`);
    return [];
  }
  if (value.type === 'StringLiteral') {
    appendToAttribute(draft, value, classLiterals(attribute)[0] as ClassLiteral, added);
    return [];
  }
  if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') {
    draft.replace(startOf(value), endOf(value), attributeString(draft.text, added.text));
    return [];
  }
  return appendToExpression(draft, target, value.expression, classLiterals(attribute), added);
}

function addClassName(draft: Draft, target: Target, added: string): Gains {
  const spread = target.node.openingElement.attributes.findLast((one) => one.type === 'JSXSpreadAttribute');
  const merged = spread && classOfSpread(spread.argument, target);
  if (!merged) {
    addAttribute(draft, target.element, `className=${attributeString(draft.text, added)}`);
    return ['attribute:className'];
  }
  const tail = escapeFor(added, '`');
  addAttribute(draft, target.element, `className={\`\${${merged} ?? ${quoteHabit(draft.text).repeat(2)}} ${tail}\`}`);
  const names = (merged.match(/[\w$]+/g) ?? []).map((name) =>
    name === 'this' ? 'ThisExpression' : `identifier:${name}`,
  );
  return ['attribute:className', 'MemberExpression', ...names];
}

/** `props.className` when a spread may carry one; null when it surely does not, or when it cannot be named twice. */
function classOfSpread(argument: t.Expression, target: Target): string | null {
  const node = unwrapNode(argument);
  if (node.type !== 'Identifier') {
    return node.type === 'MemberExpression' && !node.computed
      ? `${target.source.text.slice(startOf(node), endOf(node))}.className`
      : null;
  }
  const binding = resolveName(node.name, target.ancestors);
  // `({ className, ...rest })`: the class was taken out of the rest.
  const pattern = binding?.node.type === 'VariableDeclarator' ? (binding.node.id as AnyNode) : binding?.node;
  const object = pattern?.type === 'AssignmentPattern' ? (pattern.left as AnyNode) : pattern;
  if (object?.type === 'ObjectPattern') {
    const takesClass = object.properties.some(
      (one) => one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.key.name === 'className',
    );
    if (takesClass) return null;
  }
  return `${node.name}.className`;
}

function joinsInOrder(draft: Draft, literal: ClassLiteral, { classes, order, gone }: Added): boolean {
  return order !== undefined && insertInOrder(draft, literal, tokensOf(literal), classes, order, gone);
}

function appendToAttribute(draft: Draft, value: t.Node, literal: ClassLiteral, added: Added): void {
  if (joinsInOrder(draft, literal, added)) return;
  const { at, lead } = insertionPoint(literal);
  const quote = literal.quote as '"' | "'";
  const piece = attributeLiteral(added.text, quote);
  if (piece?.startsWith(quote)) {
    draft.insert(at, lead + piece.slice(1, -1));
    return;
  }
  // The quote cannot stand in this attribute: the whole value changes its quotes, or becomes a JS string.
  const offset = at - literal.start;
  const other = quote === '"' ? "'" : '"';
  if (piece && !literal.raw.includes(other)) {
    const raw = literal.raw.slice(0, offset) + lead + piece.slice(1, -1) + literal.raw.slice(offset);
    draft.replace(startOf(value), endOf(value), other + raw + other);
    return;
  }
  const whole = String((value as t.StringLiteral).value).trimEnd();
  draft.replace(startOf(value), endOf(value), attributeString(draft.text, `${whole}${whole && ' '}${added.text}`));
}

/** Right behind the last class, so that trailing white space stays last. */
function insertionPoint(literal: ClassLiteral): { at: number; lead: string } {
  const body = literal.raw.replace(/[ \t\n\f\r]+$/, '');
  if (body === '' && !literal.gluedStart) return { at: literal.start, lead: '' };
  return { at: literal.start + body.length, lead: ' ' };
}

function appendToLiteral(draft: Draft, literal: ClassLiteral, added: Added): Gains {
  if (joinsInOrder(draft, literal, added)) return [];
  const { at, lead } = insertionPoint(literal);
  draft.insert(at, lead + escapeFor(added.text, literal.quote));
  return [];
}

function appendToExpression(
  draft: Draft,
  target: Target,
  expression: t.Expression,
  literals: ClassLiteral[],
  added: Added,
): Gains | Refusal {
  if (expression.type === 'ParenthesizedExpression') {
    return appendToExpression(draft, target, expression.expression, literals, added);
  }
  const node = unwrapNode(expression);
  if (node.type === 'StringLiteral') return appendToLiteral(draft, literals[0] as ClassLiteral, added);
  if (node.type === 'TemplateLiteral') {
    const last = node.quasis.at(-1) as t.TemplateElement;
    const raw = last.value.raw;
    const start = startOf(last);
    return appendToLiteral(
      draft,
      { ...templateEnd, start, end: start + raw.length, raw, node: last, gluedStart: node.quasis.length > 1 },
      added,
    );
  }
  if (node.type === 'CallExpression') {
    const list = listOfCall(node);
    if (list) return appendToList(draft, target, list, literals, added);
  }
  if (node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined')) {
    draft.replace(startOf(expression), endOf(expression), quoted(added.text, quoteHabit(draft.text)));
    return [];
  }
  if (isFunction(node)) return appendToFunction(draft, target, node, literals, added);
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
    return classNotText(target.where, sourceOf(target.source, node));
  }
  return wrapExpression(draft, target, expression, added);
}

const templateEnd = { kind: 'template', quote: '`', conditional: false, gluedEnd: false } as const;

/** `className={({ isActive }) => …}`: the function returns the classes. */
function appendToFunction(
  draft: Draft,
  target: Target,
  node: t.Node,
  literals: ClassLiteral[],
  added: Added,
): Gains | Refusal {
  const body = node.type === 'ArrowFunctionExpression' ? node.body : null;
  const returned =
    body?.type === 'BlockStatement'
      ? body.body.length === 1 && body.body[0]?.type === 'ReturnStatement' && body.body[0].argument
      : body;
  if (!returned) return classNotText(target.where, sourceOf(target.source, node));
  return appendToExpression(draft, target, returned, literals, added);
}

/** The places in a call where a further class may stand: its arguments, or the array that is joined. */
export function listOfCall(node: t.CallExpression): { items: (t.Node | null)[]; close: number } | null {
  if (isJoinerCall(node)) return { items: node.arguments, close: endOf(node) - 1 };
  let callee: t.Node = node.callee;
  while (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    if (!/^(?:join|filter)$/.test(callee.property.name)) return null;
    const object = unwrapNode(callee.object);
    if (object.type === 'ArrayExpression') return { items: object.elements, close: endOf(object) - 1 };
    if (object.type !== 'CallExpression') return null;
    callee = object.callee;
  }
  return null;
}

/** Classes from callers of the component stay last: there they win in `cn` and `twMerge`. */
function appendToList(
  draft: Draft,
  target: Target,
  list: { items: (t.Node | null)[]; close: number },
  literals: ClassLiteral[],
  added: Added,
): Gains | Refusal {
  const isOfCallers = givenByCallers(target, 'className');
  const callers = list.items.find((item) => item !== null && isOfCallers(item)) ?? null;
  const isBefore = (one: t.Node | null) => !callers || (one !== null && startOf(one) < startOf(callers));
  const plain = literals.find((one) => {
    const whole = !one.conditional && one.kind !== 'key' ? wholeNode(one, list) : null;
    return whole !== null && isBefore(whole);
  });
  if (plain) return appendToLiteral(draft, plain, added);
  if (callers) return writeBeforeCallers(draft, target, callers, literals, added);
  const last = list.items.findLast((item) => item !== null);
  const quote = literals.find((one) => one.quote === "'" || one.quote === '"')?.quote ?? quoteHabit(draft.text);
  const item = quoted(added.text, quote);
  if (!last) draft.insert(list.close, item);
  else if (startsItsLine(draft.text, startOf(last))) {
    draft.insert(endOf(last), `,${lineEndOf(draft.text)}${indentAt(draft.text, startOf(last))}${item}`);
  } else draft.insert(endOf(last), `, ${item}`);
  return [];
}

/** In a string of its own, before the item with the classes from callers. */
function writeBeforeCallers(
  draft: Draft,
  target: Target,
  callers: t.Node,
  literals: ClassLiteral[],
  added: Added,
): Gains | Refusal {
  const node = unwrapNode(callers);
  if (node.type === 'CallExpression' && !isJoinerCall(node)) return writeIntoVariants(draft, target, node, added);
  const quote = literals.find((one) => one.quote === "'" || one.quote === '"')?.quote ?? quoteHabit(draft.text);
  const { text } = draft;
  const gap = startsItsLine(text, startOf(callers)) ? `,${lineEndOf(text)}${indentAt(text, startOf(callers))}` : ', ';
  draft.insert(startOf(callers), quoted(added.text, quote) + gap);
  return [];
}

/**
 * `variants({ size, className })` → `variants({ size, className: cn('added', className) })`: beside the call, callers would lose,
 * or nobody would see it for the variants.
 */
function writeIntoVariants(draft: Draft, target: Target, call: t.CallExpression, added: Added): Gains | Refusal {
  const property = variantClassProperty(call);
  const joiner = joinerOf(target);
  if (!property || !joiner || !givenByCallers(target, 'className')(property.value)) {
    return classBehindCallers(target.where, sourceOf(target.source, call));
  }
  const head = `${joiner}(${quoted(added.text, quoteHabit(draft.text))}, `;
  if (property.shorthand) {
    const name = draft.text.slice(startOf(property), endOf(property));
    draft.insert(endOf(property), `: ${head}${name})`);
    return ['call', `identifier:${joiner}`, `identifier:${name}`];
  }
  draft.insert(startOf(property.value), head);
  draft.insert(endOf(property.value), ')');
  return ['call', `identifier:${joiner}`];
}

/** The list's item that a literal fills wholly, or null. */
function wholeNode(literal: ClassLiteral, list: { items: (t.Node | null)[] }): t.Node | null {
  return (
    list.items.find((item) => {
      if (!item) return false;
      const inner = unwrapNode(item);
      if (inner.type === 'StringLiteral') return inner === literal.node;
      return inner.type === 'TemplateLiteral' && inner.expressions.length === 0 && inner.quasis[0] === literal.node;
    }) ?? null
  );
}

/** Any other value: joined by a joiner of this file, else by a template that never shows `undefined`. */
function wrapExpression(draft: Draft, target: Target, expression: t.Expression, added: Added): Gains | Refusal {
  const joiner = joinerOf(target);
  if (joiner && givenByCallers(target, 'className')(expression)) {
    const node = unwrapNode(expression);
    if (node.type === 'CallExpression') return writeIntoVariants(draft, target, node, added);
    draft.insert(startOf(expression), `${joiner}(${quoted(added.text, quoteHabit(draft.text))}, `);
    draft.insert(endOf(expression), ')');
    return ['call', `identifier:${joiner}`];
  }
  if (joiner) {
    draft.insert(startOf(expression), `${joiner}(`);
    draft.insert(endOf(expression), `, ${quoted(added.text, quoteHabit(draft.text))})`);
    return ['call', `identifier:${joiner}`];
  }
  const empty = quoteHabit(draft.text).repeat(2);
  const [open, close] = fallbackFor(expression, target);
  draft.insert(startOf(expression), `\`\${${open}`);
  draft.insert(endOf(expression), `${close && close + empty}} ${escapeFor(added.text, '`')}\``);
  return [];
}

/** The function of this file that joins classes; undefined where it has none. */
export function joinerOf(target: Target): string | undefined {
  return [...JOINERS].find((name) => isJoinerInScope(name, target));
}

function isJoinerInScope(name: string, target: Target): boolean {
  const binding = resolveName(name, target.ancestors);
  return (
    binding !== null &&
    (binding.kind === 'import' || binding.kind === 'function') &&
    /^(?:cn|clsx|classNames|classnames|twMerge|twJoin|cx)$/.test(name)
  );
}

export function fallbackFor(expression: t.Expression, target: Target): [string, string] {
  const node = unwrapNode(expression);
  if (isSurelyText(node, target)) return ['', ''];
  const isPlain = /^(?:Identifier|MemberExpression|OptionalMemberExpression)$/.test(node.type);
  return isPlain && node === expression ? ['', ' ?? '] : ['(', ') || '];
}

/** Expressions that are never undefined, null or false in a sensible program. */
function isSurelyText(expression: t.Node, target: Target): boolean {
  const node = unwrapNode(expression);
  switch (node.type) {
    case 'StringLiteral':
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
    case 'CallExpression':
    case 'BinaryExpression':
      return true;
    case 'ConditionalExpression':
      return isSurelyText(node.consequent, target) && isSurelyText(node.alternate, target);
    case 'LogicalExpression':
      return node.operator !== '&&' && isSurelyText(node.right, target);
    case 'MemberExpression':
      return node.object.type === 'Identifier' && isStyleModule(node.object.name, target);
    case 'Identifier': {
      const binding = resolveName(node.name, target.ancestors);
      if (binding?.kind !== 'const' || binding.node.type !== 'VariableDeclarator') return false;
      const init = binding.node.init as t.Node | null;
      return init !== null && binding.node.id === binding.id && isSurelyText(init, target);
    }
    default:
      return false;
  }
}

/** An object of class names: imported from a stylesheet, or named like one. */
function isStyleModule(name: string, target: Target): boolean {
  const binding = resolveName(name, target.ancestors);
  if (binding?.kind !== 'import') return /^(?:styles?|css|classes)$/.test(name);
  const declaration = target.source.ast.program.body.find(
    (one) => one.type === 'ImportDeclaration' && one.specifiers.includes(binding.node as never),
  );
  return declaration?.type === 'ImportDeclaration' && /\.(?:css|scss|less|sass)$/.test(declaration.source.value);
}

/** All tokens of the element's className, by literal. */
export function classTokens(opening: t.JSXOpeningElement) {
  const attribute = classAttribute(opening);
  if (!attribute) return [];
  return classLiterals(attribute).flatMap((literal) => tokensOf(literal).map((token) => ({ ...token, literal })));
}
