import { describe, expect, test } from 'vitest';
import { familiesIn, fontGroups, genericOf, namedFamilies } from '../../src/editor-ui/inspector/styles/font-list.ts';
import type { DesignSystemAnswer, DesignToken } from '../../src/protocol/design-system.ts';
import type { CssRulesAnswer } from '../../src/protocol/style-rules.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

function design(fonts: Record<string, string>): DesignSystemAnswer {
  const tokens = Object.entries(fonts).map(
    ([name, value]) => ({ name, kind: 'font', value, reference: `var(${name})` }) as DesignToken,
  );
  return { tokens } as DesignSystemAnswer;
}

function sheets(...stacks: string[]): CssRulesAnswer {
  const lookup = stacks.map((value, i) => [i, { declarations: [{ property: 'font-family', value }] }]);
  return { cssElementLookup: Object.fromEntries(lookup) } as CssRulesAnswer;
}

const groups = (sources: Partial<Parameters<typeof fontGroups>[0]>) =>
  fontGroups({ design: null, css: null, fonts: null, installed: [], generic: 'sans-serif', recent: [], ...sources });

const itemsOf = (name: string, ...args: Parameters<typeof groups>) =>
  groups(...args).find(({ value }) => value === name)?.items ?? [];

describe('a stack', () => {
  test('is split at its commas, outside of quotes', () => {
    expect(familiesIn(`"Fira Code", 'Menlo, the second', ui-monospace,monospace`)).toEqual([
      'Fira Code',
      'Menlo, the second',
      'ui-monospace',
      'monospace',
    ]);
    expect(familiesIn('var(--font-sans)')).toEqual([]);
    expect(familiesIn('inherit')).toEqual([]);
  });

  test('ends with a generic family, or counts as sans-serif', () => {
    expect(genericOf('Georgia, "Times New Roman", serif')).toBe('serif');
    expect(genericOf('Inter')).toBe('sans-serif');
  });
});

test('the page is asked for every family that tokens and style sheets name', () => {
  expect(
    namedFamilies({ design: design({ '--font-sans': 'Inter, sans-serif' }), css: sheets('Georgia, serif') }),
  ).toEqual(['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive', 'Inter', 'Georgia']);
});

describe('the list', () => {
  test('has a token by the first of its families that shows, drawn in its face', () => {
    const theme = itemsOf('Theme', {
      design: design({ '--font-display': '"Not There", "Geist Variable", serif' }),
      fonts: { faces: { 'Geist Variable': PICTURE }, local: { serif: PICTURE } },
    });
    expect(theme).toEqual([
      { family: 'Geist Variable', value: 'var(--font-display)', note: 'font-display', picture: PICTURE },
    ]);
  });

  test('writes a family with the stack that the project has for it, else with the present generic family', () => {
    const page = itemsOf('Fonts of the page', {
      css: sheets('Lora, Georgia, serif'),
      fonts: { faces: { Lora: '', 'Fira Code': '', 'Odd "One"': '' }, local: {} },
      generic: 'monospace',
    });
    expect(page.map(({ value }) => value)).toEqual([
      'Lora, Georgia, serif',
      '"Fira Code", monospace',
      '"Odd \\"One\\"", monospace',
    ]);
  });

  test('leaves out faces that do not load, fonts of a token already there, those that stand in for one, and those for symbols', () => {
    const fonts = {
      faces: { Broken: 'none', Inter: '', 'Inter Fallback': PICTURE },
      local: { Georgia: PICTURE, 'Noto Color Emoji': PICTURE, serif: PICTURE },
    };
    const all = groups({ design: design({ '--font-sans': 'Inter, "Inter Fallback"' }), fonts });
    expect(all.map(({ value, items }) => [value, items.map(({ family }) => family)])).toEqual([
      ['Theme', ['Inter']],
      ['On this computer', ['Georgia']],
      ['Generic', ['serif']],
    ]);
  });

  test('says of an installed font that nothing imports why it cannot be chosen', () => {
    const installed = [
      { packageName: '@fontsource/lora', family: 'Lora' },
      { packageName: '@fontsource/inter', family: 'Inter' },
    ];
    const sources = { installed, fonts: { faces: { Inter: PICTURE }, local: {} } };
    expect(itemsOf('Fonts of the page', sources)).toMatchObject([{ family: 'Inter', note: '@fontsource/inter' }]);
    expect(itemsOf('Installed, not imported', sources)).toMatchObject([
      { family: 'Lora', problem: expect.stringContaining("import '@fontsource/lora'") },
    ]);
  });

  test('begins with the families chosen last that it has, as the project writes them', () => {
    const all = groups({
      design: design({ '--font-sans': 'Inter' }),
      installed: [{ packageName: '@fontsource/lora', family: 'Lora' }],
      fonts: { faces: {}, local: { Inter: PICTURE, serif: PICTURE } },
      recent: ['serif', 'Lora', 'Gone', 'Inter'],
    });
    expect(all.map(({ value }) => value)).toEqual(['Recent', 'Theme', 'Generic', 'Installed, not imported']);
    expect(all[0]?.items.map(({ value }) => value)).toEqual(['serif', 'var(--font-sans)']);
  });

  test('takes no picture that is something else than a PNG', () => {
    const fonts = { faces: { Inter: 'https://elsewhere.example/x.png' }, local: {} };
    expect(itemsOf('Fonts of the page', { fonts })[0]?.picture).toBe('');
  });
});
