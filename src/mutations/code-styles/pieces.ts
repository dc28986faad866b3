/**
 * The pieces of an element's style in code, the weakest first: template literals and object literals, which can be edited, and
 * expressions that only the running app can read.
 */
import type * as t from '@babel/types';
import { overlaps } from '../../protocol/shorthands.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { type CodeStyle, kebab, makerOf } from '../styling/code-styles.ts';
import { followName } from '../styling/code-values.ts';
import type { Origin } from '../trace/origin-node.ts';
import { blockIn, choiceOf } from './blocks.ts';
import { propertyOf } from './object-keys.ts';
import { type Hole, holesOf } from './template-sheet.ts';

export interface Piece {
  kind: 'template' | 'object' | 'opaque';
  origin: Origin;
  /** of a block on a condition: the template that it is put into, and where the hole for it begins */
  host?: { piece: Piece; at: number; isAlways: boolean };
  /** of a block that not all uses have: the props that put it there */
  by?: string;
}

const MOST_DEPTH = 6;

/** The props that the functions of the style get. */
type Props = Pick<CodeStyle, 'use' | 'given'>;

/** @param maybe gets blocks that may be among them */
export function piecesOf(project: Project, style: CodeStyle, maybe: Origin[] = []): Piece[] {
  return style.values
    .flatMap((value) => expand(project, value, style, 0))
    .flatMap((piece) => withBlocks(project, piece, style, maybe, 0));
}

/** The piece, and the blocks that its holes put into it for the use. */
function withBlocks(project: Project, piece: Piece, props: Props, maybe: Origin[], depth: number): Piece[] {
  const { node, in: file } = piece.origin;
  if (piece.kind !== 'template' || node.type !== 'TemplateLiteral' || depth > MOST_DEPTH) return [piece];
  const blocks = holesOf(file.text, node).flatMap((hole): Piece[] => {
    if (!hole.isStatement) return [];
    const choice = choiceOf(project, expressionOf(piece, hole), props.use, props.given);
    const block = choice && blockIn(choice);
    if (!choice || !block || hole.depth > 0) {
      maybe.push(...(choice?.now ?? []).flatMap((one) => (one?.isBlock ? [one.origin] : [])));
      return [];
    }
    if (block.node.type !== 'TemplateLiteral') return [];
    const own: Piece = { kind: 'template', origin: block, host: { piece, at: hole.start, isAlways: choice.isAlways } };
    if (!choice.isAlways || piece.by !== undefined) own.by = [piece.by, choice.by].filter(Boolean).join(', ');
    return withBlocks(project, own, props, maybe, depth + 1);
  });
  return [piece, ...blocks];
}

export function expressionOf({ origin }: Pick<Piece, 'origin'>, { expression }: Pick<Hole, 'expression'>): Origin {
  return { ...origin, node: unwrapNode(expression) as AnyNode };
}

function expand(project: Project, value: Origin, props: Props, depth: number): Piece[] {
  const origin = followName(project, value);
  const { node } = origin;
  const inside = (child: t.Node): Origin => ({
    ...origin,
    node: unwrapNode(child) as AnyNode,
    ancestors: [...origin.ancestors, node],
  });
  const opaque: Piece[] = [{ kind: 'opaque', origin }];
  if (depth > MOST_DEPTH) return opaque;
  const chosen = (): Piece[] => {
    const choice = choiceOf(project, origin, props.use, props.given);
    if (choice?.now.length !== 1) return opaque;
    const [only] = choice.now;
    if (!only) return [];
    const kind = only.origin.node.type === 'ObjectExpression' ? 'object' : 'template';
    if (!only.isBlock) return opaque;
    return [{ kind, origin: only.origin, ...(!choice.isAlways && { by: choice.by }) }];
  };
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return [
        ...basesOf(project, inside(node.tag), props, depth),
        { kind: 'template', origin: { ...origin, node: node.quasi as AnyNode } },
      ];
    case 'ObjectExpression':
      return [{ kind: 'object', origin }];
    case 'ArrayExpression':
      return node.elements.flatMap((one) => (one ? expand(project, inside(one), props, depth + 1) : []));
    case 'CallExpression': {
      const recipe = recipeOf(node);
      if (recipe) return recipe.flatMap((one) => expand(project, inside(one), props, depth + 1));
      return [
        ...basesOf(project, inside(node.callee), props, depth),
        ...(makerOf(project, origin) === null
          ? opaque
          : node.arguments.flatMap((one) => expand(project, inside(one), props, depth + 1))),
      ];
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      const returned = returnedBy(node);
      const isWritten = returned && /^(?:Object|Array|Call|TaggedTemplate)Expression$/.test(returned.type);
      return isWritten ? expand(project, inside(returned), props, depth + 1) : chosen();
    }
    default:
      return chosen();
  }
}

