/** A new route file of TanStack Router beside another one; the router's plugin adds it to the generated tree. */
import { indentUnit, lineEndOf } from '../text/layout.ts';
import { quoteHabit, usesSemicolons } from '../text/quote-habit.ts';
import { jsxText } from '../text/write-text.ts';
import { componentName } from './page-module.ts';
import type { FoundPage } from './route.ts';

interface NewFile {
  file: string;
  contents: string;
}

/** @returns null where the routes are made in code */
export function routeFileBeside(
  page: FoundPage,
  pages: readonly FoundPage[],
  { name, path }: { name: string; path: string },
): NewFile | null {
  const { in: source, node } = page.route.at;
  const [, root] = /^(.*\/routes\/)/.exec(page.file) ?? [];
  if (root === undefined || node.type !== 'CallExpression' || node.callee.type !== 'CallExpression') return null;
  const id = `${wrappersOf(page.route.path ?? '')}${path.replaceAll('/:', '/$')}`;
  const folders = new Set(pages.map(({ file }) => file.slice(0, file.lastIndexOf('/') + 1)));
  const ending = page.file.slice(page.file.lastIndexOf('.'));
  const component = page.name === null ? 'RouteComponent' : componentName(name, page.name);
  return { file: fileFor(root, id, folders) + ending, contents: contentsOf(source.text, id, component, name) };
}

/** The segments before the first part of the address: `/_shell` of `/_shell/posts`. */
function wrappersOf(id: string): string {
  return /^(?:\/(?:_[^/]*|\([^/]*\)))*/.exec(id)?.[0] ?? '';
}

/** In the deepest folder that has pages, the other segments with dots. */
function fileFor(root: string, id: string, folders: ReadonlySet<string>): string {
  const segments = id.split('/').filter((segment) => segment !== '');
  let depth = segments.length - 1;
  while (depth > 0 && !folders.has(`${root}${segments.slice(0, depth).join('/')}/`)) depth--;
  const folder = segments.slice(0, depth).map((segment) => `${segment}/`);
  return root + folder.join('') + segments.slice(depth).join('.');
}

function contentsOf(sibling: string, id: string, component: string, title: string): string {
  const quote = quoteHabit(sibling);
  const end = usesSemicolons(sibling) ? ';' : '';
  const unit = indentUnit(sibling);
  const body = ['<div>', `${unit}<h1>${jsxText(title) ?? ''}</h1>`, '</div>'];
  return [
    `import { createFileRoute } from ${quote}@tanstack/react-router${quote}${end}`,
    '',
    `export const Route = createFileRoute(${quote}${id}${quote})({`,
    `${unit}component: ${component},`,
    `})${end}`,
    '',
    `function ${component}() {`,
    `${unit}return (`,
    ...body.map((line) => unit + unit + line),
    `${unit})${end}`,
    '}',
    '',
  ].join(lineEndOf(sibling));
}
