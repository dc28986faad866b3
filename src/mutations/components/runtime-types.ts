/** The types that a component of JavaScript declares for its props: `Card.propTypes = { … }` of the package prop-types. */
import type * as t from '@babel/types';
import type { PropKind } from '../../protocol/component-props.ts';
import { type AnyNode, endOf, keyName, startOf } from '../jsx/nodes.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import type { ComponentDeclaration } from './declaration.ts';
import { literalValue } from './literal-value.ts';
import { shortText, type TypedProp } from './prop-types.ts';
import { enumOf, withColor } from './type-kind.ts';

const KINDS: Readonly<Record<string, PropKind>> = {
  bool: { kind: 'boolean' },
  string: { kind: 'string' },
  number: { kind: 'number' },
  node: { kind: 'node' },
  element: { kind: 'node' },
  func: { kind: 'function' },
};

export function runtimeTypes({ in: file, node, name }: ComponentDeclaration): TypedProp[] {
  const object = name === null ? null : (assignedTo(file, name) ?? staticOf(node));
  return (object?.properties ?? []).flatMap((property): TypedProp[] => {
    if (property.type !== 'ObjectProperty' || property.computed) return [];
    const prop = keyName(property.key);
    const value = property.value as AnyNode;
    const isRequired = value.type === 'MemberExpression' && keyName(value.property) === 'isRequired';
    const said = kindOf(isRequired ? (value.object as AnyNode) : value);
    const type: PropKind = prop === 'children' ? { kind: 'node' } : withColor(prop, said);
    const typeText = shortText(file.text.slice(startOf(value), endOf(value)));
    return [{ name: prop, type, typeText, isRequired, description: null, isDeprecated: false }];
  });
}

/** `Card.propTypes = { … }` */
function assignedTo({ source }: ValueFile, component: string): t.ObjectExpression | null {
  for (const statement of source?.ast.program.body ?? []) {
    const assigned = statement.type === 'ExpressionStatement' ? statement.expression : null;
    if (assigned?.type !== 'AssignmentExpression' || assigned.left.type !== 'MemberExpression') continue;
    const { object, property } = assigned.left;
    const isIts = object.type === 'Identifier' && object.name === component && keyName(property) === 'propTypes';
    if (isIts && assigned.right.type === 'ObjectExpression') return assigned.right;
  }
  return null;
}

/** `static propTypes = { … }` of a class. */
function staticOf(node: AnyNode): t.ObjectExpression | null {
  const members =
    'body' in node && (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') ? node.body.body : [];
  for (const member of members) {
    if (member.type !== 'ClassProperty' || !member.static || keyName(member.key) !== 'propTypes') continue;
    if (member.value?.type === 'ObjectExpression') return member.value;
  }
  return null;
}

/** Of `PropTypes.bool` and `PropTypes.oneOf(['a', 'b'])`, also imported by their names. */
function kindOf(type: AnyNode): PropKind {
  if (type.type !== 'CallExpression') return KINDS[nameOf(type)] ?? { kind: 'other' };
  const [choices] = type.arguments;
  if (nameOf(type.callee as AnyNode) !== 'oneOf' || choices?.type !== 'ArrayExpression') return { kind: 'other' };
  const values = choices.elements.map((one) => (one ? literalValue(one) : undefined));
  const isChoice = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  return values.every(isChoice) ? enumOf(values as (string | number | boolean)[], false) : { kind: 'other' };
}

const nameOf = (node: AnyNode): string =>
  node.type === 'MemberExpression' ? keyName(node.property) : node.type === 'Identifier' ? node.name : '';
