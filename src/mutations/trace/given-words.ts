/**
 * Words that a component of a package makes of what its element gives it: `title`, the `label`s of its `items`, its `columns`, also
 * through the props that a component of the project hands on (`{...others}`).
 */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, isFunction, isNativeTag, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { originIn } from '../text/editable.ts';
import { callSitesOf } from './call-sites.ts';
import { GivenData, type Rank, type Ranks } from './given-data.ts';
import { messagesReading } from './i18n.ts';
import { valuesShown } from './library-data.ts';
import { ownerName } from './origin.ts';
import type { Origin } from './origin-node.ts';
import { siteMeant } from './props.ts';
import { isEntered } from './results.ts';
import type { Trace } from './tracer.ts';
import { computedTexts, distinct, usesIn } from './use-parts.ts';
import { valuesOf } from './values.ts';
import { markAttributeString, readsSo, textOf } from './write-literal.ts';

/** Props that are handed on by one component to the next. */
const MOST_HANDED_ON = 6;

const WORDS = /^(?:name|tab|.*(?:title|label|header|heading|text|content|description|children|caption|message))$/i;

/** Names of things, and looks. Words of the page may read like one by chance. */
const NO_WORDS =
  /^(?:class|.*class(?:es|names?)|styles?|.*keys?|.*ids?|ref|dataIndex|href|src|to|url|.*path|type|variant|size|color|icon|target|rel|role|placement|align|fixed|shape|layout|mode|format|on[A-Z].*|(?:data|aria)-.*)$/;

const RANKS: Ranks = {
  of: (key, beside) => {
    if (NO_WORDS.test(key)) return 'never';
    if (WORDS.test(key)) return 'words';
    return key === 'value' && beside.some((one) => WORDS.test(one)) ? 'never' : 'perhaps';
  },
  // the options that are chosen read like those that can be
  ofItems: (key) => (/value$/i.test(key) ? 'perhaps' : 'words'),
  calls: false,
};

/** Props with unknown names mostly set options, but objects in them may contain text. */
function rankOfProp(name: string): Rank {
  const rank = RANKS.of(name, []);
  return rank === 'perhaps' ? 'inside' : rank;
}

/** Matches text, not an option such as `dark` or `bottom-left`: capitals, spaces, digits, other scripts. */
const NO_OPTION = /[^a-z_-]/;

/** True for props such as `date`; false for `value`, whose text is that of the selected option. */
const mayHaveWords = (name: string): boolean => RANKS.of(name, []) === 'perhaps' && !/value$/i.test(name);

/** A computed text among the children of an element. */
export interface Beside {
  origin: Origin;
  /** the part of the element's text that it renders */
  shown: string;
  /** false inside a child element */
  isOwn: boolean;
}

/** Compares a literal's text with rendered text. */
type SameText = (text: string, shown: string) => boolean;

/** True if it may render `shown`: a literal matches, or an own value is known only at run time. */
function mayRead(
  { origin, shown, isOwn }: Beside,
  same: SameText,
  trace: Trace,
  opened: readonly AnyNode[] = [],
): boolean {
  const isMeant = (text: string) => same(text, shown);
  const found = valuesShown(origin, isMeant, trace);
  if (isOwn && found.unknown.length > 0) return true;
  if (found.values.some((one) => isMeant(textOf(one, shown) ?? ''))) return true;
  return usesIn(found, shown, opened).some((use) =>
    computedTexts(use, shown).some((text) =>
      mayRead({ origin: text.origin, shown: text.shown ?? shown, isOwn }, same, trace, [...opened, use.origin.node]),
    ),
  );
}

export interface WordsGiven {
  /** the literals that read as shown, each once: those under keys for words, else those under other keys, else those of other props */
  literals: Origin[];
  /** a literal is also the item's `key` or `id`: lookups by its old value would fail after an edit */
  isName: boolean;
  /** a literal is a state's initial value: the page keeps the old value after an edit */
  isState: boolean;
}

const NONE: WordsGiven = { literals: [], isName: false, isState: false };

/**
 * @param beside texts that take precedence over props with unknown names
 * @returns none for components of the project: their words have a place in them
 */