/** The base of `recipe({ base, variants })`, and the variants on top of it, which a condition chooses. */
function recipeOf({ callee, arguments: [first] }: t.CallExpression): t.Node[] | null {
  const isRecipe = callee.type === 'Identifier' && /^(?:recipe|cva|defineRecipe)$/.test(callee.name);
  if (!isRecipe || first?.type !== 'ObjectExpression') return null;
  const members = first.properties.flatMap((one) => (one.type === 'ObjectProperty' ? [one] : []));
  const [base] = members.filter(({ key }) => keyName(key) === 'base');
  const variants = members.filter(({ key }) => /^(?:variants|compoundVariants)$/.test(keyName(key)));
  return [...(base ? [base.value] : []), ...variants];
}

/** `styled(Title)`: the style of the other, which this one is put on top of. */
function basesOf(project: Project, origin: Origin, props: Props, depth: number): Piece[] {
  const { node } = origin;
  if (node.type === 'MemberExpression') {
    return basesOf(project, { ...origin, node: node.object as AnyNode }, props, depth);
  }
  if (node.type !== 'CallExpression') return [];
  const [base] = node.arguments;
  const isBase = node.callee.type === 'Identifier' && base?.type === 'Identifier';
  const own = isBase ? followName(project, { ...origin, node: base as AnyNode }) : null;
  return [
    ...basesOf(project, { ...origin, node: node.callee as AnyNode }, props, depth),
    ...(own && makerOf(project, own) !== null ? expand(project, own, props, depth + 1) : []),
  ];
}

/** The one value that a function returns; null where there are several ways through it. */
function returnedBy(fn: AnyNode): t.Node | null {
  if (!isFunction(fn)) return null;
  if (fn.body.type !== 'BlockStatement') return unwrapNode(fn.body);
  const last = fn.body.body.at(-1);
  const isStraight = fn.body.body.slice(0, -1).every(({ type }) => type === 'VariableDeclaration');
  return isStraight && last?.type === 'ReturnStatement' && last.argument ? unwrapNode(last.argument) : null;
}

/** `margin-top` for `mt`, as `sx` has it. */
const shortFor = (name: string): string => propertyOf(name, { name: 'sx', widths: {}, base: null });

export function textOf({ node, in: { text } }: Origin): string {
  return text.slice(startOf(node), endOf(node));
}

export function whereOf({ node, in: file }: Origin, where: Where): Where {
  return { ...where, ...whereIs(file, startOf(node)) };
}

export function isSamePiece(a: Origin, b: Origin): boolean {
  return a.in.file === b.in.file && startOf(a.node) === startOf(b.node);
}

/** False for code that names other properties, and not this one. */
export function mayName(code: string, property: string): boolean {
  // the values of a condition, `on ? big : small`, name nothing
  const members = code.replace(/\?\s*[\w$.()]+\s*:/g, '?');
  const names = [...members.matchAll(/([A-Za-z][\w-]*)['"]?\s*:/g)].map(([, name = '']) => name);
  return (
    names.length === 0 || names.some((name) => overlaps(kebab(name), property) || overlaps(shortFor(name), property))
  );
}
