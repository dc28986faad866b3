/**
 * The JSX elements of a tree, numbered in document order: the same walk serves the tagger, the registry of ids and the
 * mutations, so that they mean the same elements.
 *
 * The *owner* of an element is the nearest component function or class around it. Its *structural key* is the path to it by
 * names: functions, then JSX ancestors, each with its ordinal among equals, so that edits elsewhere leave it alone.
 */
import type * as t from '@babel/types';
import { classAttribute, literalClassesOf } from '../classes/class-tokens.ts';
import { spreadsOwnProps, takesOwnClassName } from '../classes/own-class-name.ts';
import { CHILD_KEYS } from './child-keys.ts';
import { type ImportedNames, importedNames, isFragmentTag } from './imported-names.ts';
import { type AnyNode, endOf, forEachChild, isFunction, startOf, tagNameOf, tagRootOf } from './nodes.ts';
import { keptAs, namesReturned } from './returned.ts';
import { shownChildren } from './shown-children.ts';
import { hasStaticText } from './static-text.ts';
import { stylesIn } from './styles-in.ts';

export interface SourceElement {
  /** position in document order, fragments not counted */
  index: number;
  /** span of the whole element; `start` is its `<` */
  start: number;
  end: number;
  /** end of the opening tag */
  openEnd: number;
  /** where a new attribute goes: right after the last one, else after type arguments, else after the tag name */
  attributesEnd: number;
  /** tag as written: `div`, `Card`, `Tabs.List` */
  tagName: string;
  /** index of the nearest JSX element around it with the same owner, null at a component's root */
  parent: number | null;
  /**
   * Where siblings stand: '' among the children of its parent, the path of a fragment where that is no child of an element (a
   * component's root, a prop); null where nothing can stand beside it.
   */
  row: string | null;
  /** has no parent and is no root: assigned to a variable or made in a helper function, as in `const header = <h1 />` */
  aside: boolean;
  /** the only child of context providers, which are all that is around it in its component: treated as the component's root */
  isInProviders: boolean;
  /** name of the nearest component function or class around it (`default` for a nameless default export), else null */
  owner: string | null;
  /** where that component's declaration starts, -1 without owner */
  ownerStart: number;
  /** its line, from 1; 0 without owner */
  ownerLine: number;
  /** unique in the file, and stable under edits elsewhere */
  structuralKey: string;
  /** line from 1, column from 0, of `start` */
  line: number;
  column: number;
  /** its children are literal text only: it can be edited inline */
  staticTextContents: boolean;
  /** nothing between its tags shows anything, or it has one tag only */
  childless: boolean;
  /** classes that stand as literals in its className and can be taken away */
  removableClasses: string[];
  /** the root of a component that takes the `className` which the component is given; `inside` where an element inside takes it */
  takesClassName: boolean | 'inside';
  /** where its own tag takes a new style: see `stylesIn` */
  stylesIn: 'style' | 'props' | null;
  /** its tag is imported from a `macro` module, which handles the element at compile time: not tagged */
  fromMacroModule: boolean;
  node: t.JSXElement;
}

interface Owner {
  name: string;
  start: number;
  line: number;
  node: t.Function | t.Class;
}

/**
 * State of the walk. `name` is the name for a function that comes next, `kept` are the variables and functions of the owner around the
 * place. `isAlone`: all elements around the place are context providers with one child.
 */
interface WalkState {
  owner: Owner | null;
  parent: number | null;
  isAlone: boolean;
  row: string | null;
  kept: readonly string[];
  path: string;
  name: { text: string; at: t.Node } | null;
}

const OUTSIDE: WalkState = { owner: null, parent: null, isAlone: true, row: null, kept: [], path: '', name: null };

/** Providers by name, those of libraries too; in React 19 the context is its own provider. */
const PROVIDER = /(?:Provider|Context)$/;

/** @returns elements in document order. Throws RangeError when the tree is too deep for the stack. */
export function collectElements(program: t.Program, text: string): SourceElement[] {
  const walk = new ElementWalk(importedNames(program), text);
  walk.visit(program as AnyNode, OUTSIDE);
  for (const root of walk.elements) {
    if (root.parent === null && !root.takesClassName && walk.withClassInside.has(root.ownerStart)) {
      root.takesClassName = 'inside';
    }
  }
  return walk.elements;
}

/** Children that hold types and therefore no elements. */
const TYPE_KEYS = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeParameters']);

