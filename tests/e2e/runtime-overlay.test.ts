/**
 * Outlines stay on their elements, carry the right label, and stand above everything the app shows (docs/spec-coverage.md,
 * sections 2 and 9).
 */
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent } from './runtime-parent.ts';

const PLACES = `import { useRef } from 'react';

export function Places() {
  const dialog = useRef(null);
  const host = useRef(null);
  const shadow = (node) => {
    if (!node || node.shadowRoot) return;
    node.attachShadow({ mode: 'open' }).innerHTML = '<p class="in-shadow" style="margin:0">shadow</p>';
  };
  return (
    <div className="places">
      <div className="scroller" style={{ height: 100, overflow: 'auto' }}>
        <p className="scrolled">scrolled</p>
        <div style={{ height: 900 }} />
      </div>
      <div className="turned" style={{ transform: 'rotate(20deg) scale(1.2)', width: 100 }}>
        <span className="in-turned">turned</span>
      </div>
      <p className="sliding" style={{ width: 80 }}>sliding</p>
      <div className="contents" style={{ display: 'contents' }}>
        <p className="of-contents">no box of its own</p>
      </div>
      <div className="shadow-host" ref={shadow} />
      <dialog className="dialog" ref={dialog}>
        <p className="in-dialog">in a dialog</p>
      </dialog>
      <button className="dialog-opener" onClick={() => dialog.current.showModal()}>
        Open
      </button>
      <div style={{ height: 1500 }} />
    </div>
  );
}
`;

let browser: Browser;
let parent: Parent;

