/** Which rule of the source a rule of the page comes from. */
import { expect, it } from 'vitest';
import { SourceRules } from '../../src/runtime/css/source-rules.ts';
import type { FoundRule } from '../../src/runtime/css/walk-rules.ts';

/** Texts are compared as they are. */
class NoSheet {
  replaceSync(): never {
    throw new Error('no browser');
  }
}

const window = { CSSStyleSheet: NoSheet, location: { origin: 'http://localhost:5173' } } as never;

const found = (file: string, conditions: string[] = []): FoundRule => {
  const ownerNode = { getAttribute: () => (file.startsWith('http') ? null : file) };
  const sheet = { ownerRule: null, ownerNode, href: file.startsWith('http') ? file : null };
  return { selectors: ['body'], conditions, sheet, style: [] } as unknown as FoundRule;
};

const source = (filename: string, conditions: string[]) => ({
  filename,
  selector: 'body',
  resolved: 'body',
  conditions,
});
const PRINT = source('src/App.css', ['@media print']);
const PLAIN = source('src/App.css', []);

it.each<[because: string, rule: FoundRule, only: object, isFound: boolean]>([
  ['it stands in that file', found('/app/src/App.css'), PLAIN, true],
  ['a sheet takes that file in', found('/app/src/index.css'), PLAIN, true],
  ['its condition is written otherwise', found('/app/src/App.css', ['@media (width >= 1px)']), PRINT, true],
  ['a condition of its import is around it', found('/app/src/index.css', ['@media screen']), PLAIN, true],
  ['a preprocessor makes its condition', found('/app/src/App.css'), source('src/App.css', ['@include up(md)']), true],
  ['it has no condition', found('/app/src/App.css'), PRINT, false],
  ['it has another kind of condition', found('/app/src/App.css', ['@layer base']), PRINT, false],
  ['a package has it', found('/app/node_modules/bootstrap/dist/css/bootstrap.min.css'), PLAIN, false],
  ['another site has it', found('https://cdn.example/bootstrap.css'), PLAIN, false],
  ['the app links it', found('http://localhost:5173/src/App.css'), PLAIN, true],
])('%s', (_, rule, only, isFound) => {
  expect(new SourceRules({ only }, window).find(rule)).toBe(isFound ? only : null);
});
