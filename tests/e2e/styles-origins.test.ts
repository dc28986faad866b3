/**
 * Where the panel finds a value, and that an edit of it shows: rules that hold for the moment only, sides that follow the text's
 * direction, and a Tailwind 3 whose classes stand behind a selector of the project's.
 */
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { untilFile } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

interface Edit {
  /** selector in the page */
  at: string;
  /** a side of the spacing box (`Padding left`), or a field of the panel */
  field: string;
  /** the part of the panel that has to be opened for it */
  section?: string;
  value: string;
  file: string;
  /** a text that occurs once in the file, and its replacement */
  becomes: [from: string, to: string];
  /** the page's computed values afterwards */
  shows: Record<string, string>;
}

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;

const app = (selector: string) => open.editor.app.locator(selector);
const side = (name: string) => styles.panel().getByRole('button', { name: new RegExp(`^${name}:`) });

async function start(name: string, files: Record<string, string>): Promise<void> {
  open = await openStylingProject(browser, name, files);
  styles = stylesOf(open.editor);
}

async function choose(element: Locator): Promise<void> {
  await styles.select(element, await element.evaluate((node) => node.localName));
}

async function type(field: string, value: string): Promise<void> {
  if (!/^(?:Padding|Margin) /.test(field)) return styles.type(field, value);
  await expect.poll(() => side(field).getAttribute('data-origin'), PATIENCE).not.toBe('none');
  await side(field).press('Enter');
  await styles.type(`${field}, typed`, value);
}

/** One edit in the panel: the bytes that it changes, and the page's values afterwards. */
async function makes({ at, field, section, value, file, becomes: [from, to], shows }: Edit): Promise<void> {
  const text = open.project.read(file);
  expect(text.split(from), `${from} stands once in ${file}`).toHaveLength(2);
  await choose(app(at));
  if (section) await styles.section(section);
  await type(field, value);
  await untilFile(
    open.project,
    file,
    text.replace(from, () => to),
  );
  for (const [property, shown] of Object.entries(shows)) {
    await expect.poll(() => styleOf(app(at), property), { ...PATIENCE, message: `${at} ${property}` }).toBe(shown);
  }
}

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(() => open.editor.page.mouse.move(0, 0));
afterAll(() => browser?.close());