class ElementWalk {
  readonly elements: SourceElement[] = [];
  /** the components whose `className` is that of an element below their root, by their start */
  readonly withClassInside = new Set<number>();
  private readonly ordinals = new Map<string, number>();
  private readonly returned = new Map<Owner, ReadonlySet<string>>();

  constructor(
    private readonly names: ImportedNames,
    private readonly text: string,
  ) {}

  visit(node: AnyNode, place: WalkState): void {
    const keys = CHILD_KEYS.get(node.type);
    if (keys === undefined ? isTypeOnly(node) : keys.length === 0) return;
    if (node.type === 'JSXElement') {
      this.element(node, place);
      return;
    }
    const inner = this.enter(node, place);
    if (keys === undefined) forEachChild(node, (child, key) => this.visit(child, nameFor(node, child, key, inner)));
    else for (const key of keys) this.visitValue(node, key, inner);
  }

  private visitValue(node: AnyNode, key: string, place: WalkState): void {
    const value = node[key] as AnyNode | (AnyNode | null)[] | null | undefined;
    if (value === null || value === undefined || TYPE_KEYS.has(key)) return;
    if (!Array.isArray(value)) this.visit(value, nameFor(node, value, key, place));
    else for (const child of value) if (child) this.visit(child, nameFor(node, child, key, place));
  }

  /** The place inside a node that is no element. */
  private enter(node: AnyNode, place: WalkState): WalkState {
    if (node.type === 'JSXFragment') {
      const path = this.segment(place.path, '<>');
      return { ...place, isAlone: false, row: place.row ?? path, path, name: null };
    }
    if (node.type === 'JSXAttribute') {
      return { ...place, row: null, path: `${place.path}/@${tagNameOf(node.name)}`, name: null };
    }
    if (isFunction(node) || node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      return this.scope(node, place);
    }
    return place;
  }

  private scope(node: t.Function | t.Class, place: WalkState): WalkState {
    const own = 'id' in node && node.id ? { text: node.id.name, at: node as t.Node } : null;
    const name = own ?? place.name;
    if (!name) return { ...place, name: null };
    const path = this.segment(place.path, `${name.text.replace(/[^\w$.]/g, '_')}()`);
    // Only the last part counts: `Tabs.List = () => …` is a component, `api.load` is none.
    if (!/^(?:[A-Z]|default$)/.test(name.text.slice(name.text.lastIndexOf('.') + 1))) {
      return { ...place, path, name: null };
    }
    const owner = { name: name.text, start: startOf(name.at), line: name.at.loc?.start.line ?? 0, node };
    return { ...OUTSIDE, owner, path };
  }

  private element(node: t.JSXElement & AnyNode, place: WalkState): void {
    const tagName = tagNameOf(node.openingElement.name);
    const path = this.segment(place.path, tagName);
    const isFragment = isFragmentTag(tagName, this.names);
    if (!isFragment) this.add(node, tagName, path, place);
    const parent = isFragment ? place.parent : this.elements.length - 1;
    const row = isFragment ? (place.row ?? path) : '';
    const isProvider = PROVIDER.test(tagName) && !this.elements[parent ?? -1]?.aside;
    const isAlone = place.isAlone && isProvider && shownChildren(node).length === 1;
    this.children(node, { ...place, parent, isAlone, row, path, name: null });
  }

  private add(node: t.JSXElement, tagName: string, path: string, place: WalkState): void {
    const opening = node.openingElement;
    const index = this.elements.length;
    const takesClassName = place.owner !== null && this.takesClassName(opening);
    const isInProviders = place.parent !== null && place.isAlone && !PROVIDER.test(tagName);
    if (place.owner && takesClassName && place.parent !== null) this.withClassInside.add(place.owner.start);
    this.elements.push({
      index,
      start: startOf(node),
      end: endOf(node),
      openEnd: endOf(opening),
      attributesEnd: attributesEnd(opening),
      tagName,
      parent: place.parent,
      row: place.row,
      aside: place.parent === null && this.isAside(place),
      isInProviders,
      owner: place.owner?.name ?? null,
      ownerStart: place.owner?.start ?? -1,
      ownerLine: place.owner?.line ?? 0,
      structuralKey: path,
      line: node.loc?.start.line ?? 0,
      column: node.loc?.start.column ?? 0,
      staticTextContents: hasStaticText(node),
      childless: shownChildren(node).length === 0,
      removableClasses: literalClassesOf(opening),
      takesClassName: takesClassName && (place.parent === null || isInProviders),
      stylesIn: stylesIn(opening, this.names.styledByProps.has(tagRootOf(tagName))),
      fromMacroModule: this.names.macros.has(tagRootOf(tagName)),
      node,
    });
  }

