/** Finds the lines of theme values in the source of a Tailwind 3 configuration, which is never written. */
import { readFileSync } from 'node:fs';
import { type AnyNode, forEachChild, startOf, unwrapNode } from '../../mutations/jsx/nodes.ts';
import { parseSource } from '../../mutations/jsx/parse.ts';

/**
 * Line numbers, from 1, of all literal values in the theme, `extend` included, by path: `colors.brand.500`.
 * @param file absolute path
 */
export function configLines(file: string): Map<string, number> {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSource(text, `config${/ts$/.test(file) ? '.ts' : '.js'}`);
  const lines = new Map<string, number>();
  const theme = parsed.ok ? propertyAnywhere(parsed.ast.program as AnyNode, 'theme') : null;
  const note = (node: AnyNode, path: string): void => {
    lines.set(path, text.slice(0, startOf(node)).split('\n').length);
    if (node.type !== 'ObjectExpression') return;
    for (const [key, value] of propertiesOf(node)) note(value, `${path}.${key}`);
  };
  if (theme) for (const [key, value] of propertiesOf(theme)) note(value, key);
  // Values under `extend` belong to the theme and override it.
  for (const [path, line] of [...lines]) if (path.startsWith('extend.')) lines.set(path.slice('extend.'.length), line);
  return lines;
}

function propertiesOf(node: AnyNode): [string, AnyNode][] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one): [string, AnyNode][] => {
    const key = keyOf(one as AnyNode);
    return key === null || one.type !== 'ObjectProperty' ? [] : [[key, unwrapNode(one.value) as AnyNode]];
  });
}

function propertyAnywhere(node: AnyNode, name: string): AnyNode | null {
  if (node.type === 'ObjectProperty' && keyOf(node) === name) return unwrapNode(node.value) as AnyNode;
  let found: AnyNode | null = null;
  forEachChild(node, (child) => {
    found ??= propertyAnywhere(child, name);
  });
  return found;
}

function keyOf(node: AnyNode): string | null {
  if (node.type !== 'ObjectProperty') return null;
  const { key } = node;
  if (key.type === 'Identifier' && !node.computed) return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : null;
}