beforeAll(async () => {
  browser = await launchBrowser();
  const app = (RUNTIME_APP['src/App.jsx'] as string)
    .replace('import { Card }', "import { Places } from './Places.jsx';\nimport { Card }")
    .replace('      <h1 ', '      <Places />\n      <h1 ');
  parent = await openParent(browser, { ...RUNTIME_APP, 'src/App.jsx': app, 'src/Places.jsx': PLACES });
  await parent.init();
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
});
beforeEach(async () => {
  await parent.page.mouse.move(1050, 780);
  await parent.call('setSelectedElement', null);
  await parent.call('setZoomPerc', 1);
  await parent.done('setAiContext', false);
  await parent.app.evaluate(() => {
    document.documentElement.removeAttribute('style');
    document.querySelector('dialog')?.close();
    window.scrollTo(0, 0);
  });
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const box = (kind: string) => app(`visual-edit-overlay .box[data-kind="${kind}"]:not([hidden])`);
const tag = (role: string) => app(`visual-edit-overlay .tag[data-role="${role}"]:not([hidden])`);
const rect = (locator: Locator) =>
  locator.first().evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

async function isOn(selector: string, kind = 'selected'): Promise<void> {
  // Edges lie on whole pixels, so a turned element's may be off by a part of one.
  const off = async () => {
    const outlined = await rect(app(selector));
    return Math.max(...(await rect(box(kind))).map((value, index) => Math.abs(value - (outlined[index] ?? 0))));
  };
  await expect.poll(off).toBeLessThanOrEqual(1);
}

async function choose(selector: string): Promise<void> {
  await app(selector).first().click({ force: true });
  await parent.next('SELECTED_ELEMENT_KEY');
  await isOn(selector);
}

describe('an outline stays on its element', () => {
  it('while a container and the page scroll', async () => {
    await choose('.scrolled');
    await app('.scroller').evaluate((node) => node.scrollTo(0, 12));
    await isOn('.scrolled');
    await parent.app.evaluate(() => window.scrollTo(0, 33));
    await isOn('.scrolled');
  });

  it('inside transforms, and through a transition', async () => {
    await choose('.in-turned');
    await app('.turned').evaluate((node) =>
      Object.assign((node as HTMLElement).style, { transform: 'rotate(-10deg) translateX(30px)' }),
    );
    await isOn('.in-turned');
    await choose('.sliding');
    await app('.sliding').evaluate((node) =>
      Object.assign((node as HTMLElement).style, { transition: 'margin 0.2s', marginLeft: '70px' }),
    );
    await expect.poll(() => app('.sliding').evaluate((node) => node.getBoundingClientRect().left)).toBe(90);
    await isOn('.sliding');
  });

  it('when the page itself is zoomed or moved', async () => {
    await choose('.sliding');
    await parent.app.evaluate(() => Object.assign(document.documentElement.style, { zoom: '1.5' }));
    await isOn('.sliding');
    await parent.app.evaluate(() =>
      Object.assign(document.documentElement.style, { zoom: '', transform: 'translate(10px, 5px)' }),
    );
    await isOn('.sliding');
    await parent.app.evaluate(() => Object.assign(document.documentElement.style, { transform: '' }));
    await isOn('.sliding');
  });

  it('whatever the page says of every element', async () => {
    await parent.app.evaluate(() => {
      const style = document.createElement('style');
      style.id = 'of-all';
      style.textContent =
        '* { zoom: 1; rotate: 1deg; opacity: 0.9; margin: 3px !important; border: 2px solid !important }';
      document.head.append(style);
    });
    await choose('.sliding');
    const host = parent.app.locator('visual-edit-overlay');
    const read = () =>
      host.evaluate((node) => {
        const { rotate, opacity, margin, borderWidth } = getComputedStyle(node);
        return { rotate, opacity, margin, borderWidth };
      });
    expect(await read()).toEqual({ rotate: 'none', opacity: '1', margin: '0px', borderWidth: '0px' });
    await parent.app.evaluate(() => document.getElementById('of-all')?.remove());
    await isOn('.sliding');
  });

  it('where an element has no box of its own', async () => {
    const id = parent.idAt('src/Places.jsx', 'className="contents"');
    await parent.call('setSelectedElement', `TE_${id}_board_1_0-0-0-0-3`);
    // the page may still move after the loop over all elements, so both boxes are read again each time
    await isOn('.of-contents');
  });

  it('in an open shadow root, by Meta or Ctrl', async () => {
    await app('.in-shadow').click({ modifiers: ['Control'] });
    await parent.next('SELECTED_ELEMENT_KEY', (m) => m.outerHTML?.includes('in-shadow') ?? false);
    await isOn('.in-shadow');
  });

  it('above a modal dialog of the app', async () => {
    await app('.dialog-opener').evaluate((node: HTMLElement) => node.click());
    await choose('.in-dialog');
    const onTop = await box('selected').evaluate((node) => {
      const { left, top } = node.getBoundingClientRect();
      const host = (node.getRootNode() as ShadowRoot).host as HTMLElement;
      host.style.setProperty('pointer-events', 'auto', 'important');
      const found = document.elementFromPoint(left + 5, top + 5);
      host.style.removeProperty('pointer-events');
      return { popover: host.matches(':popover-open'), found: found?.localName };
    });
    expect(onTop.popover).toBe(true);
    await app('.dialog').evaluate((node: HTMLDialogElement) => node.close());
  });
});

describe('an outline says', () => {
  // covers spec 2.9, 2.11, 2.12, 2.19, 9.3
  // covers ux values.2
  it('name and size, 1 / zoom wide', async () => {
    await choose('.heading');
    expect(await tag('name').textContent()).toBe('h1');
    const [, , width, height] = await rect(app('.heading'));
    expect(await tag('size').textContent()).toBe(`${width} × ${height}`);
    const shadow = () => box('selected').evaluate((node) => getComputedStyle(node).boxShadow);
    expect(await shadow()).toBe('rgb(69, 151, 247) 0px 0px 0px 1px inset');
    await parent.call('setZoomPerc', 0.5);
    await expect.poll(shadow).toContain('0px 0px 0px 2px inset');
    expect(await tag('size').evaluate((node) => getComputedStyle(node).fontSize)).toBe('22px');
    await parent.call('setZoomPerc', 0.1);
    await expect.poll(shadow).toContain('0px 0px 0px 10px inset');
    expect(await tag('size').evaluate((node) => getComputedStyle(node).fontSize)).toBe('22px');
  });

  // covers spec 2.12, 2.16
  it('what a component is, in its own colour, and where it is used elsewhere', async () => {
    const id = parent.idAt('src/App.jsx', 'title="Two"');
    const path = await app('.card')
      .nth(1)
      .evaluate((node) => {
        const indexes: number[] = [];
        for (let at: Element = node; at !== document.body; at = at.parentElement as Element) {
          indexes.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
        }
        return ['0', ...indexes].join('-');
      });
    await parent.call('setSelectedElement', `TE_${id}_board_1_${path}`);
    await expect.poll(() => tag('name').first().textContent()).toBe('Card');
    await expect
      .poll(() => box('selected').evaluate((node) => getComputedStyle(node).boxShadow))
      .toContain('rgb(97, 131, 228)');
    expect(await box('secondary').count()).toBe(2);
    expect(
      await box('secondary')
        .first()
        .evaluate((node) => getComputedStyle(node).boxShadow),
    ).toContain('0.5px');
    expect(
      await box('secondary')
        .first()
        .evaluate((node) => getComputedStyle(node).zIndex),
    ).toBe('2000000001');
    const opacities = () =>
      box('secondary').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
    expect(await opacities()).toEqual(['0.3', '0.3']);
    // the source of the first of the others
    const key = `TE_${id}_board_1_${path}`;
    await parent.call('updateOutlines', key, parent.idAt('src/App.jsx', 'title="One"'));
    await expect.poll(opacities).toEqual(['1', '0.3']);
    await parent.call('updateOutlines', `${key}-0`, id);
    await expect.poll(opacities).toEqual(['0.3', '0.3']);
  });

  // covers spec 2.18, 4.37, 9.2
  it('that it is for an AI, in purple', async () => {
    await choose('.heading');
    await parent.call('setAiContext', true);
    await expect
      .poll(() => box('selected').evaluate((node) => getComputedStyle(node).boxShadow))
      .toContain('rgb(104, 88, 245)');
  });

  // covers spec 2.9, 2.13
  it('how many are selected', async () => {
    await app('.item').nth(0).click();
    await app('.item')
      .nth(1)
      .click({ modifiers: ['Shift'] });
    await app('.item')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => tag('name').textContent()).toBe('3 Elements');
    expect(await box('multi').count()).toBe(3);
  });

  // covers spec 2.9, 2.10
  it('what is hovered and inside it', async () => {
    await app('.list').hover({ position: { x: 2, y: 2 } });
    await expect.poll(() => box('child').count()).toBe(3);
    expect(await tag('name').textContent()).toBe('ul');
    expect(
      await box('child')
        .first()
        .evaluate((node) => getComputedStyle(node).zIndex),
    ).toBe('2000000000');
    await parent.call('clearHoveredOutlines');
    await expect.poll(() => box('child').count()).toBe(0);
  });
});

// covers ux keys.29
it('distances to the hovered element are shown while Alt is held', async () => {
  await choose('.heading');
  await app('.link').hover();
  await parent.page.keyboard.down('Alt');
  const between = await app('.link').evaluate((link) => {
    const heading = document.querySelector('.heading') as Element;
    return Math.round(link.getBoundingClientRect().top - heading.getBoundingClientRect().bottom);
  });
  await expect.poll(() => tag('distance').textContent()).toBe(String(between));
  expect(await rect(box('distance'))).toEqual([expect.any(Number), expect.any(Number), 1, between]);
  await parent.page.keyboard.up('Alt');
  await expect.poll(() => box('distance').count()).toBe(0);
});

// covers spec 2.17, 4.33, 4.34
it("nothing is outlined in drive mode, and the cursor is the app's", async () => {
  const cursor = () => app('.link').evaluate((node) => getComputedStyle(node).cursor);
  await choose('.heading');
  expect(await cursor()).toBe('default');
  await parent.call('enableDriveMode');
  await expect.poll(() => app('visual-edit-overlay .box:not([hidden])').count()).toBe(0);
  expect(await cursor()).toBe('pointer');
  await parent.call('disableDriveMode');
  await isOn('.heading');
  await expect.poll(cursor).toBe('default');
});

it('on a page of many elements the cursor comes in parts, and over everything', async () => {
  await parent.call('enableDriveMode');
  await parent.app.evaluate(() => {
    const many = document.body.appendChild(document.createElement('div'));
    many.id = 'many';
    many.innerHTML = '<p><a href="#">a</a><input><button style="cursor: grab">b</button></p>'.repeat(1_200);
    const style = document.head.appendChild(document.createElement('style'));
    style.id = 'own-cursors';
    style.textContent = '#many a::after { content: "x"; cursor: help } #many p { cursor: wait }';
  });
  const cursors = (selector: string, pseudo?: string) =>
    parent.app.evaluate(
      ([wanted, part]) => [
        ...new Set(Array.from(document.querySelectorAll(wanted), (one) => getComputedStyle(one, part).cursor)),
      ],
      [selector, pseudo] as const,
    );
  expect(await cursors('#many *')).toEqual(expect.arrayContaining(['wait', 'pointer', 'text', 'grab']));
  await parent.call('disableDriveMode');
  await expect.poll(() => cursors('*')).toEqual(['default']);
  await expect.poll(() => cursors('#many a', '::after')).toEqual(['default']);
  // of a name that was not on the page
  await parent.app.evaluate(() => {
    const late = document.body.appendChild(document.createElement('late-one'));
    late.style.cursor = 'help';
  });
  await expect.poll(() => cursors('late-one')).toEqual(['default']);
  await parent.call('enableDriveMode');
  await expect.poll(() => cursors('late-one, #many p')).toEqual(['wait', 'help']);
  await parent.app.evaluate(() => {
    for (const one of document.querySelectorAll('#many, #own-cursors, late-one')) one.remove();
  });
  await parent.call('disableDriveMode');
});

it('boxes are moved, not rebuilt', async () => {
  await choose('.heading');
  const node = await box('selected').elementHandle();
  await parent.app.evaluate(() => window.scrollTo(0, 20));
  await isOn('.heading');
  await choose('.counter');
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
});
