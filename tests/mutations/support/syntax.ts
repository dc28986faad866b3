/**
 * Syntax errors of a text according to TypeScript, which the engine does not use, and of style sheets according to their
 * parsers.
 */
import postcss, { CssSyntaxError } from 'postcss';
import less from 'postcss-less';
import scss from 'postcss-scss';
import ts from 'typescript';
import { parseWithTypeScript } from './spans.ts';

/** JSON is checked by its own parser; other files have no syntax to check. */
export function syntaxErrors(file: string, text: string): string[] {
  if (file.endsWith('.json')) {
    JSON.parse(text);
    return [];
  }
  if (/\.(?:css|scss|less)$/.test(file)) return styleErrors(file, text);
  if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
  const source = parseWithTypeScript(file, text) as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  return source.parseDiagnostics.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}

function styleErrors(file: string, text: string): string[] {
  try {
    if (file.endsWith('.scss')) scss.parse(text);
    else if (file.endsWith('.less')) less.parse(text);
    else postcss.parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [error.reason];
  }
}