export function wordsGiven(
  target: Target,
  shown: string,
  same: SameText,
  trace: Trace,
  beside: readonly Beside[],
): WordsGiven {
  if (!isOfPackage(target, trace.project)) return NONE;
  const data = new GivenData(RANKS, trace);
  const reads = (text: string) => same(text, shown);
  const ofProps: OfProp[] = [];
  addProps({ ...originIn(target, target.node), ancestors: target.ancestors }, [], {
    data,
    ofProps,
    trace,
    handedOn: 0,
  });
  if (!data.isWhole) return NONE;
  const reading = (all: readonly Origin[]) =>
    distinct(all.filter((one) => /^(?:String|Template)Literal$/.test(one.node.type) && reads(textOf(one) ?? '')));
  const words = reading(data.words);
  const written = words.length > 0 ? words : reading(data.perhaps);
  const keys = [...data.words, ...data.perhaps];
  const known = written.length > 0 ? written : distinct(messagesReading(keys, (value) => readsSo(value, reads), trace));
  // traced last, because tracing is expensive
  const isOfProps = known.length === 0 && !beside.some((one) => mayRead(one, same, trace));
  const literals = isOfProps ? reading(ofProps.flatMap((prop) => wordsOfProp(prop, data.ofState))) : known;
  const names = reading(data.others);
  return {
    literals,
    isName: literals.some(({ node }) => names.some((name) => name.node === node)),
    isState: literals.some(({ node }) => data.ofState.has(node)),
  };
}

function isOfPackage(target: Target, project: Project): boolean {
  const { tagName } = target.element;
  if (isNativeTag(tagName)) return false;
  const declared = findDeclaration(project, tagName, originIn(target, target.node));
  return !declared || !(isFunction(declared.node) || declared.node.type.startsWith('Class'));
}

/** A prop of an instance, with the trace at that instance. */
interface OfProp {
  given: Origin;
  trace: Trace;
}

/**
 * Literals of the prop that look like text.
 * @param ofState receives initial values of states
 */
function wordsOfProp({ given, trace }: OfProp, ofState: Set<AnyNode>): Origin[] {
  const { values, choices } = valuesOf(given, trace);
  const words = values.filter((one) => NO_OPTION.test(textOf(one) ?? ''));
  if (choices.has('state')) for (const { node } of words) ofState.add(node);
  return words;
}

interface Into {
  data: GivenData;
  /** props with unknown names */
  ofProps: OfProp[];
  trace: Trace;
  handedOn: number;
}

/** @param without props that are not handed on */
function addProps(element: Origin, without: readonly string[], into: Into): void {
  const { openingElement } = element.node as AnyNode & t.JSXElement;
  const inside = (node: t.Node): Origin => ({
    ...element,
    node: node as AnyNode,
    ancestors: [...element.ancestors, element.node],
  });
  for (const attribute of openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = inside(unwrapNode(attribute.argument));
      if (!addHandedOn(spread, without, into)) into.data.add(spread, { key: '', rank: 'inside', nested: 0 });
      continue;
    }
    const { value } = attribute;
    const key = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
    if (!value || without.includes(key)) continue;
    markAttributeString(value);
    const given = inside(value.type === 'JSXExpressionContainer' ? value.expression : value);
    into.data.add(given, { key, rank: rankOfProp(key), nested: 0 });
    if (mayHaveWords(key)) into.ofProps.push({ given, trace: into.trace });
  }
}

/**
 * Looks through the uses of a component whose props are spread.
 * @returns false for other spreads
 */
function addHandedOn(spread: Origin, without: readonly string[], into: Into): boolean {
  const { node, ancestors } = spread;
  const { source } = spread.in;
  const binding = source && node.type === 'Identifier' ? resolveName(node.name, ancestors) : null;
  if (!source || !binding) return false;
  const taken = [...without, ...takenOut(binding)];
  if (binding.kind === 'const') {
    const init = binding.node.type === 'VariableDeclarator' && binding.node.init;
    const isRest = init && init.type === 'Identifier' && takenOut(binding).length > 0;
    return isRest ? addHandedOn({ ...spread, node: init as AnyNode }, taken, into) : false;
  }
  const fn = binding.scope;
  const isProps = binding.kind === 'param' && isFunction(fn) && (fn.params[0] as AnyNode) === binding.node;
  const name = isProps ? ownerName(fn, ancestors) : null;
  if (!name || isEntered(spread, fn)) return false;
  const uses = callSitesOf(into.trace.project, source, name);
  const meant = siteMeant(uses, into.trace);
  if (into.handedOn >= MOST_HANDED_ON) return true;
  const next = { ...into, trace: meant?.trace ?? into.trace, handedOn: into.handedOn + 1 };
  for (const site of meant ? [meant.site] : uses.sites) addProps(site, taken, next);
  return true;
}

/** The keys beside the rest of an object: `children` of `{ children, ...others }`. */
function takenOut({ node, id }: Binding): string[] {
  const pattern = node.type === 'VariableDeclarator' ? node.id : node;
  if (pattern.type !== 'ObjectPattern') return [];
  const isRest = pattern.properties.some((one) => one.type === 'RestElement' && (one.argument as AnyNode) === id);
  if (!isRest) return [];
  return pattern.properties.flatMap((one) => (one.type === 'ObjectProperty' ? keyName(one.key) : []));
}
