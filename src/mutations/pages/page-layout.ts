/**
 * The component around everything on a page: `<ContentLayout title="Users">`. A new page stands in the same one, with its own
 * name for the title.
 */
import type * as t from '@babel/types';
import { attributeName } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { isFixed } from '../jsx/fixed-value.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, endOf, isNativeTag, startOf, tagNameOf, tagRootOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { returnedBy } from '../jsx/returned.ts';
import type { Project } from '../mutation.ts';

export interface PageLayout {
  open: string;
  close: string;
  /** the statement that imports it */
  imported: string;
  /** it shows the page's name itself */
  saysTitle: boolean;
}

const TITLE = /^(?:title|heading|header|headline|pageTitle)$/;

/**
 * @param page the function of the page's component
 * @param title words for the new page
 * @returns null where the outermost element is none of the project's own components with content, or where a value of it is
 *   the page's own: computed, or words that are no title
 */
export function layoutOf(
  project: Project,
  source: ParsedSource,
  page: t.Function | null | undefined,
  title: string,
): PageLayout | null {
  const result = page && returnedBy(page).at(-1);
  const root = result && (unwrapNode(result) as AnyNode);
  if (root?.type !== 'JSXElement' || !root.closingElement) return null;
  const { openingElement: opening, closingElement: closing } = root;
  const imported = importedTag(project, source, tagNameOf(opening.name));
  if (!imported || !opening.attributes.every(isGeneral)) return null;
  const { text } = source;
  const titled = opening.attributes.find((one) => one.type === 'JSXAttribute' && TITLE.test(attributeName(one)));
  const value = titled?.type === 'JSXAttribute' ? titled.value : null;
  return {
    // names of pages have no signs that a quoted value could not hold
    open: value
      ? text.slice(startOf(opening), startOf(value) + 1) + title + text.slice(endOf(value) - 1, endOf(opening))
      : text.slice(startOf(opening), endOf(opening)),
    close: text.slice(startOf(closing), endOf(closing)),
    imported,
    saysTitle: value !== null,
  };
}

/** A title in quotes, or a value that says nothing of this page: no words, no `id`. */
function isGeneral(one: t.JSXAttribute | t.JSXSpreadAttribute): boolean {
  if (one.type !== 'JSXAttribute') return false;
  const { value } = one;
  const name = attributeName(one);
  if (TITLE.test(name)) return value?.type === 'StringLiteral';
  if (value?.type === 'JSXExpressionContainer') return isFixed(value.expression) && !hasWords(value.expression);
  return name === 'className' || (name !== 'id' && !(value?.type === 'StringLiteral' && hasWords(value)));
}

const hasWords = (node: t.Node): boolean => /\s/.test(node.type === 'StringLiteral' ? node.value : '');

/** The import of a tag, where that is a component of the project. */
function importedTag(project: Project, source: ParsedSource, tag: string): string | null {
  const root = tagRootOf(tag);
  const binding = isNativeTag(tag) ? null : resolveName(root, [source.ast.program as AnyNode]);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!spec || project.resolveImport(spec.specifier, source.file) === null) return null;
  const statement = source.ast.program.body.find(
    (one) => one.type === 'ImportDeclaration' && one.specifiers.some((each) => (each as AnyNode) === binding?.node),
  ) as t.ImportDeclaration;
  const { imported, local } = spec;
  const named = imported === local ? local : `${imported} as ${local}`;
  const clause = imported === 'default' ? local : imported === '*' ? `* as ${local}` : `{ ${named} }`;
  return `import ${clause} from ${source.text.slice(startOf(statement.source), endOf(statement))}`;
}
