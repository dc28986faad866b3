/** The kind of value that a type of the source means, as far as the file itself tells. */
import type * as t from '@babel/types';
import type { PropField, PropKind } from '../../protocol/component-props.ts';
import { type AnyNode, keyName } from '../jsx/nodes.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { declaredName } from './declaration.ts';
import { literalValue } from './literal-value.ts';

const NODE_TYPES = /^(?:ReactNode|ReactElement|ReactChild|ReactChildren|Element|JSXElement|ComponentChildren|Key)$/;
const MOST_DEPTH = 6;
const COLOR_NAME = /(?:^|[a-z])colou?r$/i;

/** Strings whose name says that they are colours get a colour's control. */
export function withColor(name: string, kind: PropKind): PropKind {
  return kind.kind === 'string' && COLOR_NAME.test(name) ? { kind: 'color' } : kind;
}

export function kindOfType(type: AnyNode, file: ValueFile, depth = 0): PropKind {
  if (depth > MOST_DEPTH) return { kind: 'other' };
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { kind: 'string' };
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSFunctionType':
      return { kind: 'function' };
    case 'TSLiteralType':
      return kindOfUnion([type], file, depth);
    case 'TSUnionType':
      return kindOfUnion(type.types as AnyNode[], file, depth);
    case 'TSParenthesizedType':
      return kindOfType(type.typeAnnotation as AnyNode, file, depth);
    case 'TSArrayType':
      return { kind: 'array', item: kindOfType(type.elementType as AnyNode, file, depth + 1) };
    case 'TSIntersectionType':
      // `string & {}` leaves the completion of literals beside it alive; it is a string.
      return type.types.some(({ type: part }) => part === 'TSStringKeyword') ? { kind: 'string' } : { kind: 'other' };
    case 'TSTypeLiteral':
      return { kind: 'object', fields: fieldsOf(type.members as AnyNode[], file, depth) };
    case 'TSTypeReference':
      return kindOfReference(type, file, depth);
    default:
      return { kind: 'other' };
  }
}

function kindOfReference(type: AnyNode & t.TSTypeReference, file: ValueFile, depth: number): PropKind {
  const name = typeName(type);
  if (NODE_TYPES.test(name)) return { kind: 'node' };
  if (/(?:EventHandler|Handler|Callback|Dispatch)$/.test(name)) return { kind: 'function' };
  if (name === 'Array' || name === 'ReadonlyArray') {
    const item = typeArguments(type)[0];
    return { kind: 'array', item: item ? kindOfType(item, file, depth + 1) : { kind: 'other' } };
  }
  const declared = typeNamed(file, name);
  if (declared?.type === 'TSTypeAliasDeclaration') {
    return kindOfType(declared.typeAnnotation as AnyNode, file, depth + 1);
  }
  if (declared?.type === 'TSInterfaceDeclaration') {
    return { kind: 'object', fields: fieldsOf(declared.body.body as AnyNode[], file, depth) };
  }
  return { kind: 'other' };
}

function kindOfUnion(types: readonly AnyNode[], file: ValueFile, depth: number): PropKind {
  const parts = types.filter(({ type }) => type !== 'TSUndefinedKeyword' && type !== 'TSNullKeyword');
  const values = parts.map((part) => (part.type === 'TSLiteralType' ? literalValue(part.literal) : undefined));
  const known = values.filter((value) => typeof value !== 'object' && value !== undefined);
  if (known.length > 0 && known.length === parts.length) return enumOf(known as string[], false);
  const rest = parts.filter((_, index) => values[index] === undefined);
  const kinds = rest.map((part) => kindOfType(part, file, depth + 1));
  if (known.length > 0 && kinds.every(({ kind }) => kind === 'string')) return enumOf(known as string[], true);
  const [first] = kinds;
  return first && known.length === 0 && kinds.every(({ kind }) => kind === first.kind) ? first : mixed(kinds);
}

/** A string or a node is a node to the editor; anything else is code. */
function mixed(kinds: readonly PropKind[]): PropKind {
  return kinds.some(({ kind }) => kind === 'node') ? { kind: 'node' } : { kind: 'other' };
}

export function enumOf(values: readonly (string | number | boolean)[], isOpen: boolean): PropKind {
  const both = values.length === 2 && values.includes(true) && values.includes(false);
  return both ? { kind: 'boolean' } : { kind: 'enum', values: [...new Set(values)], isOpen };
}

function fieldsOf(members: readonly AnyNode[], file: ValueFile, depth: number): PropField[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.computed) return [];
    const type = member.typeAnnotation?.typeAnnotation as AnyNode | undefined;
    const kind: PropKind = type ? kindOfType(type, file, depth + 1) : { kind: 'other' };
    return [{ name: keyName(member.key), type: kind, isRequired: !member.optional }];
  });
}

/** Last part of a type's name: `ReactNode` of `React.ReactNode`. */
export function typeName(type: AnyNode): string {
  const name = (type.typeName ?? type.expression) as AnyNode | undefined;
  if (name?.type === 'Identifier') return name.name;
  if (name?.type === 'TSQualifiedName') return name.right.name;
  return name?.type === 'MemberExpression' && name.property.type === 'Identifier' ? name.property.name : '';
}

export function typeArguments(node: AnyNode): AnyNode[] {
  const list = (node.typeParameters ?? node.typeArguments) as AnyNode | null | undefined;
  return ((list?.params as AnyNode[] | undefined) ?? []).slice();
}

/** The interface or alias of a name at module level. */
export function typeNamed(file: ValueFile, name: string): AnyNode | null {
  for (const statement of file.source?.ast.program.body ?? []) {
    const declared = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as AnyNode | null;
    if (declared && /^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type) && declaredName(declared) === name) {
      return declared;
    }
  }
  return null;
}
