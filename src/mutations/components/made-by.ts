/** Finds the function that renders a component, through higher-order components: `withFrame(Card)`. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { ancestorsOf } from '../jsx/find-element.ts';
import { type AnyNode, isFunction, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { returnsIn } from '../trace/results.ts';
import { type ComponentDeclaration, declarationOf, findDeclaration, stoodFor, wrapperName } from './declaration.ts';

/** Nested higher-order components: `withFrame` may return `withBox(…)`. */
const MOST_CALLS = 5;

/**
 * @returns the declaration itself for a plain component, and for one in `memo` or `forwardRef`; else the function that the outermost
 *   call returns. Null where nobody can tell: calls of packages, functions with several results
 */
export function madeBy(project: Project, found: ComponentDeclaration, calls = MOST_CALLS): ComponentDeclaration | null {
  const call = found.wrappers.find((one) => !handsPropsOn(one)) ?? found.node;
  if (isFunction(call)) return found;
  const maker = call.type === 'CallExpression' && calls > 0 ? functionOf(project, call, found.in) : null;
  const made = maker && resultOf(project, maker);
  return made && madeBy(project, made, calls - 1);
}

/** False for `lazy`, whose function loads a component. */
const handsPropsOn = ({ callee }: t.CallExpression): boolean => !['lazy', null].includes(wrapperName(callee));

/** The callee of a call, if the project declares it; also one returned by another call: `withFrame({ wide: true })(Card)`. */
function functionOf(project: Project, call: AnyNode & t.CallExpression, file: ValueFile): ComponentDeclaration | null {
  const callee = call.callee as AnyNode;
  if (callee.type === 'CallExpression') {
    const maker = functionOf(project, callee, file);
    return maker && resultOf(project, maker);
  }
  const program = file.source?.ast.program;
  if (callee.type !== 'Identifier' || !program) return null;
  return findDeclaration(project, callee.name, { node: call, in: file, ancestors: ancestorsOf(program, call) });
}

/** The one value that a function returns; the declaration of a name in it. */
function resultOf(
  project: Project,
  { node, in: file, wrappers, name }: ComponentDeclaration,
): ComponentDeclaration | null {
  const program = file.source?.ast.program;
  if (!program || !isFunction(node) || node.async || node.generator || wrappers.length > 0) return null;
  const around = [...ancestorsOf(program, node), node as AnyNode];
  const body = node.body as AnyNode;
  const returns = body.type === 'BlockStatement' ? returnsIn(body, around) : [{ node: body, ancestors: around }];
  const [result, ...others] = returns;
  if (!result || others.length > 0) return null;
  const value = stoodFor(unwrapNode(result.node) as AnyNode);
  const use = { node: value, in: file, ancestors: [...around, body] };
  if (value.type === 'Identifier') {
    const isFixed = /^(?:const|function)$/.test(resolveName(value.name, use.ancestors)?.kind ?? '');
    return isFixed ? findDeclaration(project, value.name, use) : null;
  }
  const made = declarationOf(use);
  // an anonymous function takes the name of the function around it
  return { ...made, name: made.name ?? name };
}
