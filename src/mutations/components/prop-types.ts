/** The props that a TypeScript type of the component's own file declares. */
import type * as t from '@babel/types';
import type { PropKind } from '../../protocol/component-props.ts';
import { type AnyNode, endOf, keyName, startOf } from '../jsx/nodes.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { type DocComment, docCommentAt } from './doc-comment.ts';
import { kindOfType, typeArguments, typeName, typeNamed, withColor } from './type-kind.ts';
import { variantsOf } from './variants.ts';

export interface TypedProp extends DocComment {
  name: string;
  type: PropKind;
  typeText: string;
  isRequired: boolean;
}

export interface TypedProps {
  props: TypedProp[];
  /** some of the type is declared elsewhere */
  isOpen: boolean;
}

const MOST_DEPTH = 8;
const MOST_TYPE_TEXT = 200;
/** Types around the props that change nothing of their names. */
const AROUND = /^(?:Readonly|PropsWithChildren|PropsWithRef|PropsWithoutRef|NoInfer)$/;

export function propsOfType(type: AnyNode, file: ValueFile, depth = 0): TypedProps {
  if (depth > MOST_DEPTH) return { props: [], isOpen: true };
  switch (type.type) {
    case 'TSTypeLiteral':
      return ofMembers(type.members as AnyNode[], file);
    case 'TSParenthesizedType':
      return propsOfType(type.typeAnnotation as AnyNode, file, depth);
    case 'TSIntersectionType':
      return merged((type.types as AnyNode[]).map((part) => propsOfType(part, file, depth + 1)));
    case 'TSUnionType':
      // A prop that only some members of a union declare is not required.
      return optional(merged((type.types as AnyNode[]).map((part) => propsOfType(part, file, depth + 1))));
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments':
      return ofReference(type, file, depth);
    default:
      return { props: [], isOpen: true };
  }
}

function ofReference(type: AnyNode, file: ValueFile, depth: number): TypedProps {
  const name = typeName(type);
  const [first] = typeArguments(type);
  if (first && AROUND.test(name)) {
    const inner = propsOfType(first, file, depth + 1);
    return name === 'PropsWithChildren' ? merged([inner, { props: [children()], isOpen: false }]) : inner;
  }
  if (first && name === 'Partial') return optional(propsOfType(first, file, depth + 1));
  if (first?.type === 'TSTypeQuery' && name === 'VariantProps') return ofVariants(first, file);
  const declared = typeNamed(file, name);
  if (declared?.type === 'TSTypeAliasDeclaration') {
    return propsOfType(declared.typeAnnotation as AnyNode, file, depth + 1);
  }
  if (declared?.type !== 'TSInterfaceDeclaration') return { props: [], isOpen: true };
  const parents = ((declared.extends ?? []) as AnyNode[]).map((parent) => propsOfType(parent, file, depth + 1));
  return merged([ofMembers(declared.body.body as AnyNode[], file), ...parents]);
}

function ofVariants(query: AnyNode & t.TSTypeQuery, file: ValueFile): TypedProps {
  const { exprName } = query;
  const variants = exprName.type === 'Identifier' ? variantsOf(file, exprName.name) : null;
  if (!variants) return { props: [], isOpen: true };
  const props = variants.map(({ name, type }): TypedProp => {
    const values = type.kind === 'enum' ? type.values.map((value) => JSON.stringify(value)) : [type.kind];
    const typeText = values.join(' | ');
    return { name, type, typeText, isRequired: false, description: null, isDeprecated: false };
  });
  return { props, isOpen: false };
}

/** An index signature, or a computed name, may be any prop. */
function ofMembers(members: readonly AnyNode[], file: ValueFile): TypedProps {
  const isOpen = members.some((one) => one.type === 'TSIndexSignature' || ('computed' in one && one.computed === true));
  return { props: membersOf(members, file), isOpen };
}

function membersOf(members: readonly AnyNode[], file: ValueFile): TypedProp[] {
  return members.flatMap((member): TypedProp[] => {
    const isMethod = member.type === 'TSMethodSignature';
    if ((!isMethod && member.type !== 'TSPropertySignature') || member.computed) return [];
    const name = keyName(member.key as t.Node);
    if (name === '' || name === 'key' || name === 'ref') return [];
    const type = isMethod ? null : (member.typeAnnotation?.typeAnnotation as AnyNode | undefined);
    const kind: PropKind = isMethod ? { kind: 'function' } : type ? kindOfType(type, file) : { kind: 'other' };
    const typeText = type ? shortText(file.text.slice(startOf(type), endOf(type))) : '';
    const doc = docCommentAt(file, startOf(member));
    return [{ name, type: withColor(name, kind), typeText, isRequired: !member.optional, ...doc }];
  });
}

/** On one line, cut where it gets long. */
export function shortText(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > MOST_TYPE_TEXT ? `${line.slice(0, MOST_TYPE_TEXT - 1)}…` : line;
}

function children(): TypedProp {
  const doc = { description: null, isDeprecated: false };
  return { name: 'children', type: { kind: 'node' }, typeText: 'ReactNode', isRequired: false, ...doc };
}

/** The first declaration of a name counts, as a member of an interface does before its parents'. */
function merged(parts: readonly TypedProps[]): TypedProps {
  const byName = new Map<string, TypedProp>();
  for (const { props } of parts) for (const prop of props) if (!byName.has(prop.name)) byName.set(prop.name, prop);
  return { props: [...byName.values()], isOpen: parts.some(({ isOpen }) => isOpen) };
}

function optional({ props, isOpen }: TypedProps): TypedProps {
  return { props: props.map((prop) => ({ ...prop, isRequired: false })), isOpen };
}
