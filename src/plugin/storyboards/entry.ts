/** The script of index.html that starts the app, and the style sheets that it imports for the whole app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../../mutations/jsx/parse.ts';
import { entriesOf } from '../warm-up.ts';

/** A comment, or a script element. */
const SCRIPTS = /<!--[\s\S]*?-->|<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const STARTS_APP = /\b(?:createRoot|hydrateRoot|render|hydrate)\b/;

/** @returns its path from the root, with a leading slash; null where no script of the page is a module of the app */
export function entryOf(html: string, root: string): string | null {
  const entries = entriesOf(html);
  return entries.findLast((entry) => STARTS_APP.test(textOf(root, entry) ?? '')) ?? entries.at(-1) ?? null;
}

/** The entry of the project's index.html, as a path in the project. */
export function appEntry(root: string): string | null {
  const html = textOf(root, 'index.html');
  return (html && entryOf(html, root)?.slice(1)) || null;
}

export function textOf(root: string, entry: string): string | null {
  try {
    return readFileSync(join(root, entry), 'utf8');
  } catch {
    return null;
  }
}

/** The page with another script in place of the entry. */
export function withScript(html: string, entry: string, src: string): string {
  return html.replace(SCRIPTS, (found) =>
    entriesOf(found).includes(entry) ? `<script type="module" src="${src}"></script>` : found,
  );
}

/** Imports for their effect only: of style sheets, or of packages that may be style sheets. In their order. */
export function effectImports(text: string, file: string): string[] {
  const parsed = parseSource(text, file);
  if (!parsed.ok) return [];
  return parsed.ast.program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.specifiers.length === 0 ? [statement.source.value] : [],
  );
}

const STYLE_FILE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)(?:\?|$)/i;

export const isStyleSheet = (id: string): boolean => STYLE_FILE.test(id) && !/[?&](?:raw|url|inline)\b/.test(id);
