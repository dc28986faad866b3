/** States that an element has for good, by what it is and where it stands: a link, the first child of its parent. */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import type { CssContext } from '../css/context.ts';
import type { Match } from '../css/match.ts';
import { setsRelated } from '../css/project.ts';
import type { CssRule } from '../css/source.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, isNativeTag, startOf, tagNameOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { type RootTag, rootTagOf } from './root-tag.ts';

const PLACE = /^(first|last|only)-(child|of-type)$/;

/**
 * @param property rules that say nothing about it keep their states
 * @returns whether the element has a state; null for one that an edit asks for, or that comes and goes
 */
export function standingOf(project: Project, target: Target, context: CssContext, property: string) {
  let siblings: Siblings | null | undefined;
  return (state: string, rule: CssRule): Match | null => {
    if (context.states.includes(state) || !setsRelated(rule, property)) return null;
    if (state === 'link') return 'yes';
    if (!PLACE.test(state)) return null;
    siblings ??= siblingsOf(project, target);
    return siblings ? standsAt(state, siblings) : 'maybe';
  };
}

/** Whether an element stands at a place; `yes` for a state that is none. */
export function hasPlace(project: Project, target: Target, states: readonly string[]): Match {
  const places = states.filter((one) => PLACE.test(one));
  const siblings = places.length > 0 ? siblingsOf(project, target) : null;
  const found = places.map((one) => (siblings ? standsAt(one, siblings) : 'maybe'));
  return found.find((one) => one === 'no') ?? found.find((one) => one === 'maybe') ?? 'yes';
}

interface Siblings {
  own: string | null;
  before: RootTag[];
  after: RootTag[];
}

function standsAt(state: string, { own, before, after }: Siblings): Match {
  const [, end, kind] = PLACE.exec(state) ?? [];
  const others = [...(end === 'last' ? [] : before), ...(end === 'first' ? [] : after)];
  const alike = kind === 'child' ? others : others.filter(({ tag }) => tag === null || own === null || tag === own);
  if (alike.length === 0) return 'yes';
  const isSure = alike.some(({ tag, isOne }) => isOne && (kind === 'child' || (tag !== null && own !== null)));
  return isSure ? 'no' : 'maybe';
}

/** What may stand beside the element in the page; null where its parent may move it. */
function siblingsOf(project: Project, { source, element, node, ancestors }: Target): Siblings | null {
  const at = ancestors.findLastIndex(({ type }) => type === 'JSXElement');
  const parent = ancestors[at];
  const between = ancestors.slice(at + 1);
  const isApart = between.some((one) => isFunction(one) || one.type === 'JSXFragment' || one.type === 'JSXAttribute');
  if (parent?.type !== 'JSXElement' || isApart) return null;
  const tag = tagNameOf(parent.openingElement.name);
  const file = { file: source.file, text: source.text, source };
  const around = ancestors.slice(0, at);
  const isPlain = isNativeTag(tag) || isStyled(project, tag, { node: parent as AnyNode, in: file, ancestors: around });
  if (!isPlain) return null;
  const tagsOf = (children: readonly t.Node[]): RootTag[] =>
    children.flatMap((child) => tagsIn(child, (one) => rootTagOf(project, source, one, [...around, parent])));
  const index = parent.children.findIndex((one) => startOf(one) <= startOf(node) && endOf(one) >= endOf(node));
  const { tag: own } = rootTagOf(project, source, element, ancestors);
  return { own, before: tagsOf(parent.children.slice(0, index)), after: tagsOf(parent.children.slice(index + 1)) };
}

/** True for a component that is made of a tag and keeps its children in place. */
function isStyled(project: Project, tag: string, use: Parameters<typeof findDeclaration>[2]): boolean {
  const found = findDeclaration(project, tag, use);
  return found?.node.type === 'TaggedTemplateExpression' || found?.node.type === 'CallExpression';
}

/** The elements that a child may be. */
function tagsIn(
  child: t.Node,
  rootTag: (element: { tagName: string; node: t.JSXElement }) => RootTag,
  isOptional = false,
): RootTag[] {
  const node = unwrapNode(child);
  const inside = (one: t.Node) => tagsIn(one, rootTag, true);
  switch (node.type) {
    case 'JSXElement': {
      const found = rootTag({ tagName: tagNameOf(node.openingElement.name), node });
      return [{ tag: found.tag, isOne: found.isOne && !isOptional }];
    }
    case 'JSXExpressionContainer':
      return tagsIn(node.expression, rootTag, isOptional);
    case 'JSXFragment':
      return node.children.flatMap((one) => tagsIn(one, rootTag, isOptional));
    case 'LogicalExpression':
      return node.operator === '&&' ? inside(node.right) : [...inside(node.left), ...inside(node.right)];
    case 'ConditionalExpression':
      return [...inside(node.consequent), ...inside(node.alternate)];
    case 'JSXText':
    case 'JSXEmptyExpression':
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
    case 'TemplateLiteral':
      return [];
    default:
      return [{ tag: null, isOne: false }];
  }
}
