/** Selector lists and CSS nesting as texts. Shared by engine and frame, which compare the results. */

/** The parts of a list, split at commas outside of brackets and strings; each trimmed. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list[at] as string;
    if (char === '\\') at++;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(list.slice(start).trim());
  return parts.filter((part) => part !== '');
}

/** The selectors of a nested rule as the browser means them: `&` stands for any of the outer ones. */
export function nestSelectors(outer: readonly string[], inner: readonly string[]): string[] {
  if (outer.length === 0) return inner.map((one) => one.replaceAll('&', ':scope'));
  const [only = ''] = outer;
  const parent = outer.length === 1 && isCompound(only) ? only : `:is(${outer.join(', ')})`;
  return inner.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`));
}

/** No combinator, and no tag in front that `div&` would run into. */
function isCompound(selector: string): boolean {
  return !/[\s>+~,]/.test(selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '')) && !/^[a-z*]/i.test(selector);
}
