import { describe, expect, it } from 'vitest';
import type { EditOutcome } from '../../src/editor-ui/edits/edit.ts';
import { decodeEvals, decodeRules } from '../../src/editor-ui/styling/decode-styles.ts';
import { type Subject, startStyleEdit } from '../../src/editor-ui/styling/style-edit.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';

const subject = (codebaseId: string): Subject => ({
  codebaseId,
  framework: 'Tailwind',
  rule: null,
  modifiers: ['hover'],
});

function begin(subjects = [subject('a')]) {
  const previews: AnyMutationChange[] = [];
  const writes: AnyMutationChange[] = [];
  const takenBack: string[] = [];
  const live: unknown[] = [];
  let picture: (() => void) | null = null;
  const edit = startStyleEdit(subjects, {
    preview: (change) => void previews.push(change),
    takeBack: (id) => void takenBack.push(id),
    apply: async (change) => {
      writes.push(change);
      return { ok: false, error: { code: 'x', message: 'x' } } satisfies EditOutcome;
    },
    onLive: (changes) => void live.push(changes),
    schedule: (run) => {
      picture = run;
      return () => {
        picture = null;
      };
    },
  });
  return { edit, previews, writes, takenBack, live, paint: () => picture?.() };
}

const values = (changes: AnyMutationChange[]) =>
  changes.map((change) => (change.type === 'STYLING' ? change.changeFields.stylingChanges : null));

describe('a style edit', () => {
  it('shows the newest value once per picture and writes once, under one id', async () => {
    const { edit, previews, writes, paint } = begin();
    for (const value of ['1px', '2px', '3px']) edit.show({ 'padding-left': value });
    paint();
    edit.show({ 'padding-left': '4px' });
    paint();
    edit.show({ 'padding-left': '5px' });
    await edit.commit();
    paint();
    expect(values(previews)).toEqual([{ 'padding-left': '3px' }, { 'padding-left': '4px' }]);
    expect(values(writes)).toEqual([{ 'padding-left': '5px' }]);
    expect(new Set([...previews, ...writes].map(({ id }) => id)).size).toBe(1);
    expect(writes[0]?.changeFields).toMatchObject({ stylingFramework: 'Tailwind', modifiers: ['hover'] });
    edit.show({ 'padding-left': '9px' });
    await edit.commit();
    expect(writes).toHaveLength(1);
  });

  it('writes a value as important where only such a one shows, and removes it without a word', async () => {
    const important: Subject = { ...subject('a'), isImportant: (name) => name === 'color' };
    const first = begin([important]);
    first.edit.show({ color: 'red', gap: '4px' });
    await first.edit.commit();
    expect(values(first.writes)).toEqual([{ color: 'red !important', gap: '4px' }]);
    const second = begin([important]);
    second.edit.show({ color: null });
    await second.edit.commit();
    expect(values(second.writes)).toEqual([{ color: null }]);
  });

  it('tells which rules match on the page and how wide it is, where the engine chooses the rule', async () => {
    const card = { filename: 'src/card.css', selector: '.card', line: 1, conditions: [] };
    const css: Subject = { ...subject('a'), framework: 'CSS', matching: [card], width: 1440 };
    const { edit, writes } = begin([css, { ...css, rule: card }]);
    await edit.commit({ color: 'red' });
    expect(writes[0]?.changeFields).toMatchObject({ matching: [card], width: 1440 });
    expect(writes[1]?.changeFields).not.toHaveProperty('matching');
    expect(writes[1]?.changeFields).not.toHaveProperty('width');
  });

  it('tells the classes on the page, by which Tailwind knows the branch of a condition that is rendered', async () => {
    const shown: Subject = { ...subject('a'), shownClasses: ['p-2', 'flex'] };
    const { edit, writes } = begin([shown, { ...shown, framework: 'CSS' }]);
    await edit.commit({ padding: '4px' });
    expect(writes[0]?.changeFields).toMatchObject({ shownClasses: ['p-2', 'flex'] });
    expect(writes[1]?.changeFields).not.toHaveProperty('shownClasses');
  });

  it('tells the lengths of a rem and of the theme’s variables on the page, by which Tailwind finds the class for so many pixels', async () => {
    const shown: Subject = { ...subject('a'), rootFontSize: 14, shownVariables: { '--gap': '4px' } };
    const { edit, writes } = begin([shown, { ...shown, framework: 'CSS' }, { ...shown, shownVariables: {} }]);
    await edit.commit({ padding: '4px' });
    expect(writes[0]?.changeFields).toMatchObject({ rootFontSize: 14, shownVariables: { '--gap': '4px' } });
    expect(writes[1]?.changeFields).not.toHaveProperty('rootFontSize');
    expect(writes[1]?.changeFields).not.toHaveProperty('shownVariables');
    expect(writes[2]?.changeFields).not.toHaveProperty('shownVariables');
  });

  it('writes each property at its place, as one activity', async () => {
    const at = (modifier: string, ...only: string[]): Subject => ({
      ...subject('a'),
      modifiers: [modifier],
      only: new Set(only),
    });
    const { edit, writes } = begin([at('hover', 'color'), at('sm', 'font-size'), at('md', 'gap')]);
    await edit.commit({ color: 'red', 'font-size': '13px' });
    expect(values(writes)).toEqual([{ color: 'red' }, { 'font-size': '13px' }]);
    expect(new Set(writes.map(({ activityId }) => activityId)).size).toBe(1);
  });

  it('taken back leaves nothing behind and writes nothing', async () => {
    const { edit, writes, takenBack, live, paint } = begin();
    edit.show({ color: 'red' });
    paint();
    edit.cancel();
    await edit.commit();
    expect(takenBack).toHaveLength(1);
    expect(writes).toEqual([]);
    expect(live).toEqual([{ color: 'red' }, null]);
  });

  it('that was never shown has nothing to take back, and without values nothing to write', async () => {
    const { edit, writes, takenBack } = begin();
    await edit.commit();
    expect([writes, takenBack]).toEqual([[], []]);
  });

  it('of several elements is one activity', async () => {
    const { edit, writes } = begin([subject('a'), subject('b')]);
    edit.show({ color: 'red' });
    await edit.commit();
    const uuid = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(writes).toMatchObject([{ activityId: uuid }, { activityId: uuid }]);
    expect(new Set(writes.map(({ activityId }) => activityId)).size).toBe(1);
    expect(new Set(writes.map(({ id }) => id)).size).toBe(2);
  });
});

describe('what the page says of styles', () => {
  it('is read for its known fields only, of their kind', () => {
    expect(decodeEvals({ elementKey: 'k', cssEvals: { color: 'red', x: 1, parent: { display: 'flex' } } })).toEqual({
      elementKey: 'k',
      cssEvals: { color: 'red', parent: { display: 'flex' } },
    });
    expect(decodeEvals({ cssEvals: 'x' })).toBeNull();
    expect(decodeRules({ processedCssRules: {} })).toBeNull();
    const read = decodeRules({ processedCssRules: [null, { selector: '.a', styles: { color: 'red', b: {} } }] });
    expect(read?.processedCssRules).toMatchObject([
      { selector: '.a', styles: { color: 'red' }, modifiers: [], source: null, line: null },
    ]);
  });
});
