/** The style sheet that is named for values which no rule of the element has yet. */
import { expect, it } from 'vitest';
import { BASE } from '../../src/editor-ui/styling/context.ts';
import { newRuleSheet } from '../../src/editor-ui/styling/new-rule-sheet.ts';
import { NOWHERE } from '../../src/editor-ui/styling/resolve.ts';
import { targetOf } from '../../src/editor-ui/styling/target.ts';
import type { CssRulesAnswer, ProcessedCssRule, SourceCssRule } from '../../src/protocol/style-rules.ts';

const MAIN = 'src/main.tsx';
const APP = 'src/App.tsx';

/** Each sheet with its importers; those in brackets have no rule. */
function answer(sheets: Record<string, string[]>): CssRulesAnswer {
  const named = Object.entries(sheets).map(([name, importers]) => ({ name: name.replace(/[()]/g, ''), importers }));
  const withRules = Object.keys(sheets).filter((name) => !name.startsWith('('));
  return {
    cssElementLookup: Object.fromEntries(withRules.map((filename) => [filename, { filename } as SourceCssRule])),
    stylesheets: named.map(({ name, importers }) => ({
      filename: name,
      kind: name.includes('.module.') ? 'module' : 'css',
      classNames: {},
      importers,
      error: null,
    })),
    breakpoints: [],
    darkMode: { kind: 'media' },
  };
}

const own = {
  applied: true,
  inherited: false,
  allowChanges: true,
  origin: 'rule',
  specificity: [0, 1, 0],
  modifiers: [],
  media: [],
  breakpoint: null,
  dark: false,
  source: { filename: 'src/card.css', selector: '.card', line: 3, conditions: [] },
} as unknown as ProcessedCssRule;

it.each<[because: string, sheets: Record<string, string[]>, rules: ProcessedCssRule[], name: string | null]>([
  ['the file imports it', { 'src/App.css': [APP], 'src/index.css': [MAIN] }, [], 'src/App.css'],
  ['there is no other', { 'src/index.css': [MAIN], 'src/Card.module.css': [MAIN] }, [], 'src/index.css'],
  ['the file imports none of several', { 'src/base.css': [MAIN], 'src/alerts.css': [MAIN] }, [], null],
  ['it is the module', { 'src/App.css': [APP], 'src/App.module.css': [APP] }, [], 'src/App.module.css'],
  ['the element has a rule there', { 'src/App.css': [APP], 'src/card.css': [MAIN] }, [own], 'src/card.css'],
  ['a rule for all of its kind is none', { 'src/App.css': [APP] }, [{ ...own, specificity: [0, 0, 1] }], 'src/App.css'],
  ['two are imported', { 'src/a.css': [APP], 'src/b.css': [APP] }, [], null],
  ['it only lists others', { '(src/index.css)': [MAIN], 'src/base.css': ['src/index.css'] }, [], null],
  ['there is none', {}, [], null],
])('%s', (_, sheets, rules, name) => {
  expect(newRuleSheet(answer(sheets), rules, APP)).toBe(name);
});

it('is named before an edit', () => {
  const project = {
    tailwind: false,
    stylesheets: true,
    newRulesIn: 'App.css',
    styledInCode: false,
    inTag: null,
    chosen: null,
  };
  expect(targetOf(NOWHERE, BASE, project).words).toBe('App.css');
  expect(targetOf(NOWHERE, { ...BASE, state: 'hover' }, project).words).toBe('App.css · hover');
  expect(targetOf(NOWHERE, BASE, { ...project, newRulesIn: null }).words).toBe('the nearest style sheet');
});