  private isAside({ owner, kept }: WalkState): boolean {
    if (!owner || kept.length === 0) return false;
    const names = this.returned.get(owner) ?? namesReturned(owner.node);
    this.returned.set(owner, names);
    return !kept.every((one) => names.has(one));
  }

  private takesClassName(opening: t.JSXOpeningElement): boolean {
    const attribute = classAttribute(opening);
    const codeOf = (node: t.Node) => this.text.slice(startOf(node), endOf(node));
    const spreads = opening.attributes.filter((one) => one.type === 'JSXSpreadAttribute');
    return takesOwnClassName(
      attribute ? codeOf(attribute) : '',
      spreads.some((one) => spreadsOwnProps(codeOf(one))),
    );
  }

  private children(node: t.JSXElement, place: WalkState): void {
    const apart = { ...place, isAlone: false };
    for (const attribute of node.openingElement.attributes) this.visit(attribute as AnyNode, { ...apart, row: null });
    for (const child of node.children) {
      if (child.type !== 'JSXText') this.visit(child as AnyNode, child.type === 'JSXElement' ? place : apart);
    }
  }

  /** `path/part#n`, n counting the equal parts under that path. */
  private segment(path: string, part: string): string {
    const base = `${path}/${part}`;
    const ordinal = this.ordinals.get(base) ?? 0;
    this.ordinals.set(base, ordinal + 1);
    return `${base}#${ordinal}`;
  }
}

/** TypeScript nodes hold no elements, but for those around expressions, namespaces and constructor parameters. */
function isTypeOnly(node: AnyNode): boolean {
  if (!node.type.startsWith('TS') || 'expression' in node) return false;
  return !/^TS(?:ModuleBlock|ModuleDeclaration|ParameterProperty)$/.test(node.type);
}

/** The end of the last part of an opening tag before `>` or `/>`. */
function attributesEnd(opening: t.JSXOpeningElement): number {
  const last = opening.attributes.at(-1);
  if (last) return endOf(last);
  const typeArguments = opening.typeParameters ?? opening.typeArguments;
  return endOf(typeArguments ?? opening.name);
}

/** The place with the name that a function in this child would get; names pass through wrappers like `memo(…)`. */
function nameFor(node: AnyNode, child: AnyNode, key: string, place: WalkState): WalkState {
  const name = childName(node, child, key, place);
  const kept = place.owner && place.parent === null ? keptAs(node, key, place.owner.node) : null;
  if (kept !== null) return { ...place, name, kept: [...place.kept, kept] };
  return name === place.name ? place : { ...place, name };
}

function childName(node: AnyNode, child: AnyNode, key: string, place: WalkState): WalkState['name'] {
  switch (node.type) {
    case 'VariableDeclarator':
      return key === 'init' && node.id.type === 'Identifier' ? { text: node.id.name, at: node } : null;
    case 'AssignmentExpression':
      return key === 'right' ? named(assignedName(node.left), node) : null;
    case 'ExportDefaultDeclaration':
      return { text: 'default', at: node };
    case 'ObjectProperty':
    case 'ClassProperty':
      return key === 'value' ? named(keyName(node.key), node) : null;
    case 'ObjectMethod':
    case 'ClassMethod':
      return null;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return place.name;
    case 'CallExpression':
      return key === 'arguments' && child === node.arguments[0] && wrapsComponent(node.callee) ? place.name : null;
    default:
      return null;
  }
}

function named(text: string | null, at: t.Node): WalkState['name'] {
  return text === null ? null : { text, at };
}

/** `memo(…)`, `observer(…)`, `React.forwardRef(…)`, `withX(y)(…)`: but no `rows.map(…)`. */
function wrapsComponent(callee: t.Node): boolean {
  if (callee.type === 'Identifier' || callee.type === 'CallExpression') return true;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:memo|forwardRef|lazy|observer|withConfig|attrs)$/.test(callee.property.name)
  );
}

function assignedName(left: t.Node): string | null {
  if (left.type === 'Identifier') return left.name;
  if (left.type !== 'MemberExpression' || left.computed || left.property.type !== 'Identifier') return null;
  const object = assignedName(left.object);
  return object === null ? null : `${object}.${left.property.name}`;
}

function keyName(key: t.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : null;
}
