/** The curve of an easing: its text, and its handles by pointer and keys. */
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCurve, withHandle, writeCurve } from '../../src/editor-ui/inspector/styles/parts/curve.ts';
import { CurveEditor } from '../../src/editor-ui/inspector/styles/parts/curve-editor.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a curve', () => {
  it.each([
    ['ease', [0.25, 0.1, 0.25, 1]],
    ['cubic-bezier(.2,-0.5, 1, 1.75)', [0.2, -0.5, 1, 1.75]],
    ['cubic-bezier(1.2, 0, 0, 1)', null],
    ['cubic-bezier(0, 0, 1)', null],
    ['cubic-bezier(0, , 1, 1)', null],
    ['cubic-bezier(var(--a), 0, 1, 1)', null],
    ['steps(4, end)', null],
    ['linear(0, 0.5, 1)', null],
    ['constructor', null],
  ])('%s', (easing, curve) => {
    expect(readCurve(easing)).toEqual(curve);
  });

  it('is written in hundredths, and by its keyword where it has one', () => {
    expect(writeCurve([0.333, -0.004, 0.666, 1.239])).toBe('cubic-bezier(0.33, 0, 0.67, 1.24)');
    expect(writeCurve([0.42, 0, 1, 1])).toBe('ease-in');
  });

  it('has handles in time, whose progress may overshoot', () => {
    expect(withHandle([0, 0, 1, 1], 0, { x: -0.2, y: -0.2 })).toEqual([0, -0.2, 1, 1]);
    expect(withHandle([0, 0, 1, 1], 1, { x: 1.2, y: 1.2 })).toEqual([0, 0, 1, 1.2]);
  });
});

async function open(easing: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  document.body.append(page);
  const written: string[] = [];
  let latest = easing;
  function Opened() {
    const [shown, setShown] = useState(easing);
    latest = shown;
    return createElement(CurveEditor, { easing: shown, onShow: setShown, onDone: () => void written.push(latest) });
  }
  await act(async () => createRoot(page).render(createElement(Opened)));
  const handle = (name: string) => page.querySelector(`[aria-label^="${name} handle"]`) as HTMLButtonElement;
  const send = (name: string, event: Event) => act(async () => void handle(name).dispatchEvent(event));
  return {
    page,
    written,
    shown: () => latest,
    label: (name: string) => handle(name)?.getAttribute('aria-label'),
    key: async (name: string, key: string, more: KeyboardEventInit = {}, times = 1) => {
      for (let i = 0; i < times; i++)
        await send(name, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      await send(name, new KeyboardEvent('keyup', { key, bubbles: true, ...more }));
    },
    drag: async (name: string, ...moves: (readonly [x: number, y: number])[]) => {
      handle(name).setPointerCapture = () => undefined;
      const at = (type: string, [clientX, clientY]: readonly [number, number]) =>
        send(name, new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1 }));
      await at('pointerdown', [0, 0]);
      for (const move of moves) await at('pointermove', move);
      await at('pointerup', moves.at(-1) ?? [0, 0]);
    },
  };
}

it('a handle steps with the arrow keys, ten times as far with Shift, and held keys are one edit', async () => {
  const { key, shown, written, label } = await open('linear');
  await key('First', 'ArrowRight', {}, 3);
  expect(shown()).toBe('cubic-bezier(0.03, 0, 1, 1)');
  expect(written).toEqual(['cubic-bezier(0.03, 0, 1, 1)']);
  await key('First', 'ArrowDown', { shiftKey: true });
  await key('Second', 'ArrowUp', { shiftKey: true }, 5);
  await key('Second', 'ArrowRight');
  expect(shown()).toBe('cubic-bezier(0.03, -0.1, 1, 1.5)');
  expect([label('First'), label('Second')]).toEqual(['First handle at 0.03, -0.1', 'Second handle at 1, 1.5']);
  await key('Second', 'Enter');
  expect(written).toHaveLength(4);
});

it('a drag is one edit, and a press that moves nothing is none', async () => {
  const { drag, shown, written } = await open('ease-in-out');
  await drag('Second');
  expect(written).toEqual([]);
  await drag('Second', [-10, 5], [-26, 13], [-52, -26]);
  expect(shown()).toBe('cubic-bezier(0.42, 0, 0.08, 1.25)');
  expect(written).toEqual(['cubic-bezier(0.42, 0, 0.08, 1.25)']);
});

it('an easing that is no curve has none', async () => {
  const { page } = await open('steps(4, end)');
  expect(page.children).toHaveLength(0);
});
