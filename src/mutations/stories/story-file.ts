/**
 * A stories file (Component Story Format): the *meta* is its default export, each other export is a story. A story is an object
 * (CSF 3), a function with properties that are assigned to it (CSF 2), or a call with such an object (`meta.story({ … })`).
 */
import type * as t from '@babel/types';
import { isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';

type Assigned = Map<string, Assignment>;
type Assignment = t.ExpressionStatement & { expression: t.AssignmentExpression };

export interface Story {
  exportName: string;
  /** in the file */
  localName: string;
  /** the statement that declares it */
  statement: t.Statement;
  /** its object literal; null for a function, a call, or an import */
  object: t.ObjectExpression | null;
  /** it can have properties assigned to it: a function, or the result of a call such as `Template.bind({})` */
  isFunction: boolean;
  /** `Primary.args = …`, by property */
  assigned: ReadonlyMap<string, Assignment>;
}

/** The object of the default export; null for a file of no stories. */
export function metaOf(program: t.Program): t.ObjectExpression | null {
  const exported = program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  if (exported) return objectIn(exported.declaration, program);
  // the newest form needs no default export: `const meta = preview.meta({ … })`
  const factory = declaredIn(program).find(({ init }) => init !== null && calledAs(init) === 'meta');
  return factory?.init ? objectIn(factory.init, program) : null;
}

/** In the order of the file. */
export function storiesOf(program: t.Program): Story[] {
  const declared = new Map(declaredIn(program).map((one) => [one.name, one]));
  const assigned = assignments(program);
  return exportsOf(program).flatMap(({ exportName, localName }) => {
    const found = declared.get(localName);
    if (!found || exportName === 'default') return [];
    const object = found.init && objectIn(found.init, program);
    const isCallable = found.init === null || isFunction(unwrapNode(found.init)) || calledAs(found.init) === 'bind';
    const own: Assigned = assigned.get(localName) ?? new Map();
    return [{ exportName, localName, statement: found.statement, object, isFunction: isCallable, assigned: own }];
  });
}

/** The last property of this name, which is the one that counts. */
export function memberOf(object: t.ObjectExpression, name: string): t.ObjectProperty | t.ObjectMethod | null {
  const found = object.properties.findLast(
    (one) => one.type !== 'SpreadElement' && !one.computed && keyName(one.key) === name,
  );
  return found?.type === 'SpreadElement' ? null : (found ?? null);
}

/** The value of a property of the story, wherever it is written. */
export function propertyOf(story: Story, name: string): t.Expression | null {
  const assigned = story.assigned.get(name)?.expression.right;
  const member = story.object && memberOf(story.object, name);
  return assigned ?? (member?.type === 'ObjectProperty' ? (member.value as t.Expression) : null);
}

interface Declared {
  name: string;
  /** null for a function declaration */
  init: t.Expression | null;
  statement: t.Statement;
}

function declaredIn(program: t.Program): Declared[] {
  return program.body.flatMap((statement): Declared[] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration') return node.id ? [{ name: node.id.name, init: null, statement }] : [];
    if (node?.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init, statement }] : [],
    );
  });
}

function exportsOf(program: t.Program): { exportName: string; localName: string }[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source || statement.exportKind === 'type') return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) return [same(declaration.id.name)];
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [same(id.name)] : []));
    return specifiers.flatMap((one) =>
      one.type === 'ExportSpecifier' && one.exportKind !== 'type'
        ? [{ exportName: keyName(one.exported), localName: one.local.name }]
        : [],
    );
  });
}

const same = (name: string) => ({ exportName: name, localName: name });

/** The object that an expression is, or the first argument of the factory that it calls. */
function objectIn(node: t.Node, program: t.Program): t.ObjectExpression | null {
  const inner = unwrapNode(node);
  if (inner.type === 'ObjectExpression') return inner;
  if (inner.type === 'Identifier') {
    const init = declaredIn(program).find(({ name }) => name === inner.name)?.init;
    const value = init && unwrapNode(init);
    return value && value.type !== 'Identifier' ? objectIn(value, program) : null;
  }
  const called = calledAs(inner);
  const first = inner.type === 'CallExpression' && /^(?:meta|story)$/.test(called ?? '') ? inner.arguments[0] : null;
  return first ? objectIn(first, program) : null;
}

/** `story` of `meta.story(…)`. */
function calledAs(node: t.Node): string | null {
  const call = unwrapNode(node);
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression' || call.callee.computed) return null;
  return keyName(call.callee.property);
}

function assignments(program: t.Program): Map<string, Assigned> {
  const all = new Map<string, Assigned>();
  for (const statement of program.body) {
    if (!isAssignment(statement)) continue;
    const { left } = statement.expression;
    if (left.type !== 'MemberExpression' || left.computed || left.object.type !== 'Identifier') continue;
    const own: Assigned = all.get(left.object.name) ?? new Map();
    all.set(left.object.name, own.set(keyName(left.property), statement));
  }
  return all;
}

function isAssignment(statement: t.Statement): statement is Assignment {
  return (
    statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression' &&
    statement.expression.operator === '='
  );
}
