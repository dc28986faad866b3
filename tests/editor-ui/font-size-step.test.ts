/** A class of Tailwind's font sizes sets a line height too, which the preview of the size shows. */
import { expect, it } from 'vitest';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { subjectsOf } from '../../src/editor-ui/inspector/styles/use-property.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { startStyleEdit } from '../../src/editor-ui/styling/style-edit.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const DESIGN = {
  framework: 'tailwind-4',
  breakpoints: [],
  tokens: [
    { name: '--text-xl', kind: 'fontSize', value: '1.25rem', reference: 'var(--text-xl)', lineHeight: '1.4' },
    { name: '--text-bare', kind: 'fontSize', value: '2rem', reference: 'var(--text-bare)' },
  ],
} as unknown as DesignSystemAnswer;

function utility(name: string, styles: Record<string, string>, inherited = false): ProcessedCssRule {
  const declarations = Object.entries(styles).map(([property, value]) => ({ property, value, important: false }));
  return {
    selector: `.${name}`,
    styles,
    declarations,
    applied: true,
    inherited,
    modifiers: [],
    classParsed: name,
    origin: 'rule',
    specificity: [0, 1, 0],
    media: [],
    source: null,
    breakpoint: null,
    dark: false,
    locked: null,
  } as unknown as ProcessedCssRule;
}

async function changeOf(changes: Record<string, string>, rules: ProcessedCssRule[] = [], rem = '16px') {
  const { store } = bench();
  const styling = createStylingStore();
  const editor = { store, styling: { store: styling } } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 6 })) });
  const key = keyOf(6, '0');
  store.setState({ selection: [key], elements: { [idOf(6)]: { codebaseId: idOf(6) } as TreeElement } });
  const styles = { [key]: { values: {}, parent: {}, parentFontSize: '', backdrop: '', rem } };
  styling.setState({ rules, rulesKey: key, design: DESIGN, styles });
  const shown: AnyMutationChange[] = [];
  const edit = startStyleEdit(subjectsOf(editor, 'font-size'), {
    preview: (change) => shown.push(change),
    takeBack: () => undefined,
    apply: async () => ({ ok: false, error: { code: '', message: '', hint: '' } }),
    onLive: () => undefined,
    schedule: (run) => {
      run();
      return () => undefined;
    },
  });
  edit.show(changes);
  return shown[0];
}

const previewOf = async (changes: Record<string, string>, ...rules: ProcessedCssRule[]) =>
  (await changeOf(changes, rules))?.instantUpdateStyles;

it.each(['20px', '1.25rem', 'var(--text-xl)'])('of a step of the theme: %s', async (size) => {
  expect(await previewOf({ 'font-size': size })).toEqual({ 'line-height': '1.4' });
  const text = utility('text-sm', { 'font-size': '14px', 'line-height': '20px' });
  const around = utility('leading-9', { 'line-height': '36px' }, true);
  expect(await previewOf({ 'font-size': size }, text, around)).toEqual({ 'line-height': '1.4' });
});

it('but not over a line height of its own, nor of another size', async () => {
  const leading = utility('leading-9', { 'line-height': '36px' });
  expect(await previewOf({ 'font-size': '20px' }, leading)).toBeUndefined();
  expect(await previewOf({ 'font-size': '20px', 'line-height': '2' })).toBeUndefined();
  expect(await previewOf({ 'font-size': '21px' })).toBeUndefined();
  expect(await previewOf({ 'font-size': '2rem' })).toBeUndefined();
});

it('as many pixels as it has on the page, which the change tells the engine', async () => {
  const small = await changeOf({ 'font-size': '17.5px' }, [], '14px');
  expect(small).toMatchObject({ instantUpdateStyles: { 'line-height': '1.4' }, changeFields: { rootFontSize: 14 } });
  expect((await changeOf({ 'font-size': '20px' }, [], '14px'))?.instantUpdateStyles).toBeUndefined();
});
