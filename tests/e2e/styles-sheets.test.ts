/**
 * The styles panel where styles stand in style sheets: plain CSS, CSS modules of Sass with partials, tokens of a theme. Each edit
 * changes one declaration, and undo brings every byte back.
 */
import type { Browser, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { hashesOf, untilFile, untilFiles, watchUpdates } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;
let before: Record<string, string>;
/** of files that the page reloads on its own: whether it shows the undone state */
const updates = new Map<string, () => boolean>();

const app = () => open.editor.app;
const page = () => open.editor.page;
const read = (file: string) => open.project.read(file);

/** Does something, waits until a file is as it was but for one piece of text, looks, and takes it back. */
async function edit(
  file: string,
  [from, to]: [from: string, to: string],
  act: () => Promise<unknown>,
  look?: () => Promise<unknown>,
): Promise<void> {
  const text = read(file);
  expect(text.split(from), `${from} stands once in ${file}`).toHaveLength(2);
  await act();
  await untilFile(
    open.project,
    file,
    text.replace(from, () => to),
  );
  await look?.();
  await styles.undo();
  await untilFiles(open.project, before);
  const isShown = updates.get(file);
  if (isShown) await expect.poll(isShown, PATIENCE).toBe(true);
}

async function start(name: string, files: Record<string, string> = {}): Promise<void> {
  open = await openStylingProject(browser, name, files);
  styles = stylesOf(open.editor);
  before = hashesOf(open.project);
}

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('plain CSS and style attributes', () => {
  const SHEET = 'src/app.css';
  const TITLE = '.page-title { font-size: 30px; color: var(--ink) }';
  const heading = () => app().locator('h1');
  const title = (declarations: string): [string, string] => [TITLE, `.page-title { ${declarations} }`];

  beforeAll(async () => {
    await start('plain-css');
    for (const file of [SHEET, 'src/App.jsx']) updates.set(file, watchUpdates(page(), open.project, file));
  });
  afterAll(() => {
    updates.clear();
    return open?.close();
  });
  /** A test's remains are undone, so that the next one fails for reasons of its own only. */
  afterEach(async () => {
    await page().keyboard.press('Escape');
    const isChanged = () => JSON.stringify(hashesOf(open.project)) !== JSON.stringify(before);
    for (let left = 5; left > 0 && isChanged(); left--) {
      const now = hashesOf(open.project);
      await styles.undo();
      await expect.poll(() => hashesOf(open.project), PATIENCE).not.toEqual(now);
    }
  });

  test('the width of a border brings the style without which it does not show', async () => {
    await styles.select(heading(), 'h1');
    await edit(
      SHEET,
      title('font-size: 30px; color: var(--ink); border-width: 3px; border-style: solid'),
      () => styles.type('Border width', '3'),
      () => expect.poll(() => styleOf(heading(), 'border-top-width'), PATIENCE).toBe('3px'),
    );
    await edit(SHEET, title('font-size: 30px; color: var(--ink); border-width: 0'), () =>
      styles.type('Border width', '0'),
    );
  });

  test('a value says its rule, is edited there, and goes by reset', async () => {
    await styles.select(heading(), 'h1');
    await expect.poll(() => styles.label('font-size').getAttribute('data-origin'), PATIENCE).toBe('class');
    expect(await styles.label('letter-spacing').getAttribute('data-origin')).toBe('inline');
    await styles.label('font-size').hover();
    await page().getByText('font-size: Set by .page-title (app.css:2). Writes to app.css:2.').waitFor();
    await edit(
      SHEET,
      title('font-size: 44px; color: var(--ink)'),
      () => styles.type('Font size', '44px'),
      () => expect.poll(() => styleOf(heading(), 'font-size'), PATIENCE).toBe('44px'),
    );
    await edit('src/App.jsx', ["letterSpacing: '1px'", "letterSpacing: '3px'"], () =>
      styles.type('Letter spacing', '3px'),
    );
    await edit(SHEET, title('color: var(--ink)'), async () => {
      await styles.label('font-size').click();
      await page().getByRole('menuitem', { name: 'Reset' }).click();
    });
  });

  test('an anchor leaves none of the sides of the one before', async () => {
    await styles.select(heading(), 'h1');
    const section = await styles.section('Position');
    const anchor = (name: string) =>
      section.getByRole('group', { name: 'Anchor' }).getByRole('button', { name, exact: true });
    const holds = async (name: string, sides: string) => {
      await anchor(name).click();
      const rule = `.page-title { font-size: 30px; color: var(--ink); position: absolute; ${sides} }`;
      await expect.poll(() => read(SHEET).replaceAll('; }', ' }'), PATIENCE).toContain(rule);
      await expect.poll(() => anchor(name).getAttribute('aria-pressed'), PATIENCE).toBe('true');
    };
    await edit(
      SHEET,
      title('font-size: 30px; color: var(--ink); position: absolute'),
      async () => {
        await section.getByRole('button', { name: /^Position: / }).click();
        await page().getByRole('option', { name: 'absolute' }).click();
      },
      async () => {
        await holds('Bottom right', 'bottom: 0px; right: 0px');
        await holds('Fill', 'inset: 0px');
        await holds('Top left', 'top: 0px; left: 0px');
        await holds('Top edge', 'top: 0px; right: 0px; left: 0px');
        for (let left = 4; left > 0; left--) {
          const now = read(SHEET);
          await styles.undo();
          await expect.poll(() => read(SHEET), PATIENCE).not.toBe(now);
        }
      },
    );
  });

  test('lines that show are written with all that they need, and go with it', async () => {
    await styles.select(heading(), 'h1');
    const more = styles.panel().getByRole('button', { name: 'More text styles', exact: true });
    await more.click();
    const clamp = 'display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden';
    await edit(
      SHEET,
      title(`font-size: 30px; color: var(--ink); -webkit-line-clamp: 2; ${clamp}`),
      () => styles.type('Max lines', '2'),
      async () => {
        await expect.poll(() => styleOf(heading(), '-webkit-line-clamp'), PATIENCE).toBe('2');
        await expect.poll(() => styles.label('-webkit-line-clamp').getAttribute('data-origin'), PATIENCE).toBe('class');
        // an emptied field unsets
        await styles.type('Max lines', '');
        await expect.poll(() => read(SHEET), PATIENCE).toContain(TITLE.replace(' }', '; }'));
        await expect.poll(() => styleOf(heading(), '-webkit-line-clamp'), PATIENCE).toBe('none');
        expect(await styleOf(heading(), 'overflow-y')).toBe('visible');
        await styles.undo();
        await expect.poll(() => read(SHEET), PATIENCE).toContain('-webkit-line-clamp: 2');
      },
    );
  });

  test('a part of the element is a state: it gets a content, and its values are those of the panel', async () => {
    await styles.select(heading(), 'h1');
    await styles.choose(/^State:/, /^::before$/);
    const ofPart = (property: string) =>
      heading().evaluate((node, name) => getComputedStyle(node, '::before').getPropertyValue(name), property);
    // inherited from the element
    await expect.poll(() => styles.label('font-size').getAttribute('data-origin'), PATIENCE).toBe('inherited');
    const rule = `${TITLE}\r\n\r\n.page-title::before { content: ""; font-size: 44px; }`;
    await edit(
      SHEET,
      [TITLE, rule],
      () => styles.type('Font size', '44px'),
      async () => {
        await expect.poll(() => ofPart('font-size'), PATIENCE).toBe('44px');
        expect(await ofPart('content')).toBe('""');
        expect(await styleOf(heading(), 'font-size')).toBe('30px');
        await expect.poll(() => styles.label('font-size').getAttribute('data-origin'), PATIENCE).toBe('class');
        expect(await styles.field('Font size').inputValue()).toBe('44px');
        // it is there now: another edit joins the rule
        const there = read(SHEET);
        await styles.type('Letter spacing', '3px');
        await untilFile(open.project, SHEET, there.replace('44px; }', '44px; letter-spacing: 3px; }'));
        await styles.undo();
        await untilFile(open.project, SHEET, there);
      },
    );
    await styles.choose(/^State:/, /^No state$/);
    await expect.poll(() => styles.field('Font size').inputValue(), PATIENCE).toBe('30px');
  });

  test('the rules are there as CSS, strongest first, and are edited as such', async () => {
    await styles.select(app().locator('li').nth(1), 'li');
    const css = await styles.section('CSS');
    const rules = css.getByRole('list', { name: 'Rules, strongest first' });
    const declarations = (name: string) => rules.getByRole('list', { name: `Declarations of ${name}`, exact: true });
    await declarations('.tile-wide').waitFor();
    const order = await rules.getByRole('list').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(order.slice(0, 2)).toEqual(['Declarations of .tile-wide', 'Declarations of .tile']);
    expect(await declarations('.tile').locator('[data-overridden] .rule-property').allInnerTexts()).toEqual(['width']);
    expect(await rules.getByTitle(`Open ${SHEET} in your code editor`).first().innerText()).toBe('app.css:17');

    const padding = rules.getByRole('textbox', { name: 'padding of .tile', exact: true });
    await padding.fill('4pxx');
    await padding.press('Enter');
    await rules.getByRole('alert').filter({ hasText: '“pxx” is no unit.' }).waitFor();
    await padding.press('Escape');
    await edit(SHEET, ['\tpadding: 4px 8px;', '\tpadding: 6px 9px;'], async () => {
      await padding.fill('6px 9px');
      await padding.press('Enter');
    });
    // a stronger rule says this, too: it is not the one that is written in
    const width = rules.getByRole('textbox', { name: 'width of .tile', exact: true });
    await edit(SHEET, ['\twidth: 100%;', '\twidth: 90%;'], async () => {
      await width.fill('90%');
      await width.press('Enter');
    });
    await css.getByRole('tab', { name: 'Computed' }).click();
    await css.getByRole('textbox', { name: 'Find a computed value' }).fill('list-style-type');
    await expect.poll(() => css.getByRole('definition').allInnerTexts(), PATIENCE).toEqual(['none']);
  });

  test('a colour is picked, typed in four ways, or taken from the project', async () => {
    await styles.select(heading(), 'h1');
    const picker = page().getByRole('dialog', { name: 'Colour' });
    const text = picker.getByRole('textbox', { name: 'Colour as text' });
    const openPicker = async () => {
      await expect.poll(() => styles.field('Colour').inputValue(), PATIENCE).toBe('var(--ink)');
      await styles.panel().getByRole('button', { name: 'Colour: pick a colour', exact: true }).click();
      await text.waitFor();
    };
    await openPicker();
    for (const [name, written] of [
      ['RGB', 'rgb(34 34 34)'],
      ['HSL', 'hsl(0 0% 13.3%)'],
      ['OKLCH', /^oklch\(0\.2\d+ 0 0\)$/],
      ['HEX', '#222222'],
    ] as const) {
      await picker.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => text.inputValue()).toMatch(written);
    }
    expect(await picker.getByText('AAA').count()).toBe(1);
    const [field, row] = await Promise.all([text.boundingBox(), picker.getByRole('group').boundingBox()]);
    expect([field?.x, field?.width]).toEqual([row?.x, row?.width]);
    await edit(SHEET, title('font-size: 30px; color: oklch(0.5 0.1 200)'), async () => {
      await text.fill('oklch(0.5 0.1 200)');
      await text.press('Enter');
      await page().keyboard.press('Escape');
    });
    await openPicker();
    // one write for a step of the picker, shown in the frame before
    await edit(
      SHEET,
      title('font-size: 30px; color: #222020'),
      async () => {
        await picker.getByRole('slider', { name: 'Color' }).press('ArrowRight');
      },
      () => page().keyboard.press('Escape'),
    );
    await openPicker();
    await edit(
      SHEET,
      title('font-size: 30px; color: var(--paper)'),
      async () => {
        await picker.getByRole('textbox', { name: 'Find a colour of the project' }).fill('paper');
        await picker.getByRole('button', { name: '--paper' }).click();
      },
      async () => {
        await page().keyboard.press('Escape');
        await expect.poll(() => styleOf(heading(), 'color'), PATIENCE).toBe('rgb(255, 255, 255)');
      },
    );
  });

  test('of several elements what differs is mixed, and one edit sets them all', async () => {
    const tiles = app().locator('li');
    await styles.select(tiles.first(), 'li');
    await styles.select(tiles.nth(1), 'li', 'Shift');
    await page().getByRole('heading', { name: '2 elements', exact: true }).waitFor();
    await expect.poll(() => styles.field('Width').getAttribute('placeholder'), PATIENCE).toBe('Mixed');
    expect(await styles.field('Width').inputValue()).toBe('');
    expect(await styles.field('Opacity').inputValue()).toBe('1');
    const text = read(SHEET);
    await styles.type('Width', '150px');
    await untilFile(open.project, SHEET, text.replace('\twidth: 100%;', '\twidth: 150px;').replace('200px', '150px'));
    const widths = () => Promise.all([0, 1].map((at) => styleOf(tiles.nth(at), 'width')));
    await expect.poll(widths, PATIENCE).toEqual(['150px', '150px']);
    await styles.undo();
    await untilFiles(open.project, before);
  });

  test('a drag shows once per picture, writes once, and the frame never goes back', async () => {
    await styles.select(app().locator('main'), 'main');
    const label = styles.label('padding-top');
    await label.scrollIntoViewIfNeeded();
    const box = await label.boundingBox();
    if (!box) throw new Error('The label is not on the screen.');
    const main = app().locator('main');
    const seen = await main.evaluateHandle((node) => {
      const values: string[] = [];
      const look = () => {
        const value = getComputedStyle(node.isConnected ? node : (document.querySelector('main') ?? node)).paddingTop;
        if (values.at(-1) !== value) values.push(value);
        requestAnimationFrame(look);
      };
      look();
      return values;
    });
    // how many previews go to the frame, by picture of the editor
    const previews = await page().evaluateHandle(() => {
      const counts: number[] = [0];
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...given: Parameters<typeof post>) {
        const last = counts.length - 1;
        if (JSON.stringify(given[0])?.includes('applyChangeItemToDocument')) counts[last] = (counts[last] ?? 0) + 1;
        return post.apply(this, given);
      } as typeof post;
      const tick = () => {
        counts.push(0);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      return counts;
    });
    const writes: string[] = [];
    page().on('request', (request) => {
      if (/\/mutate\//.test(request.url())) writes.push(request.url());
    });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page().mouse.move(x, y);
    await page().mouse.down();
    for (let step = 1; step <= 10; step++) {
      await page().mouse.move(x + step, y);
      // a mouse reports more often than a screen shows
      await label.evaluate((node, at) => {
        for (const part of [0.2, 0.4, 0.6])
          node.dispatchEvent(new PointerEvent('pointermove', { clientX: at + part, bubbles: true }));
      }, x + step);
    }
    await page().mouse.move(x + 16, y);
    await expect.poll(() => styleOf(main, 'padding-top'), PATIENCE).toBe('40px');
    expect(writes).toEqual([]);
    const during = await previews.jsonValue();
    expect(Math.max(...during)).toBe(1);
    await page().mouse.up();
    const text = read(SHEET);
    await expect.poll(() => read(SHEET), PATIENCE).not.toBe(text);
    await expect.poll(() => styleOf(main, 'padding-top'), PATIENCE).toBe('40px');
    // the page has the rule itself: nothing of the editor is over it any more
    await expect
      .poll(
        () =>
          main.evaluate(() =>
            [...document.querySelectorAll('style[data-vite-dev-id]')].some((one) => /40px/.test(one.textContent ?? '')),
          ),
        PATIENCE,
      )
      .toBe(true);
    const values = (await seen.jsonValue()).map(Number.parseFloat);
    expect(values.length).toBeGreaterThan(2);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect([values[0], values.at(-1)]).toEqual([24, 40]);
    expect(writes).toHaveLength(1);
    await styles.undo();
    await untilFiles(open.project, before);
    await expect.poll(() => styleOf(main, 'padding-top'), PATIENCE).toBe('24px');
  });

  test('breakpoint, state and theme are one context: shown in the frame, written as one rule', async () => {
    const link = app().locator('a');
    await styles.select(link, 'a');
    await page().mouse.move(5, 5);
    await styles.choose(/^State:/, /^Hover$/);
    await expect.poll(() => styleOf(link, 'text-decoration-line'), PATIENCE).toBe('none');
    await styles.choose(/^Theme of the app/, /^Dark$/);
    await expect.poll(() => app().locator('html').getAttribute('data-theme'), PATIENCE).toBe('dark');
    await styles.choose(/^Viewport|^Size|1440/, /^md/);
    await expect
      .poll(
        () =>
          app()
            .locator('html')
            .evaluate(() => window.innerWidth),
        PATIENCE,
      )
      .toBe(768);
    await styles.panel().getByText('md · Hover · Dark').waitFor();
    const text = read(SHEET);
    await styles.type('Opacity', '0.5');
    await expect.poll(() => read(SHEET), PATIENCE).not.toBe(text);
    expect(read(SHEET).replace(text, '')).toMatchInlineSnapshot(`
      "
      @media (min-width: 768px) {
      	[data-theme='dark'] .action:hover { opacity: 0.5; }
      }
      "
    `);
    await expect.poll(() => styleOf(link, 'opacity'), PATIENCE).toBe('0.5');
    await styles.panel().getByRole('button', { name: 'Base', exact: true }).click();
    await expect.poll(() => styleOf(link, 'opacity'), PATIENCE).toBe('1');
    await expect.poll(() => app().locator('html').getAttribute('data-theme'), PATIENCE).not.toBe('dark');
    await styles.undo();
    await untilFiles(open.project, before);
  });

  test('axe finds nothing serious in the sections and their popups, in both themes', async () => {
    await styles.select(heading(), 'h1');
    for (const name of ['Position', 'Tokens', 'CSS']) await styles.section(name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page().emulateMedia({ colorScheme });
      expect(await axeFindings(page(), '[data-panel="inspector"]'), colorScheme).toEqual([]);
      const popups: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
        [
          'picker',
          () => styles.panel().getByRole('button', { name: 'Colour: pick a colour', exact: true }).click(),
          () => page().getByLabel('Colour as text').waitFor(),
        ],
        [
          'menu of a label',
          () => styles.label('color').click(),
          () => page().getByRole('menuitem', { name: 'Reset' }).waitFor(),
        ],
        [
          'values',
          () => styles.panel().getByRole('button', { name: 'Values for Font size' }).click(),
          () => page().getByRole('dialog', { name: 'Values for font-size' }).waitFor(),
        ],
        [
          'token',
          () =>
            styles
              .panel()
              .getByRole('button', { name: /^--ink/ })
              .click(),
          () => page().getByRole('dialog', { name: '--ink', exact: true }).getByText('data-theme').waitFor(),
        ],
      ];
      for (const [name, act, isThere] of popups) {
        await act();
        await isThere();
        expect(await axeFindings(page(), '.popup[data-open]'), `${name}, ${colorScheme}`).toEqual([]);
        await page().keyboard.press('Escape');
        await expect.poll(() => page().locator('.popup:visible').count(), PATIENCE).toBe(0);
      }
    }
    await page().emulateMedia({ colorScheme: 'light' });
    expect(open.editor.complaints).toEqual([]);
  });
});

