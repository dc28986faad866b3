/** What TypeScript, which the engine does not use, says of a text's syntax. */
import ts from 'typescript';
import { parseWithTypeScript } from './spans.ts';

/** JSON is checked by its own parser; other files have no syntax to check. */
export function syntaxErrors(file: string, text: string): string[] {
  if (file.endsWith('.json')) {
    JSON.parse(text);
    return [];
  }
  if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
  const source = parseWithTypeScript(file, text) as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  return source.parseDiagnostics.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}
