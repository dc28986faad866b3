/** The spans of the values in a JSON text, so that an edit replaces one value and leaves every other byte. */

export interface JsonSpan {
  start: number;
  end: number;
  /** of an object: each property from the start of its key */
  props: Map<string, JsonSpan & { value: JsonSpan }>;
  /** of an array */
  items: JsonSpan[];
}

/** Thrown for a text that is not JSON. */
export class NoJson extends Error {
  constructor(readonly offset: number) {
    super(`no JSON at ${offset}`);
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=[\s,\]}]|$)/y;

/** @throws NoJson with the offset of the first character that does not belong there */
export function jsonSpans(text: string): JsonSpan {
  let at = 0;
  const take = (token: RegExp): string => {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) throw new NoJson(at);
    at += found.length;
    return found;
  };
  const isNext = (char: string): boolean => {
    take(SPACE);
    return text[at] === char;
  };
  const expect = (char: string): void => {
    if (!isNext(char)) throw new NoJson(at);
    at++;
  };

  /** Reads the members of an object or array. */
  const members = (close: string, read: () => void): void => {
    at++;
    if (!isNext(close)) {
      read();
      while (isNext(',')) {
        at++;
        read();
      }
    }
    expect(close);
  };
  const value = (): JsonSpan => {
    take(SPACE);
    const span: JsonSpan = { start: at, end: at, props: new Map(), items: [] };
    if (text[at] === '{') members('}', () => property(span));
    else if (text[at] === '[') members(']', () => span.items.push(value()));
    else take(text[at] === '"' ? STRING : PLAIN);
    span.end = at;
    return span;
  };
  const property = (of: JsonSpan): void => {
    take(SPACE);
    const start = at;
    const key = JSON.parse(take(STRING)) as string;
    expect(':');
    const own = value();
    of.props.set(key, { start, end: at, props: own.props, items: own.items, value: own });
  };

  const root = value();
  take(SPACE);
  if (at < text.length) throw new NoJson(at);
  return root;
}