describe.each([false, true])('CSS modules of Sass, css.devSourcemap %s', (devSourcemap) => {
  const config = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()], css: { devSourcemap: ${devSourcemap} } });
`;
  beforeAll(() => start('css-modules', { 'vite.config.js': config }));
  afterAll(() => open?.close());

  test('a value is edited in its module, or in the partial that it stands in', async () => {
    const name = app().locator('h2').first();
    await styles.select(name, 'h2', 'ControlOrMeta');
    await expect.poll(() => styles.label('font-size').getAttribute('data-origin'), PATIENCE).toBe('rule');
    await edit(
      'src/Card.module.scss',
      ['    font-size: 18px;', '    font-size: 21px;'],
      () => styles.type('Font size', '21px'),
      () => expect.poll(() => styleOf(name, 'font-size'), PATIENCE).toBe('21px'),
    );
    const note = app().locator('aside');
    await styles.select(note, 'aside', 'ControlOrMeta');
    await expect.poll(() => styles.label('padding-top').getAttribute('data-origin'), PATIENCE).toBe('class');
    await styles.label('border-width').hover();
    await page().getByText('Set by .note (_parts.scss:2)').first().waitFor();
    await edit(
      'src/_parts.scss',
      ['border-top: 1px solid #ccc;', 'border-top: 4px solid #ccc;'],
      async () => {
        const css = await styles.section('CSS');
        const value = css.getByRole('textbox', { name: 'border-top of .note', exact: true });
        await value.fill('4px solid #ccc');
        await value.press('Enter');
      },
      () => expect.poll(() => styleOf(note, 'border-top-width'), PATIENCE).toBe('4px'),
    );
    expect(open.editor.complaints).toEqual([]);
  });
});

describe('a theme of Tailwind', () => {
  beforeAll(() => start('tailwind-4'));
  afterAll(() => open?.close());

  // covers ux values.5
  test('is edited for phones alone, at the note on the base and in the bar on top', async () => {
    const heading = app().locator('h1');
    const size = () => styleOf(heading, 'font-size');
    const frameWidth = () =>
      page()
        .locator('iframe')
        .evaluate((frame) => frame.clientWidth);
    const at = async (width: number) => {
      await styles.choose(/viewport/, new RegExp(`${width} ×`));
      await expect.poll(frameWidth, PATIENCE).toBe(width);
    };
    const bar = page()
      .getByRole('banner')
      .getByRole('button', { name: /viewport/ });
    await at(390);
    await styles.select(heading, 'h1');
    await styles.panel().getByRole('button', { name: 'Change only below md' }).click();
    await styles.panel().getByText('Editing below md').waitFor();
    expect(await frameWidth()).toBe(390);
    // the page shows it before anything is written
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hold = async (route: Route) => {
      await held;
      await route.continue();
    };
    await page().route('**/mutate/**', hold, { times: 1 });
    const before = read('src/App.jsx');
    await edit(
      'src/App.jsx',
      ['text-2xl font-bold text-brand', 'text-2xl font-bold text-brand max-md:text-5xl'],
      async () => {
        await styles.type('Font size', '48px');
        await expect.poll(size, PATIENCE).toBe('48px');
        expect(read('src/App.jsx')).toBe(before);
        goOn();
      },
      async () => {
        // the class is known as one of these widths, there and in the base
        await styles.label('font-size').hover();
        await page()
          .getByText(/^font-size: Set by .* for below md\. Writes to className · max-md\.$/)
          .waitFor();
        await at(834);
        await expect.poll(size, PATIENCE).toBe('24px');
        await at(390);
        await expect.poll(size, PATIENCE).toBe('48px');
      },
    );
    await expect.poll(size, PATIENCE).toBe('24px');

    await at(1440);
    await bar.click();
    await page().getByRole('menuitem', { name: 'Only below', exact: true }).click();
    const below = page().getByRole('menuitemradio', { name: 'below md under 768' });
    await below.waitFor();
    expect(await axeFindings(page(), '.popup[data-open]')).toEqual([]);
    await below.click();
    await expect.poll(frameWidth, PATIENCE).toBe(390);
    await expect.poll(() => bar.textContent(), PATIENCE).toContain('below md');
    await styles.panel().getByRole('button', { name: 'Base', exact: true }).click();
    await expect.poll(frameWidth, PATIENCE).toBe(1440);
    expect(open.editor.complaints).toEqual([]);
  });

  test('has tokens, which say how much follows them, show their new value, and change where they are defined', async () => {
    const heading = app().locator('h1');
    await styles.select(heading, 'h1');
    await expect.poll(() => styles.label('color').getAttribute('data-origin'), PATIENCE).toBe('class');
    await styles.label('color').click();
    await page().getByRole('menuitem', { name: 'Edit token --color-brand' }).click();
    const popup = page().getByRole('dialog', { name: '--color-brand', exact: true });
    await popup.getByText('Used once: that place changes with it.').waitFor();
    expect(await popup.getByText('index.css:4').count()).toBe(1);
    const text = popup.getByRole('textbox', { name: 'Colour as text' });
    const change = popup.getByRole('button', { name: 'Change its one use' });
    expect(await change.isDisabled()).toBe(true);
    await text.fill('#654321');
    await text.press('Enter');
    await expect.poll(() => styleOf(heading, 'color'), PATIENCE).toBe('rgb(101, 67, 33)');
    await untilFiles(open.project, before);
    await page().keyboard.press('Escape');
    await expect.poll(() => styleOf(heading, 'color'), PATIENCE).toBe('rgb(18, 52, 86)');

    const tokens = await styles.section('Tokens');
    await tokens.getByRole('textbox', { name: 'Find a token of the project' }).fill('brand');
    await tokens.getByRole('button', { name: /^--color-brand/ }).click();
    await edit(
      'src/index.css',
      ['--color-brand: #123456; /* the colour', '--color-brand: #654321; /* the colour'],
      async () => {
        await text.fill('#654321');
        await text.press('Enter');
        await change.click();
      },
      async () => {
        await page().locator('[data-toast="warning"]').getByText('--color-brand is used once.').waitFor();
        await expect.poll(() => styleOf(heading, 'color'), PATIENCE).toBe('rgb(101, 67, 33)');
      },
    );
    await expect.poll(() => styleOf(heading, 'color'), PATIENCE).toBe('rgb(18, 52, 86)');
    expect(open.editor.complaints).toEqual([]);
  });
});
