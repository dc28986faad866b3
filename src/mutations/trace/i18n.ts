/** Translations: `t('home.title')` and the like, followed to the message in the project's JSON or source. */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { Messages } from './message-files.ts';
import { sourceOf } from './origin.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { propBehind, setWith } from './prop-behind.ts';
import type { Trace, Tracer } from './tracer.ts';
import { markAttributeString, textOf } from './write-literal.ts';

const TRANSLATORS = /^(?:t|_|__|\$t|translate|i18n|msg|gettext|formatMessage|getMessage)$/;

/** @returns null when the call is no translation */
export function translationOf(origin: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const call = origin.node as AnyNode & t.CallExpression;
  const callee = unwrapNode(call.callee) as AnyNode;
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : '';
  if (!TRANSLATORS.test(name)) return null;
  const inCall = (node: t.Node | null) => node && { ...origin, node: unwrapNode(node) as AnyNode };
  const messages = new Messages(trace, inCall(callee));
  return translated(messages, inCall(keyOf(call)), inCall(defaultOf(call)), trace, tracer);
}

/** The message of an element that shows one, see `isMessage`. */
export function messageOf(origin: Origin, trace: Trace, tracer: Tracer): Traced {
  const { openingElement } = origin.node as AnyNode & t.JSXElement;
  const given = (...names: string[]): Origin | null => {
    const value = names.map((name) => findAttribute(openingElement, name)?.value).find((one) => one != null);
    if (!value) return null;
    markAttributeString(value);
    const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
    return { ...origin, node: node as AnyNode };
  };
  const words = given('defaultMessage', 'defaults', 'message');
  return translated(new Messages(trace), given('id', 'i18nKey'), words, trace, tracer);
}

/** What is no text of a page: words with dots or colons between them, and no spaces. */
const KEY = /^[\w-]+(?:[.:][\w-]+)+$/;

const COMPUTED_KEY = 'its translation key is computed when the page runs';

/**
 * @param key null where none is written
 * @param words what is shown where no file has the message
 */
function translated(
  messages: Messages,
  key: Origin | null,
  words: Origin | null,
  trace: Trace,
  tracer: Tracer,
): Traced {
  const keys = key && tracer.valuesOf(key, { ...trace, images: false });
  const literals = keys?.values.filter((value) => isText(value.node)) ?? [];
  // `typeof label === 'string' ? t(label) : label` of an element that is given
  if (keys && keys.values.length > 0 && literals.length + keys.unknown.length === 0 && keys.values.every(isElement))
    return traced();
  const names = [...new Set(literals.map((literal) => textOf(literal) as string))];
  const found = names.map((name) =>
    join(
      messages.of(name).map((value) => traced([value])),
      'language',
    ),
  );
  const missing = names.filter((_, i) => found[i]?.values.length === 0);
  const all = join(found);
  for (const choice of keys?.choices ?? []) all.choices.add(choice);
  const unknown = keys && keys.unknown.length === 0 ? traced() : whyNoKey(key, keys);
  if (missing.length === 0 && names.length > 0) return join([all, unknown]);
  // `t(t(key))`: the translation is shown as it is
  const isTranslated = literals.length > 0 && literals.every(({ node }) => messages.has(node));
  const otherwise = words ?? (isTranslated ? key : null);
  const shown = otherwise && tracer.valuesOf(otherwise, trace);
  shown?.choices.add('language');
  // with its key as the default, `t(label, { _: label })`, it may be a text or the key of a library's message
  const isKey = shown?.values.some(({ node }) => literals.some((literal) => literal.node === node));
  const first = missing.find((name) => !shown || (isKey && KEY.test(name)));
  if (first !== undefined) return join([all, shown ?? traced(), whyMissing(first, messages, key as Origin, trace)]);
  return shown ? join([all, shown]) : join([all, unknown]);
}

const isText = ({ type, ...node }: AnyNode): boolean =>
  type === 'StringLiteral' || (type === 'TemplateLiteral' && (node.expressions as unknown[]).length === 0);

const isElement = ({ node }: Origin): boolean => /^JSX(?:Element|Fragment)$/.test(node.type);

function whyNoKey(key: Origin | null, keys: Traced | null): Traced {
  const [reason] = keys?.unknown ?? [];
  if (!key || !reason) return traced([], [COMPUTED_KEY]);
  return traced([], [`its translation key is ${sourceOf(key.in, key.node)}, and ${reason}`]);
}

/** Of a library's own message, the prop that replaces it. */
function whyMissing(name: string, messages: Messages, key: Origin, trace: Trace): Traced {
  const message = `it is the translation ${JSON.stringify(name)}`;
  if (!messages.areFound()) return traced([], [`${message}, whose file was not found`]);
  const prop = propBehind(key, trace);
  const reason = `${message}, which the messages of the project do not have`;
  return prop ? setWith(prop, reason) : traced([], [reason]);
}

/** `t('key', 'words')`, `t('key', { defaultValue: 'words' })`, `formatMessage({ id: 'key', defaultMessage: 'words' })`. */
function defaultOf({ arguments: [first, second, third] }: t.CallExpression): t.Node | null {
  const isWords = second?.type === 'StringLiteral' && first?.type !== 'ObjectExpression';
  if (isWords) return second;
  return (
    propertyOf(first, /^(?:message|default(?:Value|Message))$/) ??
    propertyOf(second, /^(?:_|default(?:Value|Message)?)$/) ??
    propertyOf(third, /^message$/)
  );
}

function propertyOf(argument: t.Node | undefined, name: RegExp): t.Node | null {
  const node = argument && unwrapNode(argument);
  if (node?.type !== 'ObjectExpression') return null;
  const named = node.properties.find(
    (property) => property.type === 'ObjectProperty' && !property.computed && name.test(keyName(property.key)),
  );
  return named?.type === 'ObjectProperty' ? named.value : null;
}

function keyOf({ arguments: [argument] }: t.CallExpression): t.Node | null {
  const node = argument && unwrapNode(argument);
  return node?.type === 'ObjectExpression' ? propertyOf(node, /^id$/) : (node ?? null);
}

/** The messages that code of a package may show of the keys that it is given, where they read as the page does. */
export function messagesReading(given: readonly Origin[], reads: (value: Origin) => boolean, trace: Trace): Origin[] {
  const keys = given.flatMap((value) => (isText(value.node) ? (textOf(value) ?? []) : [])).filter((it) => KEY.test(it));
  const messages = new Messages(trace);
  return [...new Set(keys)].flatMap((key) => messages.of(key)).filter(reads);
}
