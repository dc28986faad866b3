/** The parts of a file that are parsed again after an edit: the smallest that is sound, and the same tree as the whole file's. */
import { describe, expect, test } from 'vitest';
import { After } from '../../src/mutations/check/after.ts';
import { Draft } from '../../src/mutations/check/draft.ts';
import { reparse } from '../../src/mutations/check/reparse.ts';
import type { AnyNode } from '../../src/mutations/jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../../src/mutations/jsx/parse.ts';

function parsed(text: string): ParsedSource {
  const source = parseSource(text, 'src/App.tsx');
  if (!source.ok) throw new Error(source.reason);
  return source;
}

/** The region parsed again when pieces of a text are replaced; `file` for the whole text. */
function again(text: string, ...pieces: [from: string, to: string][]): string {
  const source = parsed(text);
  const draft = new Draft(source);
  for (const [from, to] of pieces) draft.replace(text.indexOf(from), text.indexOf(from) + from.length, to);
  const done = reparse(source, draft);
  if ('ok' in done) return done.code;
  const next = draft.newText();
  if (done.isWholeFile) return 'file';
  // Every element that the part shows is one of the file's, at the same place and of the same length.
  const whole = new After(parsed(next).ast.program as AnyNode, next);
  for (const element of parsed(next).elements) {
    const part = new After(done.root, next).elementAt(element.start);
    if (part && done.after.type !== 'JSXOpeningElement') expect(part.end).toBe(whole.elementAt(element.start)?.end);
  }
  return next.slice(done.after.start as number, done.after.end as number);
}

const APP = `export function App({ on }: { on: boolean }) {
  return (
    <main className="a">
      first <b title="t">bold</b> last
      {on && <i>{on}</i>}
    </main>
  );
}
export const Other = () => <p>other</p>;
`;

describe('parsed again is', () => {
  test('the opening tag, as if it closed itself', () => {
    expect(again(APP, ['"a"', '"b"'])).toBe('<main className="b">\n');
    expect(again(APP, ['<b title', '<b hidden title'])).toBe('<b hidden title="t">b');
  });

  test('the children that are touched, with the text at their edges', () => {
    expect(again(APP, ['<b title="t">bold</b>', 'x'])).toBe('\n      first x last\n      ');
    expect(again(APP, ['{on && <i>{on}</i>}', '{on}'])).toBe('{on}');
    expect(again(APP, ['bold', '<u/>'])).toBe('<u/>');
  });

  test('the element, where both tags change', () => {
    expect(again(APP, ['<b', '<em'], ['</b>', '</em>'])).toBe('<em title="t">bold</em>');
  });

  test('the group around a root', () => {
    expect(again(APP, ['<main', '<div><main'], ['</main>', '</main></div>'])).toMatch(/^\(\s*<div><main[\s\S]*\)$/);
  });

  test('the statement', () => {
    expect(again(APP, ['<p>other</p>', 'null'])).toBe('const Other = () => null;');
  });

  test.each([
    ['a name of the closing tag alone', '</b>', '</c>', 'syntax-error'],
    ['text that opens a container', 'first', 'first {', 'syntax-error'],
    ['text that closes the parent', 'first', '</main></i>', 'syntax-error'],
    ['text that ends a fragment', 'first', '</><>', 'syntax-error'],
    ['an attribute that ends the tag', '"t"', '"t"><u', 'syntax-error'],
    ['a comment that swallows the end of the tag', '"a"', '"a" //', 'syntax-error'],
  ])('nothing smaller than the file where it would be wrong: %s', (_, from, to, expected) => {
    expect(again(APP, [from, to])).toBe(expected);
  });

  test.each([
    ['a generator', 'function* App() {\n  return <b>{yield 1}</b>;\n}\n', '{yield 1}', '{yield 2}'],
    ['super', 'class A extends B {\n  a() {\n    return <b>{super.a(1)}</b>;\n  }\n}\n', '1', '2'],
    ['no semicolon to end it', 'const App = () => <b>x</b>\nfoo()\n', '<b>x</b>', 'null'],
  ])('the file: %s', (_, text, from, to) => {
    expect(again(text, [from, to])).toBe('file');
  });
});
