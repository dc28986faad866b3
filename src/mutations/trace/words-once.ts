/** Where words that cannot be followed stand all the same: a message of a form's schema, what an action puts into a store. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, forEachChild, startOf } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { usesOf } from './call-sites.ts';
import { placeOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';

/** Names and numbers of a few letters stand in many places by chance. */
const FEWEST_LETTERS = 4;

/**
 * The one string literal with the words that an expression shows, for a next step where it was not followed to any: in its file, and
 * in those that use the store or constant where the following stopped.
 * @returns null where there is none, or several
 */
export function wordsOnce(origin: Origin, { stop }: Traced, shown: string | null, project: Project): Origin | null {
  const words = shown?.trim() ?? '';
  if (words.length < FEWEST_LETTERS || !origin.in.source) return null;
  const around = stop?.in.source ? filesThatUse(stop, stop.in.source, project) : [];
  const files = new Map([[origin.in.file, origin.in.source], ...around.map((one) => [one.file, one] as const)]);
  const [only, second] = [...files.values()].flatMap((source) => literalsIn(source, words));
  return only && !second ? only : null;
}

/** The files that use the constant of a module in which a value stands, that of the value among them. */
function filesThatUse(value: Origin, source: ParsedSource, project: Project): ParsedSource[] {
  const name = constantAround(value, source);
  if (name === null) return [source];
  return usesOf(project, source, name).flatMap(({ file, text }) => {
    const parsed = parseSource(text, file);
    return parsed.ok ? [parsed] : [];
  });
}

function constantAround({ node }: Origin, { ast }: ParsedSource): string | null {
  const at = startOf(node);
  for (const statement of ast.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || at < startOf(declaration) || at >= endOf(declaration)) continue;
    const around = declaration.declarations.find((one) => startOf(one) <= at && at < endOf(one));
    return around?.id.type === 'Identifier' ? around.id.name : null;
  }
  return null;
}

function literalsIn(source: ParsedSource, words: string): Origin[] {
  if (!source.text.includes(words)) return [];
  const found: Origin[] = [];
  const ancestors: AnyNode[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'StringLiteral' && node.value.trim() === words && isShown(node, ancestors.at(-1)))
      found.push({ node, in: { file: source.file, text: source.text, source }, ancestors: [...ancestors] });
    ancestors.push(node);
    forEachChild(node, visit);
    ancestors.pop();
  };
  visit(source.ast.program as AnyNode);
  return found;
}

/** False for a name of something, and for a value that is only compared or looked up with. */
function isShown(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'ObjectProperty':
      return parent.key !== (node as t.Node);
    case 'BinaryExpression':
      return parent.operator === '+';
    case 'SwitchCase':
    case 'MemberExpression':
    case 'TSLiteralType':
    case 'ImportDeclaration':
      return false;
    default:
      return true;
  }
}

/** The reason with that place. */
export const withPlace = (reason: string, words: Origin | null): string =>
  words ? `${reason}; these words stand at ${placeOf(words)}` : reason;
