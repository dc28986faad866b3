/** What functions are given as far as the source tells: the props of a use, for the functions in its styles and for its component. */
import type * as t from '@babel/types';
import type { ComponentDeclaration } from '../components/declaration.ts';
import { assignedMember } from '../jsx/assigned-member.ts';
import { findAttribute, spreadsAfter } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { Origin, ValueFile } from '../trace/origin-node.ts';

/** An element whose props a function is given. */
export interface Use {
  opening: t.JSXOpeningElement;
  in: ValueFile;
  /** of the element, program first */
  ancestors: AnyNode[];
  /** of the functions around the element */
  given: Given;
  /** `Card.defaultProps = …` */
  defaults: Origin | null;
  /** code that makes further props: `.attrs(…)`, of a style made of another one also that of others in its file */
  made: string;
}

/** The props that a function gets: those of a use. */
export type Given = ReadonlyMap<t.Node, Use>;

export const NOTHING_GIVEN: Given = new Map();

export function givenBy({ node, source, ancestors }: Target, found: ComponentDeclaration | null, given: Given): Use {
  const program = found?.in.source?.ast.program;
  const statics = program && found?.name ? assignedMember(program, found.name, 'defaultProps') : null;
  const tag = found?.node.type === 'TaggedTemplateExpression' ? (found.node.tag as AnyNode) : null;
  return {
    opening: node.openingElement,
    in: { file: source.file, text: source.text, source },
    ancestors: [...ancestors],
    given,
    defaults: found && program && statics ? { node: statics, in: found.in, ancestors: [program as AnyNode] } : null,
    made: tag && found ? madeBy(tag, found.in.text) : '',
  };
}

function madeBy(tag: AnyNode, text: string): string {
  const own = text.slice(startOf(tag), endOf(tag));
  const isOfAnother = /\(\s*[A-Z]/.test(own);
  return /\.attrs\b[\s\S]*/.exec(isOfAnother ? text : own)?.[0] ?? '';
}

/** Props that the library or React may also set. */
const OF_LIBRARY = /^(?:theme|children|className|style)$/;

/** @returns the value of a prop, `absent` where the use gives none, `unknown` where the source does not tell */
export function givenProp({ opening, made, ...use }: Use, name: string): Origin | true | 'absent' | 'unknown' {
  if (OF_LIBRARY.test(name) || made.includes(name)) return 'unknown';
  const attribute = findAttribute(opening, name);
  if (spreadsAfter(opening, attribute ? startOf(attribute) : 0).length > 0) return 'unknown';
  if (!attribute) return 'absent';
  const { value } = attribute;
  if (!value) return true;
  const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return { node: node as AnyNode, in: use.in, ancestors: use.ancestors };
}
