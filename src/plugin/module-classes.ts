/**
 * Reads the class names of a CSS module from the script that Vite generates: `export const card = "_card_1x2"; export
 * default { … }`.
 */
const CONSTANT = /\b(?:const|var|let) ([\w$]+) = ("(?:[^"\\]|\\.)*")/g;
const ALIAS = /([\w$]+) as ("(?:[^"\\]|\\.)*")/g;
const ENTRY = /(?:^|[{,])\s*(?:([\w$]+)|("(?:[^"\\]|\\.)*"))\s*:\s*(?:("(?:[^"\\]|\\.)*")|([\w$]+))/g;

/** @returns the class in the page by the name in the file; empty for code that is not a CSS module */
export function classNamesIn(code: string): Record<string, string> {
  const constants = new Map<string, string>();
  // The sheet's own text is a constant too, with arbitrary content.
  const script = code.replace(/const __vite__css = "(?:[^"\\]|\\.)*"/, '');
  const at = script.indexOf('export default {');
  for (const [, name, value] of script.matchAll(CONSTANT)) constants.set(name as string, JSON.parse(value as string));
  const names: Record<string, string> = {};
  for (const [, local, name] of script.matchAll(ALIAS)) {
    const value = constants.get(local as string);
    if (value !== undefined) names[JSON.parse(name as string)] = value;
  }
  if (at < 0) return names;
  const body = script.slice(at + 'export default '.length, script.indexOf('}', at) + 1);
  for (const [, bare, quoted, text, constant] of body.matchAll(ENTRY)) {
    const name = bare ?? (JSON.parse(quoted as string) as string);
    const value = text === undefined ? constants.get(constant as string) : (JSON.parse(text) as string);
    if (value !== undefined) names[name] = value;
  }
  return names;
}
