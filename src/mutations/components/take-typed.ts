/** The type of one more prop of a component, written where the types of the others are. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { addFirst, addToList } from '../jsx/add-to-list.ts';
import type { Target } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import type { PlainComponent } from './plain-component.ts';
import { extendsOf, hasMember, type Members, mayHave, membersOf, ownDeclaration } from './props-type.ts';

interface NewProp {
  name: string;
  type: string;
  /** where the parameter's type begins, if it has none yet */
  at: number;
}

/** @returns the reason, in words that follow a colon, where the types leave no sure place */
export function takeTyped(
  draft: Draft,
  { source }: Target,
  { parameter, props }: PlainComponent,
  project: Project,
  { name, type, at }: NewProp,
): string | null {
  const member = `${name}?: ${type}`;
  const annotation = parameter?.typeAnnotation as t.TSTypeAnnotation | null | undefined;
  if (annotation && props) return 'its props are typed twice';
  const own = annotation?.typeAnnotation ?? props;
  if (!own) {
    if (parameter) return 'its props have no type';
    draft.insert(at, `: { ${member} }`);
    return null;
  }
  const declared = ownDeclaration(project, source, own);
  const bases = declared ? extendsOf(declared) : [];
  const body = declared?.type === 'TSInterfaceDeclaration' ? declared.body : declared?.typeAnnotation;
  const members = membersOf(body ?? own);
  if (members) {
    const isThere = hasMember(members.list, name) || bases.some((one) => mayHave(project, source, one, name));
    if (isThere) return `the type of its props may have a ${name} already`;
    return addMember(draft, members, member) ? null : 'a comment stands where the type of its props ends';
  }
  if (!isPlain(own)) return 'the type of its props is an unusual one';
  if (mayHave(project, source, own, name)) return `the type of its props may have a ${name} already`;
  draft.insert(endOf(own), ` & { ${member} }`);
  return null;
}

function isPlain(type: t.TSType): boolean {
  return type.type === 'TSIntersectionType'
    ? type.types.every(isPlain)
    : /^TS(?:TypeReference|TypeLiteral)$/.test(type.type);
}

/** Behind the last one, in the way in which these are written. */
function addMember(draft: Draft, { list, body }: Members, member: string): boolean {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return addFirst(draft, startOf(body), member);
  const mark = /[;,]$/.exec(draft.text.slice(startOf(first), endOf(first)))?.[0];
  return addToList(draft, { last, separator: mark ?? ';', lineMark: mark ?? '' }, member);
}
