/** The arrow over a page that is edited: at once on a small one, in parts on a large one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession, type FakeSession } from './fake-session.ts';

let it1: FakeSession;
let frames: FrameRequestCallback[];
/** the rules of each section that is not empty */
let rules: Map<string, string>;

beforeEach(() => {
  it1 = createSession();
  frames = [];
  rules = new Map();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.splice(frame - 1, 1));
  vi.spyOn(it1.session.sheets, 'set').mockImplementation((section, css) => {
    if (css === '') rules.delete(section);
    else rules.set(section, css);
  });
});
afterEach(() => {
  it1.session.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const fill = (html: string, times: number) => {
  document.body.innerHTML = html.repeat(times);
};
const arrows = () => [...rules.values()].filter((css) => css.includes('cursor: default'));
const selectorsOf = (css: string) => css.slice(0, css.indexOf(' {'));

it('is one rule on a small page', () => {
  fill('<div><a>x</a></div>', 10);
  it1.session.tools.setDriving(false);
  expect(arrows().map(selectorsOf)).toEqual(['*,*::before,*::after']);
  frames.shift()?.(0);
  expect(arrows()).toHaveLength(1);
  expect(frames).toEqual([]);
});

it('comes in parts on a large page: the root, some names in each frame, then whatever is left', () => {
  fill('<div><a>x</a></div><p></p>', 1_000);
  it1.session.tools.setDriving(false);
  expect(arrows()).toHaveLength(1);
  expect(selectorsOf(arrows()[0] as string)).toContain(':where(:root),');
  for (let next = frames.shift(); next; next = frames.shift()) {
    const before = arrows().length;
    next(0);
    expect(arrows().length - before).toBe(frames.length);
  }
  const parts = arrows().map(selectorsOf);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.findIndex((one) => one.includes(':where(div)::before'))).not.toBe(
    parts.findIndex((one) => one.includes(':where(p)::before')),
  );
  expect(parts.at(-1)).toMatch(/^:where\(:not\([^)]*\bdiv,a,p\b[^)]*\)\),/);
});

it('is not written again where it is there, and goes for good in drive mode', () => {
  fill('<div></div><p></p>', 2_000);
  const { tools } = it1.session;
  tools.setDriving(false);
  frames.shift()?.(0);
  const written = vi.mocked(it1.session.sheets.set).mock.calls.length;
  tools.setDriving(false);
  expect(it1.session.sheets.set).toHaveBeenCalledTimes(written);
  tools.setDriving(true);
  expect([...rules.values()]).toEqual([]);
  expect(frames).toEqual([]);
});
