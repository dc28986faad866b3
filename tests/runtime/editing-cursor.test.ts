/** The arrow over a page that is edited: at once on a small one, in parts on a large one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttachment, type FakeAttachment } from './fake-attachment.ts';

let it1: FakeAttachment;
/** called when the page is idle */
let idle: IdleRequestCallback[];
/** the rules of each section that is not empty */
let rules: Map<string, string>;

beforeEach(() => {
  it1 = createAttachment();
  idle = [];
  rules = new Map();
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback));
  vi.spyOn(it1.parts.sheets, 'set').mockImplementation((section, css) => {
    if (css === '') rules.delete(section);
    else rules.set(section, css);
  });
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fill = (html: string, times: number) => {
  document.body.innerHTML = html.repeat(times);
};
const arrows = () => [...rules.values()].filter((css) => css.includes('cursor: default'));
const selectorsOf = (css: string) => css.slice(0, css.indexOf(' {'));

const rest = () => {
  for (let next = idle.shift(); next; next = idle.shift()) next({ didTimeout: false, timeRemaining: () => 10 });
};

it('is one rule on a small page, at once', () => {
  fill('<div><a>x</a></div>', 10);
  it1.parts.tools.setDriving(false);
  expect(arrows().map(selectorsOf)).toEqual(['*,*::before,*::after']);
  rest();
  expect(arrows()).toHaveLength(1);
});

it('comes with a page that can be pointed at, also while the app makes its body dead', () => {
  const live = () => [...rules.values()].filter((css) => css.includes('body { pointer-events: auto !important; }'));
  it1.parts.tools.setDriving(false);
  expect(live()).toHaveLength(1);
  it1.parts.tools.setDriving(true);
  expect(live()).toEqual([]);
});

it('comes in parts on a large page, while nobody has anything to do: the root, some names at a time, then whatever is left', () => {
  fill('<div><a>x</a></div><p></p>', 1_000);
  it1.parts.tools.setDriving(false);
  const counts = [arrows().length];
  for (let next = idle.shift(); next; next = idle.shift()) {
    next({ didTimeout: false, timeRemaining: () => 10 });
    counts.push(arrows().length);
  }
  const parts = arrows().map(selectorsOf);
  expect(counts).toEqual([...parts.keys(), parts.length, parts.length]);
  expect(parts[0]).toContain(':where(:root),');
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.findIndex((one) => one.includes(':where(div)::before'))).not.toBe(
    parts.findIndex((one) => one.includes(':where(p)::before')),
  );
  expect(parts.at(-1)).toMatch(/^:where\(:not\([^)]*\bdiv,a,p\b[^)]*\)\),/);
});

it('waits on a large page for the layers', () => {
  fill('<div></div><p></p>', 2_000);
  const { tools, navTree } = it1.parts;
  navTree.building = (function* () {})();
  tools.setDriving(false);
  const pass = () => idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
  for (let n = 0; n < 5; n++) pass();
  expect(arrows()).toEqual([]);
  navTree.building = null;
  rest();
  expect(arrows().length).toBeGreaterThan(3);
});

it('comes in frames where the browser does not tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  fill('<div></div><p></p>', 2_000);
  it1.parts.tools.setDriving(false);
  for (let next = frames.shift(); next; next = frames.shift()) next(0);
  expect(arrows().length).toBeGreaterThan(3);
});

it('is not written again where it is there, and goes for good in drive mode', () => {
  fill('<div></div><p></p>', 2_000);
  const { tools } = it1.parts;
  tools.setDriving(false);
  idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
  expect(arrows()).toHaveLength(1);
  const written = vi.mocked(it1.parts.sheets.set).mock.calls.length;
  tools.setDriving(false);
  expect(it1.parts.sheets.set).toHaveBeenCalledTimes(written);
  tools.setDriving(true);
  expect([...rules.values()]).toEqual([]);
  rest();
  expect([...rules.values()]).toEqual([]);
});

it('is whole again after a moment of drive mode', () => {
  fill('<div></div><p></p>', 2_000);
  const { tools } = it1.parts;
  for (const driving of [false, true, false]) tools.setDriving(driving);
  rest();
  const selectors = arrows().map(selectorsOf);
  expect(new Set(selectors).size).toBe(selectors.length);
  expect(selectors.at(-1)).toContain(':where(:not(');
});
