/**
 * The facts of one element that selectors test, read from the source: tag, id, classes, attributes and the elements around it in
 * the same file. A class is *local* when it is a name of a CSS module (`styles.card`).
 */
import type * as t from '@babel/types';
import { classAttribute, classLiterals, tokensOf } from '../classes/class-tokens.ts';
import { attributeName, findAttribute } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, isNativeTag, tagNameOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Match } from './match.ts';
import type { CssRule } from './source.ts';

export interface ElementClass {
  name: string;
  /** the CSS module that the name belongs to; null for a plain class */
  module: string | null;
  /** only there under a condition */
  conditional: boolean;
}

export interface StyledElement {
  /** null for a component, whose root may be anything */
  tag: string | null;
  /** literal attributes; null for a value that is computed */
  attributes: Map<string, string | null>;
  /** a spread may bring further attributes */
  open: boolean;
  classes: ElementClass[];
  /** the class list also has computed parts */
  openClasses: boolean;
  /** the JSX elements around it in this file, nearest first; fragments left out */
  parents: StyledElement[];
  /** no more elements are around it than `parents` */
  isWhole?: boolean;
  /** the element right before it; null where there is none, left out where the source does not tell */
  before?: StyledElement | null;
  /** whether it has a state of a rule's subject for good; null for one that an edit has to ask for */
  standing?: (state: string, rule: CssRule) => Match | null;
}

export function styledElement({ node, source, ancestors }: Target, project: Project): StyledElement {
  return styledElementAt(node, source, ancestors, project);
}

/** @param ancestors of the element, the program first */
export function styledElementAt(
  own: t.JSXElement,
  source: ParsedSource,
  ancestors: readonly AnyNode[],
  project: Project,
): StyledElement {
  const read = (node: t.JSXElement, around: AnyNode | undefined): StyledElement => {
    const before = siblingBefore(node, around);
    const element = elementOf(node, source, ancestors, project);
    return before === undefined
      ? element
      : { ...element, before: before && elementOf(before, source, ancestors, project) };
  };
  const parents = ancestors
    .flatMap((node, i) => (node.type === 'JSXElement' ? [read(node, ancestors[i - 1])] : []))
    .reverse();
  return { ...read(own, ancestors.at(-1)), parents };
}

/** @returns null for the first child of a tag; undefined where something may render in between, or a component moves its children */
function siblingBefore(node: t.JSXElement, around: AnyNode | undefined): t.JSXElement | null | undefined {
  const isTag = around?.type === 'JSXElement' && isNativeTag(tagNameOf(around.openingElement.name));
  if (!isTag && around?.type !== 'JSXFragment') return undefined;
  const left = around.children.slice(0, around.children.indexOf(node)).findLast((one) => !isText(one));
  if (!left) return isTag ? null : undefined;
  return left.type === 'JSXElement' ? left : undefined;
}

const isText = (node: t.Node): boolean =>
  node.type === 'JSXText' ||
  (node.type === 'JSXExpressionContainer' && /^(?:JSXEmptyExpression|StringLiteral)$/.test(node.expression.type));

/** @param ancestors of the element, to resolve names in its scope */
export function elementOf(
  node: t.JSXElement,
  source: ParsedSource,
  ancestors: readonly AnyNode[],
  project: Project,
): StyledElement {
  const opening = node.openingElement;
  const tag = tagNameOf(opening.name);
  const attributes = new Map<string, string | null>();
  for (const attribute of opening.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    attributes.set(htmlName(attributeName(attribute)), literalOf(attribute));
  }
  return {
    tag: isNativeTag(tag) ? tag : null,
    attributes,
    open: opening.attributes.some((one) => one.type === 'JSXSpreadAttribute'),
    ...classesOf(opening, source, ancestors, project),
    parents: [],
  };
}

/** React's names of attributes that HTML calls otherwise. */
function htmlName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  return name.toLowerCase();
}

function literalOf(attribute: t.JSXAttribute): string | null {
  const { value } = attribute;
  if (!value) return '';
  if (value.type === 'StringLiteral') return value.value;
  if (value.type !== 'JSXExpressionContainer') return null;
  const inner = unwrapNode(value.expression);
  if (inner.type === 'StringLiteral') return inner.value;
  const number = numberOf(inner);
  return number === null ? null : String(number);
}

function classesOf(
  opening: t.JSXOpeningElement,
  source: ParsedSource,
  ancestors: readonly AnyNode[],
  project: Project,
): Pick<StyledElement, 'classes' | 'openClasses'> {
  const attribute = classAttribute(opening);
  if (!attribute) return { classes: [], openClasses: false };
  const walk = new ClassWalk(attribute, (node) => moduleMember(node, source, ancestors, project));
  const { value } = attribute;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return { classes: inner ? walk.classesIn(inner, false) : [], openClasses: walk.open };
}

