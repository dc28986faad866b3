/** STYLING of style sheets below a breakpoint: the bytes that come, and that the two sides of a breakpoint meet exactly. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices, invertSplices } from '../../src/protocol/splice.ts';
import { readWidth, spanHolds, spanName, spanOfMedia, spanWords } from '../../src/protocol/width-spans.ts';
import { createProject } from './support/project.ts';

const APP = `import './FILE';

export function App() {
  return <div className="card">Hi</div>;
}
`;

/** Edits the card for widths below a breakpoint. @returns the text of the sheet then */
function below(sheet: string, { modifiers = ['max-md'], value = '2rem', file = 'app.css' } = {}): string {
  const project = createProject({ 'src/App.tsx': APP.replace('FILE', file), [`src/${file}`]: sheet });
  const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
    codebaseId: project.idAt('src/App.tsx', APP.replace('FILE', file).indexOf('<div')),
    stylingChanges: { gap: value },
    stylingFramework: 'CSS',
    modifiers,
  });
  const outcome = mutate(change, project);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message} ${outcome.error.hint}`);
  expect(outcome.edits.map((edit) => edit.file)).toEqual([`src/${file}`]);
  const splices = outcome.edits[0]?.splices ?? [];
  const text = applySplices(sheet, splices);
  expect(applySplices(text, invertSplices(sheet, splices))).toBe(sheet);
  return text;
}

const CARD = '.card {\n  gap: 1rem;\n}\n';
const media = (query: string, gap: string) => `\n@media ${query} {\n  .card {\n    gap: ${gap};\n  }\n}\n`;

describe('a block that is there is used', () => {
  test.each([
    '(max-width: 767px)',
    '(max-width: 767.98px)',
    '(max-width: 47.99875rem)',
    '(max-width: 47.9375em)',
    '(width < 768px)',
    '(width < 48rem)',
    '(width <= 767px)',
    'not all and (min-width: 768px)',
    'not (width >= 48rem)',
    'screen and (max-width: 767px)',
  ])('%s', (query) => {
    expect(below(CARD + media(query, '3rem'))).toBe(CARD + media(query, '2rem'));
    const other = '\n.note {\n  gap: 1px;\n}\n';
    const block = `\n@media ${query} {\n  .note {\n    gap: 0;\n  }\n}\n`;
    expect(below(CARD + other + block)).toBe(
      CARD + other + block.replace(/\n\}\n$/, '\n\n  .card {\n    gap: 2rem;\n  }\n}\n'),
    );
  });

  test('but none that holds at the breakpoint too, or for less', () => {
    for (const query of ['(max-width: 768px)', '(max-width: 600px)', '(min-width: 640px) and (max-width: 767px)']) {
      const sheet = CARD + media(query, '3rem');
      expect(below(sheet).match(/@media [^{]+/g)).toContain('@media (max-width: 767.98px) ');
      expect(below(sheet)).toContain(media(query, '3rem'));
    }
  });
});

describe('a block for the dark', () => {
  const dark = { modifiers: ['dark'] };
  const DARK = media('(prefers-color-scheme: dark)', '2rem');

  test('stands behind those for widths that have the rule, which would win over it', () => {
    const wide = CARD + media('(min-width: 768px)', '3rem');
    expect(below(wide, dark)).toBe(wide + DARK);
    expect(below(wide + media('(max-width: 400px)', '4rem'), dark)).toBe(
      wide + media('(max-width: 400px)', '4rem') + DARK,
    );
  });

  test('stands behind its rule where other blocks are not about it', () => {
    const other = media('(min-width: 768px)', '3rem').replace('.card', '.note');
    expect(below(CARD + other, dark)).toBe(CARD + DARK + other);
  });
});

describe('a new block', () => {
  test('stands behind its rule, in the notation of the sheet', () => {
    expect(below(CARD)).toBe(CARD + media('(max-width: 767.98px)', '2rem'));
    expect(below(CARD + media('(min-width: 64rem)', '4rem'))).toBe(
      CARD + media('(max-width: 47.99875rem)', '2rem') + media('(min-width: 64rem)', '4rem'),
    );
    expect(below(CARD + media('(width >= 64rem)', '4rem'))).toBe(
      CARD + media('(width < 48rem)', '2rem') + media('(width >= 64rem)', '4rem'),
    );
    expect(below(CARD.replaceAll('\n', '\r\n'))).toBe(
      (CARD + media('(max-width: 767.98px)', '2rem')).replaceAll('\n', '\r\n'),
    );
  });

  test('follows the variable of a preprocessor', () => {
    const sheet = '$md: 50rem;\n.card {\n  gap: 1rem;\n\n  @media (min-width: $md) {\n    gap: 4rem;\n  }\n}\n';
    expect(below(sheet, { file: 'app.scss' })).toBe(
      sheet.replace(/\}\n\}\n$/, '}\n\n  @media not all and (min-width: $md) {\n    gap: 2rem;\n  }\n}\n'),
    );
  });

  test('wins over what holds for some of its widths, and not over what is below a smaller one', () => {
    const [sm, md, lg] = [640, 768, 1024].map((pixels) => media(`(min-width: ${pixels}px)`, '4rem')) as [
      string,
      string,
      string,
    ];
    const own = media('(max-width: 1023.98px)', '2rem');
    expect(below(CARD + sm + md + lg, { modifiers: ['max-lg'] })).toBe(CARD + sm + md + own + lg);
    const [xl, phone] = [1279, 639].map((pixels) => media(`(max-width: ${pixels}px)`, '3rem')) as [string, string];
    expect(below(CARD + xl + phone, { modifiers: ['max-lg'] })).toBe(CARD + xl + own + phone);
    const nested = (...blocks: string[]) => `.card {\n  gap: 1rem;\n${blocks.join('')}}\n`;
    const inner = (pixels: string, gap: string) => `\n  @media (max-width: ${pixels}px) {\n    gap: ${gap};\n  }\n`;
    expect(below(nested(inner('1279', '3rem'), inner('639', '3rem')), { modifiers: ['max-lg'] })).toBe(
      nested(inner('1279', '3rem'), inner('1023.98', '2rem'), inner('639', '3rem')),
    );
  });

  test('may be between two breakpoints, in a state, in the dark', () => {
    expect(below(CARD, { modifiers: ['md', 'max-lg'] })).toBe(
      CARD + media('(min-width: 768px) and (max-width: 1023.98px)', '2rem'),
    );
    const scss = `$md: 50rem;\n${CARD}${media('(min-width: $md)', '4rem')}`;
    expect(below(scss, { modifiers: ['max-md', 'dark', 'hover'], file: 'app.scss' })).toContain(
      '@media (max-width: 49.99875rem) and (prefers-color-scheme: dark) {\n  .card:hover {\n    gap: 2rem;',
    );
  });

  test('has a breakpoint of the project, and is refused for others', () => {
    const named = (name: string) => below(`$tablet: 40.05em;\n${CARD}`, { modifiers: [name], file: 'app.scss' });
    expect(named('max-tablet')).toContain('@media (width < 40.05em) {');
    expect(() => named('max-wide')).toThrow('max-wide is not a state, breakpoint or theme of this project.');
    expect(() => named('max-')).toThrow('modifier-not-known');
  });
});

describe('widths', () => {
  test('are below a breakpoint or from it on, at every zoom of a browser', () => {
    const zooms = [25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];
    const ratios = [1, 1.25, 1.5, 1.75, 2, 2.625, 2.75, 3, 3.5];
    for (const edge of [640, 768, 800, 1024, 1280, 1536]) {
      for (const scale of zooms.flatMap((zoom) => ratios.map((ratio) => (zoom / 100) * ratio))) {
        // the width of a page is a whole number of the screen's pixels
        const screen = Math.ceil(edge * scale - 1e-9) - 1;
        expect(screen / scale, `${edge} at ${scale}`).toBeLessThanOrEqual(edge - 0.02);
      }
    }
  });

  test('have a name where they are those of breakpoints', () => {
    const all = [
      { name: 'md', pixels: 768 },
      { name: 'lg', pixels: 1024 },
    ];
    const nameOf = (...queries: string[]) => {
      const span = spanOfMedia(queries);
      return span && spanName(span, all);
    };
    expect(nameOf('(width < 48rem)')).toBe('max-md');
    expect(nameOf('not all and (min-width: 768px)', '(hover: hover)')).toBe('max-md');
    expect(nameOf('screen and (min-width: 768px)')).toBe('md');
    expect(nameOf('(min-width: 768px)', '(max-width: 1023.98px)')).toBe('md:max-lg');
    expect(nameOf('(min-width: 800px)')).toBe(null);
    expect(nameOf('(min-width: 768px), print')).toBe(null);
    expect(nameOf('(prefers-color-scheme: dark)')).toBe(null);
    expect(readWidth('(max-height: 767px)')).toBe(null);
    expect([767, 768].map((width) => spanHolds('max-md', width, all))).toEqual([true, false]);
    expect([767, 768, 1023, 1024].map((width) => spanHolds('md:max-lg', width, all))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['md', 'max-md', 'md:max-lg'].map(spanWords)).toEqual(['md', 'below md', 'md · below lg']);
  });
});
