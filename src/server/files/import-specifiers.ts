/** Finds specifiers after `from`, `import` or `import(`. An approximation: the resolver decides which ones exist. */
const IMPORT_SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** The specifiers of imports and re-exports, in order, without parsing; text in comments may add wrong ones. */
export function importSpecifiers(text: string): string[] {
  return Array.from(text.matchAll(IMPORT_SPECIFIER), ([, specifier = '']) => specifier);
}
