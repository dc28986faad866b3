/** Components of a plain shape: a named function at the top of its file, not wrapped, which returns one native element or nothing. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, isFunction } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { type Slot, slotOf } from '../jsx/slots.ts';
import { ownerName } from '../trace/origin.ts';

type Fn = (t.FunctionDeclaration | t.FunctionExpression | t.ArrowFunctionExpression) & AnyNode;

export interface PlainComponent {
  name: string;
  fn: Fn;
  /** the identifier or pattern that its props are given to; null without parameters */
  parameter: ((t.Identifier | t.ObjectPattern) & AnyNode) | null;
  /** `Props` of the type `FC<Props>` that it is declared with */
  props: t.TSType | null;
}

/** @returns the reason, in words that follow a colon, where the element is no root of a plain component */
export function plainComponent(target: Target): PlainComponent | string {
  const { element, ancestors, node, source } = target;
  const fn = ancestors.findLast((one) => isFunction(one) && ownerName(one, ancestors) !== null);
  const slot = slotOf(target);
  if (!fn || element.parent !== null || element.row !== null || slot.returns !== fn) {
    return `<${element.tagName}> is not all that a function component returns`;
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(element.tagName)) {
    return `its root <${element.tagName}> is no HTML or SVG tag`;
  }
  const declared = declaredBy(fn, ancestors);
  if (typeof declared === 'string') return declared;
  if (declared.name !== element.owner) return `it goes by two names, ${declared.name} and ${element.owner}`;
  if (declared.fn.async || declared.fn.generator) return 'its function is async, or a generator';
  if (hasOverloads(source, declared.name)) return 'its function has overloads';
  if (returnsMore(declared.fn, slot)) return 'it has another return, or another branch';
  const props = declared.annotation ? propsOfFc(source, declared.annotation) : null;
  if (typeof props === 'string') return props;
  const parameter = parameterOf(declared.fn);
  if (typeof parameter === 'string') return parameter;
  const spreads = node.openingElement.attributes.filter((one) => one.type === 'JSXSpreadAttribute');
  if (spreads.some(({ argument }) => !isRestOf(parameter, declared.fn, argument, ancestors))) {
    return 'its root has a spread, which may give it a className';
  }
  return { name: declared.name, fn: declared.fn, parameter, props };
}

/** True for the rest of a function's props: one that the function names is no longer among it. */
function isRestOf(
  parameter: PlainComponent['parameter'],
  fn: AnyNode,
  argument: t.Expression,
  ancestors: readonly AnyNode[],
): boolean {
  const rest = parameter?.type === 'ObjectPattern' ? parameter.properties.at(-1) : undefined;
  if (rest?.type !== 'RestElement' || rest.argument.type !== 'Identifier' || argument.type !== 'Identifier')
    return false;
  return argument.name === rest.argument.name && resolveName(argument.name, [...ancestors])?.scope === fn;
}

interface Declared {
  name: string;
  fn: Fn;
  annotation: t.TSType | null;
}

function declaredBy(fn: AnyNode, ancestors: readonly AnyNode[]): Declared | string {
  let at = ancestors.indexOf(fn) - 1;
  const isAtTop = (i: number) => /^(?:Program|Export)/.test(ancestors[i]?.type ?? '');
  if (fn.type === 'FunctionDeclaration') {
    const name = fn.id?.name;
    return name && isAtTop(at) ? { name, fn, annotation: null } : 'it is not declared by name at the top of its file';
  }
  while (ancestors[at]?.type === 'ParenthesizedExpression') at--;
  const declarator = ancestors[at];
  if (declarator?.type === 'CallExpression') return 'its function is wrapped in a call';
  const isPlain = fn.type === 'ArrowFunctionExpression' || fn.type === 'FunctionExpression';
  const declaration = ancestors[at - 1];
  const isConst = declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' && isAtTop(at - 2);
  if (!isPlain || declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier' || !isConst) {
    return 'it is not declared by name at the top of its file';
  }
  const { id } = declarator;
  const annotation = id.typeAnnotation?.type === 'TSTypeAnnotation' ? id.typeAnnotation.typeAnnotation : null;
  return { name: id.name, fn, annotation };
}

function hasOverloads({ ast }: ParsedSource, name: string): boolean {
  return ast.program.body.some((one) => {
    const declared = 'declaration' in one && one.declaration ? one.declaration : one;
    return declared.type === 'TSDeclareFunction' && declared.id?.name === name;
  });
}

/** Whether the function may return something else than the element and nothing. */
function returnsMore(fn: Fn, { conditions, holder }: Slot): boolean {
  const isOnlyBranch = conditions.every(({ kind, node }) => {
    if (kind === 'then' || kind === 'else') {
      const { consequent, alternate } = node as t.ConditionalExpression;
      return isNothing(kind === 'then' ? alternate : consequent);
    }
    return kind === 'and';
  });
  let found = !isOnlyBranch;
  const visit = (one: AnyNode): void => {
    if (isFunction(one) || one.type.startsWith('Class')) return;
    if (one.type === 'ReturnStatement' && one !== holder && one.argument && !isNothing(one.argument)) found = true;
    forEachChild(one, visit);
  };
  forEachChild(fn.body, visit);
  return found;
}

function isNothing(node: t.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isNothing(node.expression);
  return (
    node.type === 'NullLiteral' ||
    (node.type === 'BooleanLiteral' && !node.value) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

/** `Props` of React's `FC<Props>`. */
function propsOfFc(source: ParsedSource, annotation: t.TSType): t.TSType | string {
  const name = annotation.type === 'TSTypeReference' ? reactTypeOf(source, annotation.typeName) : null;
  if (name !== 'FC' && name !== 'FunctionComponent') return 'its variable has a type that is not React’s FC';
  const [props, more] = typeArgumentsOf(annotation);
  return props && !more ? props : `its type ${name} does not name its props`;
}

/** The name of a type of React: `FC` of `FC`, `React.FC`; null for others. */
export function reactTypeOf(source: ParsedSource, name: t.Node): string | null {
  const [first, last] = name.type === 'TSQualifiedName' ? [name.left as t.Node, name.right as t.Node] : [name, name];
  if (first.type !== 'Identifier' || last.type !== 'Identifier') return null;
  const binding = resolveName(first.name, [source.ast.program as AnyNode]);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (first !== last) {
    const isReact = spec ? spec.specifier === 'react' : !binding && first.name === 'React';
    return isReact ? last.name : null;
  }
  return spec?.specifier === 'react' ? spec.imported : null;
}

export function typeArgumentsOf(node: t.Node): t.TSType[] {
  const { typeParameters, typeArguments } = node as {
    typeParameters?: { params: t.TSType[] } | null;
    typeArguments?: { params: t.TSType[] } | null;
  };
  return (typeParameters ?? typeArguments)?.params ?? [];
}

function parameterOf(fn: Fn): PlainComponent['parameter'] | string {
  const [first, second] = fn.params as AnyNode[];
  if (second) return 'its function has a second parameter';
  if (!first) return null;
  let parameter = first;
  if (first.type === 'AssignmentPattern') {
    if (first.right.type !== 'ObjectExpression' || first.right.properties.length > 0) {
      return 'its props have default values of their own';
    }
    parameter = first.left as AnyNode;
  }
  const isUsual = parameter.type === 'ObjectPattern' || (parameter.type === 'Identifier' && parameter.name !== 'this');
  return isUsual ? (parameter as (t.Identifier | t.ObjectPattern) & AnyNode) : 'it takes its props in an unusual way';
}
