/** What follows `from`, `import` or `import(` in a source: good enough to ask a resolver, which decides. */
const IMPORT_SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** The specifiers that a source imports or exports from, in order, without parsing it: a comment may add one too many. */
export function importSpecifiers(text: string): string[] {
  return Array.from(text.matchAll(IMPORT_SPECIFIER), ([, specifier = '']) => specifier);
}
