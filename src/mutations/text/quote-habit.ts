/** Which quotes a file uses, and whether it ends statements with semicolons: new code follows. */

/** The quote of the file's imports, else of most of its other strings; double when it has none. */
export function quoteHabit(text: string): '"' | "'" {
  // Formatters write `{" "}` whatever the habit is, so that one tells nothing.
  return (
    mostOf(text, /^(?:import\b|@(?:use|import|forward)\b|export\b[^'"\n]*\bfrom\b|\}\s*from\b)[^'"\n]*(['"])/gm) ??
    mostOf(text, /(?:^|\s=|[(,[:?{|&+]|\breturn)\s*(['"])(?!\s*\1\})(?=[^\n]*\1)/gm) ??
    '"'
  );
}

export const otherQuote = (quote: string): string => (quote === "'" ? '"' : "'");

function mostOf(text: string, pattern: RegExp): '"' | "'" | null {
  let single = 0;
  let double = 0;
  for (const [, quote] of text.matchAll(pattern)) {
    if (quote === "'") single++;
    else double++;
  }
  if (single + double === 0) return null;
  return single > double ? "'" : '"';
}

/** The quote of the file's JSX attributes. */
export function attributeQuoteHabit(text: string): '"' | "'" {
  const single = text.match(/[\w-]='/g)?.length ?? 0;
  const double = text.match(/[\w-]="/g)?.length ?? 0;
  return single > double ? "'" : '"';
}

/** True when statements end with a semicolon: judged by the imports, else by all lines. */
export function usesSemicolons(text: string): boolean {
  const imports = text.match(/^import\b[^;'"]*['"][^'"\r\n]*['"];?/gm);
  if (imports) return imports.some((line) => line.endsWith(';'));
  return /;[ \t]*(?:\r?\n|$)/.test(text) || !/\n/.test(text);
}
