/** Selector lists and CSS nesting on text level. Shared by engine and frame, which compare the results. */

/** Splits a list at commas outside of brackets and strings, and trims the parts. */
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

/** Resolves the selectors of a nested rule as browsers do: `&` matches any of the outer selectors. */
export function nestSelectors(outer: readonly string[], inner: readonly string[]): string[] {
  if (outer.length === 0) return inner.map((one) => one.replaceAll('&', ':scope'));
  const [only = ''] = outer;
  const parent = outer.length === 1 && isCompound(only) ? only : `:is(${outer.join(', ')})`;
  return inner.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`));
}

/** True for a selector without a combinator and without a leading tag, which would merge with the tag in `div&`. */
function isCompound(selector: string): boolean {
  return !/[\s>+~,]/.test(selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '')) && !/^[a-z*]/i.test(selector);
}
