/** The colour picker: its text and its sliders tell one hue. */
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ColorPad } from '../../src/editor-ui/inspector/styles/color-pad.tsx';

afterEach(() => vi.unstubAllGlobals());

/** @param written the value of the source; the page shows it as `value` */
async function open(written: string, value = written) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { supports: () => true });
  const page = document.createElement('div');
  document.body.append(page);
  function Opened() {
    const [shown, setShown] = useState(value);
    return createElement(ColorPad, { value: shown, written, onShow: setShown, onDone() {}, onText: setShown });
  }
  await act(async () => createRoot(page).render(createElement(Opened)));
  const input = () => page.querySelector('input') as HTMLInputElement;
  const slider = (name: string) => page.querySelector(`[aria-label="${name}"]`) as HTMLElement;
  return {
    shows: () => [input().value, Number(slider('Hue').getAttribute('aria-valuenow'))],
    type: (text: string) =>
      act(async () => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input(), text);
        input().dispatchEvent(new Event('input', { bubbles: true }));
        input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      }),
    choose: (format: string) =>
      act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === format)?.click()),
    right: (name = 'Hue') =>
      act(async () => {
        const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
        slider(name).dispatchEvent(new KeyboardEvent('keydown', Object.assign(key, { keyCode: 39 })));
      }),
  };
}

it('keeps the hue that is typed for a grey', async () => {
  const pad = await open('hsl(200 50% 40%)');
  expect(pad.shows()).toEqual(['hsl(200 50% 40%)', 200]);
  await pad.type('hsl(300 0% 40%)');
  expect(pad.shows()).toEqual(['hsl(300 0% 40%)', 300]);
  await pad.type('hsl(-30 80% 40%)');
  expect(pad.shows()).toEqual(['hsl(330 80% 40%)', 330]);
});

it('keeps the hue that is picked for a grey, in each notation', async () => {
  const pad = await open('#808080');
  expect(pad.shows()).toEqual(['#808080', 0]);
  await pad.right();
  expect(pad.shows()).toEqual(['#808080', 18]);
  await pad.choose('HSL');
  expect(pad.shows()).toEqual(['hsl(18 0% 50.2%)', 18]);
  await pad.right();
  expect(pad.shows()).toEqual(['hsl(36 0% 50.2%)', 36]);
});

it('reads the hue of a written grey, which the page does not tell', async () => {
  const pad = await open('hsl(120 0% 40%)', 'rgb(102, 102, 102)');
  expect(pad.shows()).toEqual(['hsl(120 0% 40%)', 120]);
});

it('leaves the parts of a colour that are not moved', async () => {
  const pad = await open('#222222');
  await pad.right('Color');
  expect(pad.shows()).toEqual(['#222020', 0]);
});