/** The classes that an expression may give: literals, and members of CSS modules. */
class ClassWalk {
  /** something else stands there too */
  open = false;
  private readonly literals: Map<t.Node, string[]>;

  constructor(
    attribute: t.JSXAttribute,
    private readonly member: (node: t.Node) => { module: string; name: string } | null,
  ) {
    this.literals = new Map(classLiterals(attribute).map((one) => [one.node, tokensOf(one).map(({ value }) => value)]));
  }

  classesIn(node: t.Node, conditional: boolean): ElementClass[] {
    const inner = unwrapNode(node) as AnyNode;
    const plain = this.literals.get(inner);
    if (plain)
      return plain.map((name) => ({ name, module: null, conditional: conditional || inner.type === 'ObjectProperty' }));
    const member = this.member(inner);
    if (member) return [{ ...member, conditional }];
    if (inner.type === 'Identifier' || inner.type === 'MemberExpression') {
      this.open = true;
      return [];
    }
    if (inner.type === 'ConditionalExpression') return this.eitherOf(inner, conditional);
    const joined = joinedList(inner);
    if (joined) return this.classesIn(joined, conditional);
    const isBranch = inner.type === 'LogicalExpression' || inner.type === 'ObjectExpression';
    const classes: ElementClass[] = [];
    forEachChild(inner, (child, key) => {
      if (!isSkipped(inner, key)) classes.push(...this.classesIn(child, conditional || isBranch));
    });
    return classes;
  }

  /** Classes of both branches are always there. */
  private eitherOf({ consequent, alternate }: t.ConditionalExpression, conditional: boolean): ElementClass[] {
    const first = this.classesIn(consequent, conditional);
    const second = this.classesIn(alternate, conditional);
    const isIn = (list: ElementClass[], { name, module }: ElementClass) =>
      list.some((one) => one.name === name && one.module === module && !one.conditional);
    return [...first, ...second].map((one) => {
      const inBoth = isIn(first, one) && isIn(second, one);
      return { ...one, conditional: conditional || one.conditional || !inBoth };
    });
  }
}

/** Tests of conditions, callees and keys hold no classes. */
function isSkipped(node: AnyNode, key: string): boolean {
  if (key === 'left') return node.operator === '&&';
  if (node.type === 'ObjectProperty') return key === 'value' || !node.computed;
  return node.type === 'CallExpression' && key === 'callee';
}

/** `[…].filter(Boolean).join(' ')`: the list. */
function joinedList(node: AnyNode): AnyNode | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  if (property.type !== 'Identifier' || !/^(?:join|filter|trim|concat)$/.test(property.name)) return null;
  return object as AnyNode;
}

/** `styles.card`, `styles['card']` → the module's file and the name in it. */
export function moduleMember(
  node: t.Node,
  source: ParsedSource,
  ancestors: readonly AnyNode[],
  project: Project,
): { module: string; name: string } | null {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const object = unwrapNode(node.object);
  if (object.type !== 'Identifier') return null;
  const name =
    !node.computed && node.property.type === 'Identifier'
      ? node.property.name
      : node.property.type === 'StringLiteral'
        ? node.property.value
        : null;
  const module = name === null ? null : moduleOf(object.name, source, ancestors, project);
  return module === null ? null : { module, name: name as string };
}

export const CSS_MODULE = /\.module\.(?:css|scss|sass|less)$/;

/** The CSS module that a name imports, null when it is none. */
function moduleOf(name: string, source: ParsedSource, ancestors: readonly AnyNode[], project: Project): string | null {
  const binding = resolveName(name, [source.ast.program as AnyNode, ...ancestors.slice(1)]);
  if (binding?.kind !== 'import') return null;
  const spec = importOf(source, binding);
  if (!spec || !CSS_MODULE.test(spec.specifier)) return null;
  return project.resolveImport(spec.specifier, source.file);
}

/** True when a literal style attribute sets the property: it wins over every rule. */
export function inlineSets(opening: t.JSXOpeningElement, isRelated: (property: string) => boolean): boolean {
  const value = findAttribute(opening, 'style')?.value;
  const object = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (object?.type !== 'ObjectExpression') return false;
  return object.properties.some((one) => {
    if (one.type !== 'ObjectProperty' || one.computed) return false;
    const key = one.key.type === 'Identifier' ? one.key.name : one.key.type === 'StringLiteral' ? one.key.value : null;
    return key !== null && isRelated(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  });
}
