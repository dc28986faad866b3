/**
 * Resolves a name in its scope: the declaration it is bound to, found by walking outwards through the scopes.
 *
 * Only these scopes count: functions and their parameters, blocks, loops, catch clauses, classes and
 * the module. Scopes are read once per tree.
 */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, isNode } from './nodes.ts';

export type BindingKind = 'import' | 'param' | 'const' | 'let' | 'var' | 'function' | 'class' | 'catch' | 'type';

export interface Binding {
  name: string;
  kind: BindingKind;
  /** the declarator, parameter, specifier, function or class */
  node: AnyNode;
  /** the identifier that declares it */
  id: AnyNode;
  /** the node whose scope it belongs to; the program for module names */
  scope: AnyNode;
}

type Names = Map<string, Binding>;

const scopes = new WeakMap<object, Names>();

/** The binding of `name` for code whose ancestors (program first) are given; null for globals. */
export function resolveName(name: string, ancestors: readonly AnyNode[]): Binding | null {
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const node = ancestors[i] as AnyNode;
    if (!opensScope(node)) continue;
    const binding = namesOf(node).get(name);
    if (binding) return binding;
  }
  return null;
}

function opensScope(node: AnyNode): boolean {
  return (
    isFunction(node) ||
    node.type === 'Program' ||
    node.type === 'BlockStatement' ||
    node.type === 'StaticBlock' ||
    node.type === 'TSModuleBlock' ||
    node.type === 'CatchClause' ||
    node.type === 'SwitchStatement' ||
    node.type === 'ClassExpression' ||
    /^For/.test(node.type)
  );
}

/** Names that a scope declares, by name. */
function namesOf(scope: AnyNode): Names {
  let names = scopes.get(scope);
  if (!names) {
    names = new Map();
    readScope(scope, names);
    scopes.set(scope, names);
  }
  return names;
}

function readScope(scope: AnyNode, names: Names): void {
  const add = (kind: BindingKind, node: AnyNode, id: AnyNode) => {
    const name = String(id.name);
    if (!names.has(name)) names.set(name, { name, kind, node, id, scope });
  };
  if (isFunction(scope)) {
    if (scope.type === 'FunctionExpression' && scope.id) add('function', scope, scope.id as AnyNode);
    for (const param of scope.params) eachName(param as AnyNode, (id) => add('param', param as AnyNode, id));
    return;
  }
  if (scope.type === 'CatchClause') {
    if (scope.param) eachName(scope.param as AnyNode, (id) => add('catch', scope, id));
    return;
  }
  if (scope.type === 'ClassExpression') {
    if (scope.id) add('class', scope, scope.id as AnyNode);
    return;
  }
  for (const statement of statementsOf(scope)) readStatement(statement, add);
  const isVarScope = scope.type === 'Program' || scope.type === 'BlockStatement';
  if (isVarScope) for (const statement of statementsOf(scope)) readVars(statement, add);
}

function statementsOf(scope: AnyNode): AnyNode[] {
  if (scope.type === 'SwitchStatement') return scope.cases.flatMap((one) => one.consequent as AnyNode[]);
  if (scope.type.startsWith('For')) return [scope.init, scope.left].filter(isNode) as AnyNode[];
  return ((scope.body as AnyNode[] | undefined) ?? []).filter(isNode);
}

type Add = (kind: BindingKind, node: AnyNode, id: AnyNode) => void;

function readStatement(statement: AnyNode, add: Add): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) add('import', specifier as AnyNode, specifier.local as AnyNode);
      return;
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      if (statement.declaration) readStatement(statement.declaration as AnyNode, add);
      return;
    case 'VariableDeclaration': {
      const kind = statement.kind === 'var' || statement.kind === 'let' ? statement.kind : 'const';
      for (const one of statement.declarations) eachName(one.id as AnyNode, (id) => add(kind, one as AnyNode, id));
      return;
    }
    case 'FunctionDeclaration':
      if (statement.id) add('function', statement, statement.id as AnyNode);
      return;
    case 'ClassDeclaration':
      if (statement.id) add('class', statement, statement.id as AnyNode);
      return;
    case 'TSEnumDeclaration':
      add('const', statement, statement.id as AnyNode);
      return;
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      add('type', statement, statement.id as AnyNode);
  }
}

