/** An edit for a state of another element goes into a rule only where that rule surely holds for the selected element. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type ChangeFields, createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const BASE = '.title { padding: 1px; }\n';

interface Case {
  jsx: string;
  rule: string;
  modifier?: string;
  value?: string | null;
  /** of the sheet's head, in place of a rule for `.title` */
  base?: string;
  named?: ChangeFields['STYLING']['rule'];
}

/** The sheet after the edit of the `<h2>`, or the code of the refusal. */
function edited({ jsx, rule, modifier = 'group-hover/.card', value = '9px', base = BASE, named }: Case): string {
  const app = `import './app.css';\nexport const App = ({ on, rest }) => (\n  <main>${jsx}</main>\n);\n`;
  const sheet = base + rule;
  const project = createProject({ 'src/App.tsx': app, 'src/app.css': sheet });
  const fields: ChangeFields['STYLING'] = {
    codebaseId: project.idAt('src/App.tsx', app.indexOf('<h2')),
    stylingChanges: { 'letter-spacing': value },
    stylingFramework: 'CSS',
    modifiers: [modifier],
    ...(named && { rule: named }),
  };
  const outcome = mutate(createChange(ID, 'STYLING', fields), project);
  if (!outcome.ok) return outcome.error.code;
  expect(outcome.edits.map(({ file }) => file)).toEqual(['src/app.css']);
  return applySplices(sheet, outcome.edits[0]?.splices ?? []);
}

const h2 = '<h2 className="title">A</h2>';
const within = (attributes: string, inner = h2) => `<div ${attributes}>${inner}</div>`;
const card = (inner = h2) => within('className="card"', inner);
const toggle = '<input type="checkbox" className="toggle" />';
const CHECKED = 'peer-checked/.toggle';

/** What is written, the selector of the new or edited rule, and the rest. */
const foreign: [string, Case][] = [
  ['a child that the element is not', { jsx: card(`<section>${h2}</section>`), rule: '.card:hover > .title' }],
  ['another class', { jsx: card(), rule: '.compact.card:hover .title' }],
  ['another class behind', { jsx: within('className="card"'), rule: '.card.compact:hover .title' }],
  ['a class under a condition', { jsx: within('className={on ? "card x" : "card"}'), rule: '.x.card:hover .title' }],
  ['an attribute', { jsx: within('className="card" data-kind="a"'), rule: '.card[data-kind="b"]:hover .title' }],
  [
    'an attribute not known',
    { jsx: within('className="card" data-kind={on}'), rule: '.card[data-kind="b"]:hover .title' },
  ],
  ['not a class', { jsx: within('className="card disabled"'), rule: '.card:not(.disabled):hover .title' }],
  ['not a class of code', { jsx: within('className={clsx("card", on)}'), rule: '.card:not(.disabled):hover .title' }],
  ['not a class of a spread', { jsx: within('className="card" {...rest}'), rule: '.card:not([data-x]):hover .title' }],
  ['a tag', { jsx: card(), rule: 'a.card:hover .title' }],
  ['an element further out', { jsx: card(), rule: '.page .card:hover .title' }],
  ['an element between', { jsx: card(), rule: '.card:hover .head .title' }],
  ['an element before the one around', { jsx: card(), rule: '.x ~ .card:hover .title' }],
  ['one behind the one before', { jsx: `${toggle}<i />${h2}`, rule: '.toggle:checked + .title', modifier: CHECKED }],
  ['one before an unknown one', { jsx: `${toggle}{on}${h2}`, rule: '.toggle:checked + .title', modifier: CHECKED }],
  ['one before another', { jsx: `${toggle}${card()}`, rule: '.toggle:checked ~ .card .title', modifier: CHECKED }],
  ['one in an unknown place', { jsx: `${toggle}{on && ${h2}}`, rule: '.toggle:checked + .title', modifier: CHECKED }],
];

describe('a rule that asks for more than the state', () => {
  test.each(foreign)('is left alone: %s', (_, one) => {
    const rule = `${one.rule} { letter-spacing: 2px; }\n`;
    const at = one.modifier ? '.toggle:checked ~ .title' : '.card:hover .title';
    const after = edited({ ...one, rule });
    expect(after).toContain(rule);
    expect(after.replace(rule, '').replace(/\n+/g, '\n')).toBe(`${BASE}${at} { letter-spacing: 9px; }\n`);
    expect(edited({ ...one, rule, value: null })).toBe('style-not-in-rule');
  });
});

const own: [string, Case][] = [
  ['around', { jsx: h2, rule: '.card:hover .title' }],
  ['before', { jsx: h2, rule: '.toggle:checked ~ .title', modifier: CHECKED }],
  ['its child', { jsx: card(), rule: '.card:hover > .title' }],
  ['with its classes', { jsx: within('className="compact card"'), rule: '.compact.card:hover .title' }],
  ['with its attribute', { jsx: within('className="card" data-kind="b"'), rule: '.card[data-kind="b"]:hover .title' }],
  ['without a class', { jsx: card(), rule: '.card:not(.disabled):hover .title' }],
  ['with its tag', { jsx: card(), rule: 'div.card:hover .title' }],
  ['with one between', { jsx: card(within('className="head"')), rule: '.card:hover .head > .title' }],
  ['right behind', { jsx: `${toggle}\n  {/* x */}\n  ${h2}`, rule: '.toggle:checked + .title', modifier: CHECKED }],
  ['in the dark', { jsx: h2, rule: '.card:hover .title', base: `.dark .x { color: red; }\n${BASE}` }],
];

describe('a rule that holds is edited where it stands', () => {
  test.each(own)('%s', (_, one) => {
    const sheet = (value: string) => `${one.base ?? BASE}${one.rule} { letter-spacing: ${value}; }\n`;
    const rule = `${one.rule} { letter-spacing: 2px; }\n`;
    expect(edited({ ...one, rule })).toBe(sheet('9px'));
    expect(edited({ ...one, rule, value: null })).not.toBe('style-not-in-rule');
  });
});

test('of a rule that the change names, kin that asks for more is left alone', () => {
  const named = { filename: 'src/app.css', selector: '.title', line: 1, conditions: [] };
  const rule = '.card:hover > .title { letter-spacing: 2px; }\n';
  const after = edited({ jsx: card(`<section>${h2}</section>`), rule, named });
  expect(after).toContain(rule);
  expect(after).toContain('.card:hover .title { letter-spacing: 9px; }');
  const kin = '.card:hover .title { letter-spacing: 2px; }\n';
  expect(edited({ jsx: h2, rule: kin, named })).toBe(BASE + kin.replace('2px', '9px'));
});

test('classes of a module are not those of the page', () => {
  const app =
    'import s from \'./a.module.css\';\nexport const App = () => <div className="card"><h2 className={s.title}>A</h2></div>;\n';
  const sheet = `${BASE}.card:hover .title { letter-spacing: 2px; }\n`;
  const project = createProject({ 'src/App.tsx': app, 'src/a.module.css': sheet });
  const outcome = mutate(
    createChange(ID, 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', app.indexOf('<h2')),
      stylingChanges: { 'letter-spacing': '9px' },
      stylingFramework: 'CSS',
      modifiers: ['group-hover/.card'],
    }),
    project,
  );
  if (!outcome.ok) throw new Error(outcome.error.code);
  const after = applySplices(sheet, outcome.edits[0]?.splices ?? []);
  expect(after).toContain('.card:hover .title { letter-spacing: 2px; }');
  expect(after).toContain(':global(.card):hover .title { letter-spacing: 9px; }');
});
