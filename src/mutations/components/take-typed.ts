/** The type of one more prop of a component, written where the types of the others are. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, forEachChild, isFunction, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { cannotTakeClass } from '../refusals.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { propsParameter } from './take-prop.ts';

interface NewProp {
  name: string;
  type: string;
  /** where the parameter's type begins, if it has none yet */
  at: number;
}

/** React's types of an element's own props have it. */
const OF_ELEMENTS = /\b(?:ComponentProps\w*|\w*HTMLAttributes|HTMLProps|SVGProps|DOMAttributes)\b/;

/** Notes the type; nothing where it is there, or where the component has no types. */
export function takeTyped(
  draft: Draft,
  target: Target,
  fn: t.Function & AnyNode,
  { name, type, at }: NewProp,
): Refusal | null {
  const member = `${name}?: ${type}`;
  const parameter = propsParameter(fn);
  const annotation = (parameter as { typeAnnotation?: t.Node } | null)?.typeAnnotation;
  const own = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : propsOfWrapper(target, fn);
  if (own) return intoType(draft, target, own, name, member);
  // without parameters the component had nothing to type; without an annotation the file does not type its props
  if (!parameter) draft.insert(at, `: { ${member} }`);
  return null;
}

/** `FC<Props>`, `memo<Props>(…)`, `forwardRef<HTMLElement, Props>(…)` around the function. */
function propsOfWrapper({ ancestors }: Target, fn: AnyNode): t.TSType | null {
  const around = ancestors.slice(0, ancestors.indexOf(fn)).reverse();
  for (const one of around) {
    if (one.type === 'CallExpression') {
      const last = (one.typeParameters as t.TSTypeParameterInstantiation | null | undefined)?.params?.at(-1);
      if (last) return last;
    } else if (one.type === 'VariableDeclarator') {
      const annotation = (one.id as { typeAnnotation?: t.Node }).typeAnnotation;
      const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : null;
      return type?.type === 'TSTypeReference' ? (type.typeParameters?.params.at(-1) ?? null) : null;
    } else if (isFunction(one)) return null;
  }
  return null;
}

function intoType(draft: Draft, target: Target, own: t.TSType, name: string, member: string): Refusal | null {
  const { text } = draft;
  if (OF_ELEMENTS.test(text.slice(startOf(own), endOf(own)))) return null;
  const members = membersOf(own) ?? namedMembers(target, own);
  if (members === 'has') return null;
  if (members) {
    if (!members.list.some((one) => isNamed(one, name))) addMember(draft, members, member);
    return null;
  }
  if (!/^TS(?:TypeReference|IntersectionType|ParenthesizedType)$/.test(own.type)) {
    return cannotTakeClass(target.where, String(target.element.owner), 'the type of its props is an unusual one');
  }
  draft.insert(endOf(own), ` & { ${member} }`);
  return null;
}

interface Members {
  list: t.TSTypeElement[];
  /** the node with the braces */
  body: t.Node;
}

function membersOf(type: t.Node): Members | null {
  if (type.type === 'TSTypeLiteral') return { list: type.members, body: type };
  return type.type === 'TSInterfaceBody' ? { list: type.body, body: type } : null;
}

/** Those of a type of this file that only this component uses. */
function namedMembers({ source }: Target, type: t.TSType): Members | 'has' | null {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
  const { name } = type.typeName;
  for (const statement of source.ast.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isIt =
      declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration'
        ? declared.id.name === name
        : false;
    if (!declared || !isIt) continue;
    if (OF_ELEMENTS.test(source.text.slice(startOf(declared), endOf(declared)))) return 'has';
    if (statement.type !== declared.type || countOf(source.ast.program as AnyNode, name) !== 1) return null;
    return declared.type === 'TSInterfaceDeclaration'
      ? membersOf(declared.body)
      : membersOf((declared as t.TSTypeAliasDeclaration).typeAnnotation);
  }
  return null;
}

/** How often a type is referred to. */
function countOf(root: AnyNode, name: string): number {
  let count = 0;
  const visit = (one: AnyNode): void => {
    const at =
      one.type === 'TSTypeReference'
        ? one.typeName
        : one.type === 'TSExpressionWithTypeArguments'
          ? one.expression
          : null;
    if ((at as AnyNode | null)?.type === 'Identifier' && (at as t.Identifier).name === name) count++;
    forEachChild(one, visit);
  };
  visit(root);
  return count;
}

function isNamed(member: t.TSTypeElement, name: string): boolean {
  return 'key' in member && (member.key as AnyNode).type === 'Identifier' && (member.key as t.Identifier).name === name;
}

/** Behind the last one, in the way in which these are written. */
function addMember(draft: Draft, { list, body }: Members, member: string): void {
  const { text } = draft;
  const last = list.at(-1);
  if (!last) {
    draft.replace(startOf(body), endOf(body), `{ ${member} }`);
    return;
  }
  const mark = /[;,]$/.exec(text.slice(startOf(last), endOf(last)))?.[0] ?? '';
  const before =
    list.length > 1 ? /[;,]$/.exec(text.slice(startOf(list[0] as t.Node), endOf(list[0] as t.Node)))?.[0] : '';
  if (startsItsLine(text, startOf(last))) {
    const lead = lineEndOf(text) + indentAt(text, startOf(last));
    draft.insert(endOf(last), `${lead}${member}${mark}`);
  } else draft.insert(endOf(last), `${mark || before || ';'} ${member}`);
}