/** `var` belongs to the function, wherever it stands inside. */
function readVars(statement: AnyNode, add: Add): void {
  if (isFunction(statement) || statement.type.startsWith('Class') || statement.type.endsWith('Expression')) return;
  if (statement.type === 'VariableDeclaration' && statement.kind === 'var') readStatement(statement, add);
  if (!/(?:Statement|Clause|Case)$/.test(statement.type)) return;
  forEachChild(statement, (child) => readVars(child, add));
}

/** Identifiers that a pattern declares. */
function eachName(pattern: AnyNode, visit: (id: AnyNode) => void): void {
  switch (pattern.type) {
    case 'Identifier':
      visit(pattern);
      return;
    case 'ObjectPattern':
      for (const one of pattern.properties) {
        eachName((one.type === 'RestElement' ? one.argument : one.value) as AnyNode, visit);
      }
      return;
    case 'ArrayPattern':
      for (const one of pattern.elements) if (one) eachName(one as AnyNode, visit);
      return;
    case 'AssignmentPattern':
      eachName(pattern.left as AnyNode, visit);
      return;
    case 'RestElement':
      eachName(pattern.argument as AnyNode, visit);
      return;
    case 'TSParameterProperty':
      eachName(pattern.parameter as AnyNode, visit);
  }
}

/** Names that code uses without declaring them itself, each with the node of its first use. */
export function freeNames(root: t.Node): Map<string, AnyNode> {
  const found = new Map<string, AnyNode>();
  visitNames(root, (name, node, scopes) => {
    if (!found.has(name) && !resolveName(name, scopes)) found.set(name, node);
  });
  return found;
}

/** Types with parameters. */
const SIGNATURES = new Set<string>([
  'TSFunctionType',
  'TSConstructorType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
  'TSConstructSignatureDeclaration',
  'TSIndexSignature',
]);

/** Visits each identifier that may refer to a binding, declarations included, with the scopes around it, outermost first. */
export function visitNames(
  root: t.Node,
  visit: (name: string, node: AnyNode, scopes: readonly AnyNode[]) => void,
  outer: readonly AnyNode[] = [],
): void {
  const node = root as AnyNode;
  const name = usedName(node);
  if (name !== null) visit(name, node, outer);
  const scopes = opensScope(node) ? [...outer, node] : outer;
  forEachChild(node, (child, key) => {
    if (isPlainName(node, key)) return;
    // The parameter of a type is named for its readers; only its own type refers to something.
    if (isParameterOfType(node, key) && child.type === 'Identifier') {
      forEachChild(child, (part) => visitNames(part, visit, scopes));
    } else visitNames(child, visit, scopes);
  });
}

function isParameterOfType(node: AnyNode, key: string): boolean {
  return key === 'parameters' && SIGNATURES.has(node.type);
}

function usedName(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'JSXIdentifier') return node.name;
  return null;
}

/** Children that are names by themselves and refer to nothing: keys, member properties, attribute names, native tags. */
function isPlainName(node: AnyNode, key: string): boolean {
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return key === 'property' && !node.computed;
    case 'JSXMemberExpression':
      return key === 'property';
    case 'JSXAttribute':
      return key === 'name';
    case 'JSXNamespacedName':
    case 'JSXClosingElement':
      return true;
    case 'JSXOpeningElement':
      return key === 'name' && node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name);
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key === 'key' && !node.computed;
    case 'TSQualifiedName':
      return key === 'right';
    case 'ExportSpecifier':
      return key === 'exported';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key === 'label';
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}