describe('in plain CSS', () => {
  const SHEET = 'src/app.css';
  const BUTTON = '.button { background-color: rgb(10, 20, 30); }';

  beforeAll(() =>
    start('plain-css', {
      [SHEET]: `${BUTTON}
.button:hover, .button:focus { background-color: rgb(200, 0, 0); color: rgb(201, 0, 0); }
.link, .link:hover { background-color: rgb(1, 2, 3); }
.pair { padding: 2px; margin-block: 4px 6px; padding-inline: 20px 12px; border-inline-start: 3px solid red; }
.turned { direction: rtl; margin-inline: 6px 18px; padding-left: 5px; inline-size: 300px; }
.placed { position: absolute; inset-inline: 7px auto; }
`,
      'src/App.jsx': `import './app.css';

export function App() {
  return (
    <main>
      <button className="button" type="button">Book</button>
      <a className="link">More</a>
      <section className="pair">Pair</section>
      <article className="turned">Turned</article>
      <aside className="placed">Placed</aside>
      <p style={{ paddingInline: 16, paddingBlock: '2px' }}>Inline</p>
    </main>
  );
}
`,
    }),
  );
  afterAll(() => open?.close());

  test('a rule that holds by the pointer alone is not meant, while it is there and after', async () => {
    const button = app('.button');
    await choose(button);
    expect(await button.evaluate((node) => node.matches(':hover'))).toBe(true);
    const field = styles.field('Background colour');
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('rgb(10, 20, 30)');
    await makesBackground('rgb(7, 8, 9)');
    // the colour of the state is none of the base's: the panel tells the page's own again once the pointer is gone
    await styles.panel().getByText('New values go to').hover();
    await expect.poll(() => styles.label('color').getAttribute('data-origin'), PATIENCE).not.toBe('class');
    await expect.poll(() => styles.field('Colour').inputValue(), PATIENCE).not.toMatch(/201|c90000/);
    await makesBackground('rgb(17, 18, 19)');
    await makes({
      at: '.link',
      field: 'Background colour',
      value: 'rgb(4, 5, 6)',
      file: SHEET,
      becomes: ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'],
      shows: { 'background-color': 'rgb(4, 5, 6)' },
    });
  });

  /** Types into the field where the pointer is anywhere. */
  async function makesBackground(color: string): Promise<void> {
    const text = open.project.read(SHEET);
    await styles.type('Background colour', color);
    const changed = text.replace(/^(\.button \{ background-color: ).*;/, (_, lead) => `${lead}${color};`);
    await untilFile(open.project, SHEET, changed);
  }

  test('sides of the text’s direction are read and changed as such', async () => {
    const edits: Edit[] = [
      {
        at: '.pair',
        field: 'Padding left',
        value: '33px',
        file: SHEET,
        becomes: ['padding-inline: 20px 12px;', 'padding-inline: 20px 12px; padding-inline-start: 33px;'],
        shows: { 'padding-left': '33px', 'padding-right': '12px', 'padding-top': '2px' },
      },
      {
        at: '.pair',
        field: 'Margin bottom',
        value: '9px',
        file: SHEET,
        becomes: ['margin-block: 4px 6px;', 'margin-block: 4px 6px; margin-block-end: 9px;'],
        shows: { 'margin-top': '4px', 'margin-bottom': '9px' },
      },
      {
        at: '.turned',
        field: 'Margin left',
        value: '25px',
        file: SHEET,
        becomes: ['margin-inline: 6px 18px;', 'margin-inline: 6px 18px; margin-inline-end: 25px;'],
        shows: { 'margin-left': '25px', 'margin-right': '6px' },
      },
      {
        at: '.turned',
        field: 'Padding left',
        value: '8px',
        file: SHEET,
        becomes: ['padding-left: 5px;', 'padding-left: 8px;'],
        shows: { 'padding-left': '8px' },
      },
      {
        at: '.turned',
        field: 'Width',
        value: '310px',
        file: SHEET,
        becomes: ['inline-size: 300px;', 'inline-size: 310px;'],
        shows: { width: '310px' },
      },
      {
        at: 'p',
        field: 'Padding right',
        value: '21px',
        file: 'src/App.jsx',
        becomes: ["paddingBlock: '2px' }", "paddingBlock: '2px', paddingInlineEnd: '21px' }"],
        shows: { 'padding-left': '16px', 'padding-right': '21px' },
      },
    ];
    for (const edit of edits) await makes(edit);
    await makes({
      at: '.placed',
      section: 'Position',
      field: 'Left',
      value: '11px',
      file: SHEET,
      becomes: ['inset-inline: 7px auto;', 'inset-inline: 7px auto; inset-inline-start: 11px;'],
      shows: { left: '11px' },
    });
  });
});

describe('in Tailwind 4', () => {
  const APP = 'src/App.jsx';

  beforeAll(() =>
    start('tailwind-4', {
      'src/index.css': "@import 'tailwindcss';\n\n@theme {\n  --spacing-gutter: 1.85rem;\n}\n",
      [APP]: `export function App() {
  return (
    <main>
      <h1 className="px-4 md:px-gutter py-1">One</h1>
      <h2 className="mx-auto w-40">Two</h2>
      <h3 className="ms-3 ps-4 px-2">Three</h3>
      <h4 className="absolute inset-x-2">Four</h4>
      <h5 dir="rtl" className="ps-4 pe-2">
        Five
      </h5>
    </main>
  );
}
`,
    }),
  );
  afterAll(() => open?.close());

  const makesIn = (
    at: string,
    field: string,
    value: string,
    becomes: [string, string],
    shows: Record<string, string>,
  ) => makes({ at, field, value, file: APP, becomes, shows });

  test('sides of both directions are told, and an edit of one of them shows', async () => {
    await makesIn('h1', 'Padding left', '10px', ['md:px-gutter py-1', 'md:px-gutter py-1 md:pl-2.5'], {
      'padding-left': '10px',
      'padding-right': '29.6px',
    });
    await makesIn('h1', 'Padding top', '8px', ['py-1 md:pl-2.5', 'py-1 md:pl-2.5 pt-2'], {
      'padding-top': '8px',
      'padding-bottom': '4px',
    });
    await makesIn('h2', 'Margin left', '8px', ['mx-auto w-40', 'mx-auto ml-2 w-40'], { 'margin-left': '8px' });
    await makesIn('h3', 'Margin left', '20px', ['ms-3', 'ms-5'], { 'margin-left': '20px' });
    await makesIn('h3', 'Padding left', '24px', ['ps-4 px-2', 'ps-6 px-2'], {
      'padding-left': '24px',
      'padding-right': '8px',
    });
    await makes({
      at: 'h4',
      section: 'Position',
      field: 'Left',
      value: '12px',
      file: APP,
      becomes: ['inset-x-2', 'inset-x-2 left-3'],
      shows: { left: '12px', right: '8px' },
    });
  });

  test('in text from right to left the start is on the right', async () => {
    const right = { 'padding-right': '20px', 'padding-left': '8px' };
    await makesIn('h5', 'Padding right', '20px', ['ps-4 pe-2', 'ps-5 pe-2'], right);
    await makesIn('h5', 'Padding left', '12px', ['ps-5 pe-2', 'ps-5 pe-3'], { ...right, 'padding-left': '12px' });
  });
});

describe('in Tailwind 3, whose classes stand behind a selector', () => {
  const APP = 'src/App.jsx';

  beforeAll(() =>
    start('tailwind-3', {
      'tailwind.config.js': `export default {
  important: '#root',
  content: ['./index.html', './src/**/*.jsx'],
  plugins: [
    ({ addComponents }) =>
      addComponents({ '.prose-base': { fontSize: '1rem', lineHeight: '1.75', '& p': { marginTop: '1.25em' } } }),
  ],
};
`,
      [APP]: `export function App() {
  return (
    <main className="p-4 sm:p-6">
      <h1 className="text-2xl hover:text-red-500">One</h1>
      <h2 className="pl-2">Two</h2>
    </main>
  );
}
`,
    }),
  );
  afterAll(() => open?.close());

  test('each edit finds the class that says it now, and takes one for this property alone', async () => {
    const edits: [
      at: string,
      field: string,
      value: string,
      becomes: [string, string],
      shows: Record<string, string>,
    ][] = [
      ['main', 'Padding left', '20px', ['sm:p-6', 'sm:p-6 sm:pl-5'], { 'padding-left': '20px' }],
      ['main', 'Padding top', '8px', ['sm:pl-5', 'sm:pl-5 sm:pt-2'], { 'padding-top': '8px' }],
      ['h1', 'Font size', '16px', ['text-2xl', 'text-base'], { 'font-size': '16px' }],
      ['h2', 'Padding left', '16px', ['pl-2', 'pl-4'], { 'padding-left': '16px' }],
      ['h2', 'Width', '100%', ['pl-4', 'w-full pl-4'], {}],
    ];
    for (const [at, field, value, becomes, shows] of edits)
      await makes({ at, field, value, file: APP, becomes, shows });
  });
});
