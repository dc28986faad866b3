/** Words that code uses as well: a label by which it looks up or tells apart the item, so that other words break it. */
import type * as t from '@babel/types';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { placeName } from '../refusals.ts';
import type { Origin } from './origin-node.ts';
import { textOf } from './write-literal.ts';

/** More lines are not named. */
const MOST_LINES = 3;

/**
 * The warning for an edit of a literal whose words code compares, or uses as a key of an object.
 * @param shown the expression that shows them: its file is searched like that of the literal
 * @returns null where it does not
 */
export function alsoUsed(literal: Origin, shown: Origin): string | null {
  const words = /^(?:String|Template)Literal$/.test(literal.node.type) ? textOf(literal) : null;
  if (!words?.trim()) return null;
  const files = [...new Map([literal, shown].map((one) => [one.in.file, one.in])).values()];
  const found = files.flatMap(({ file, text, source }) => {
    const program = source?.ast.program as AnyNode | undefined;
    const nodes = program ? usesAsKey(program, words, literal) : [];
    return nodes.map((node) => placeName(whereIs({ file, text }, startOf(node))));
  });
  const lines = [...new Set(found)];
  if (lines.length === 0) return null;
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  const named = lines.slice(0, MOST_LINES).join(', ');
  return `“${words}” is also compared or used as a key at ${named}${more}: change it there as well.`;
}

/** The places of these words in comparisons, in `case`s, as keys of other objects, and in brackets behind an object. */
function usesAsKey(program: AnyNode, words: string, literal: Origin): AnyNode[] {
  const found: AnyNode[] = [];
  const reads = (node: t.Node | null | undefined): boolean => {
    const inner = node && unwrapNode(node);
    return inner?.type === 'StringLiteral' && inner.value === words && inner !== literal.node;
  };
  const visit = (node: AnyNode): void => {
    if (node.type === 'BinaryExpression') {
      if (/^[!=]==?$/.test(node.operator) && (reads(node.left) || reads(node.right))) found.push(node);
    } else if (node.type === 'SwitchCase') {
      if (reads(node.test)) found.push(node);
    } else if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      if (node.computed && reads(node.property)) found.push(node);
    } else if (node.type === 'ObjectExpression') {
      const isOwn = node.properties.some(
        (one) => one.type === 'ObjectProperty' && unwrapNode(one.value) === literal.node,
      );
      for (const one of isOwn ? [] : node.properties)
        if (one.type !== 'SpreadElement' && !one.computed && keyName(one.key) === words) found.push(one as AnyNode);
    }
    forEachChild(node, visit);
  };
  visit(program);
  return found;
}
