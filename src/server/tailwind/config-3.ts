/** Where a configuration of Tailwind 3 says something: found in its source, which is read and never written. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type AnyNode, forEachChild, startOf, unwrapNode } from '../../mutations/nodes.ts';
import { parseSource } from '../../mutations/parse.ts';

/**
 * @param file absolute path of the configuration
 * @param name path in its theme: `colors.brand.500`
 * @returns its line, from 1; the file's first line where it is not written literally
 */
export function placeInConfig(root: string, file: string, name: string): { file: string; line: number } {
  const path = relative(root, file).split(sep).join('/');
  return { file: path, line: lineOf(readFileSync(file, 'utf8'), path, name.split('.')) ?? 1 };
}

function lineOf(text: string, file: string, path: readonly string[]): number | null {
  const parsed = parseSource(text, /\.[cm]?[jt]sx?$/.test(file) ? file.replace(/\.[cm]([jt]s)$/, '.$1') : `${file}.js`);
  if (!parsed.ok) return null;
  const theme = propertyAnywhere(parsed.ast.program as AnyNode, 'theme');
  if (!theme) return null;
  const extended = partAt(theme, ['extend', ...path]) ?? partAt(theme, path);
  return extended ? text.slice(0, startOf(extended)).split('\n').length : null;
}

function propertyAnywhere(node: AnyNode, name: string): AnyNode | null {
  if (node.type === 'ObjectProperty' && keyOf(node) === name) return unwrapNode(node.value) as AnyNode;
  let found: AnyNode | null = null;
  forEachChild(node, (child) => {
    found ??= propertyAnywhere(child, name);
  });
  return found;
}

function partAt(node: AnyNode, path: readonly string[]): AnyNode | null {
  let current: AnyNode = node;
  for (const key of path) {
    if (current.type !== 'ObjectExpression') return null;
    const property = current.properties.find((one) => one.type === 'ObjectProperty' && keyOf(one as AnyNode) === key);
    if (property?.type !== 'ObjectProperty') return null;
    current = unwrapNode(property.value) as AnyNode;
  }
  return current;
}

function keyOf(node: AnyNode): string | null {
  if (node.type !== 'ObjectProperty') return null;
  const { key } = node;
  if (key.type === 'Identifier' && !node.computed) return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : null;
}
