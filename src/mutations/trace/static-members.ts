/** A member that a module gives to one of its functions or classes: `SettingsPage.path = '/settings';`. */
import type * as t from '@babel/types';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { placeOf } from './origin.ts';
import { type Origin, type Traced, traced } from './origin-node.ts';
import type { Trace, Tracer } from './tracer.ts';

/** @returns null where no statement of the module sets it */
export function staticMember(value: Origin, key: string, trace: Trace, tracer: Tracer): Traced | null {
  const [program] = value.ancestors;
  if (program?.type !== 'Program') return null;
  const name = nameIn(program, value.node);
  if (name === null) return null;
  const [given, another] = program.body.flatMap((statement) => setTo(statement, name, key) ?? []);
  if (!given) return null;
  const origin = { ...value, node: given as AnyNode, ancestors: [program as AnyNode] };
  return another ? traced([], [`${name}.${key} is set anew (${placeOf(origin)})`]) : tracer.valuesOf(origin, trace);
}

/** The name that the module declares a value by. */
function nameIn(program: t.Program, value: AnyNode): string | null {
  for (const statement of program.body) {
    const declared = /^Export(?:Named|Default)/.test(statement.type)
      ? (statement as t.ExportNamedDeclaration).declaration
      : statement;
    if (declared === (value as t.Node)) return 'id' in value && value.id ? String((value.id as AnyNode).name) : null;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init && unwrapNode(init) === (value as t.Node)) return id.name;
    }
  }
  return null;
}

function setTo(statement: t.Statement, name: string, key: string): t.Expression | null {
  const set = statement.type === 'ExpressionStatement' ? statement.expression : null;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.left.type !== 'MemberExpression') return null;
  const { object, property, computed } = set.left;
  const isIt = object.type === 'Identifier' && object.name === name && !computed && keyName(property) === key;
  return isIt ? set.right : null;
}
