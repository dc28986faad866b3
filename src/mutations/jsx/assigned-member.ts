import type * as t from '@babel/types';
import { type AnyNode, keyName } from './nodes.ts';

/** The value of a statement `Card.member = …` at the top level of a file; of several the last. */
export function assignedMember({ body }: t.Program, name: string, member: string): AnyNode | null {
  const values = body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
    const { left, right, operator } = statement.expression;
    if (operator !== '=' || left.type !== 'MemberExpression' || left.computed) return [];
    const isIt = left.object.type === 'Identifier' && left.object.name === name && keyName(left.property) === member;
    return isIt ? [right as AnyNode] : [];
  });
  return values.at(-1) ?? null;
}
