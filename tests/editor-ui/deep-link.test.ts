import { describe, expect, it } from 'vitest';
import { formatDeepLink } from '../../src/editor-ui/address-link.ts';
import { readDeepLink } from '../../src/editor-ui/deep-link.ts';
import { nextStep, STEPS } from '../../src/editor-ui/first-steps.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { SessionInfo } from '../../src/protocol/api.ts';
import { fakeActivity, idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const PAGE = navTree({ id: 5, children: [{ id: 10 }, { id: 10 }] });

function page(href: string) {
  const { store } = bench();
  store.setState({ session: { appUrl: 'http://localhost:5173/' } as SessionInfo });
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(PAGE), href });
  return store;
}

describe('the address', () => {
  it('says page, size and selection, and nothing at a fresh start', () => {
    const store = page('http://localhost:5173/');
    expect(formatDeepLink(store.getState())).toBe('');
    patchFrame(store, MAIN_FRAME, {
      href: 'http://localhost:5173/about?tab=1#top',
      viewport: { id: 'phone', width: 390, height: 844 },
    });
    store.setState({ selection: [keyOf(10, '0-1')] });
    const hash = formatDeepLink(store.getState());
    expect(hash).toBe(`#page=/about%3Ftab%3D1%23top&frame=390x844&select=${idOf(10)}.1`);
    expect(readDeepLink(hash)).toEqual({
      canvas: 'default',
      page: '/about?tab=1#top',
      viewport: { width: 390, height: 844 },
      frames: null,
      select: { codebaseId: idOf(10), at: 1 },
    });
  });

  it('does not say the page of a component that is shown alone: another frame would go there', () => {
    const store = page('http://localhost:5173/@visual-edit/storyboard?type=COMPONENT');
    patchFrame(store, MAIN_FRAME, { component: { file: 'src/Card.tsx', exportName: 'Card' } });
    expect(formatDeepLink(store.getState())).toBe('');
  });

  it('names the canvas, unless it is the first one', () => {
    const store = page('http://localhost:5173/');
    store.setState({ canvasName: 'check-out' });
    expect(formatDeepLink(store.getState())).toBe('#canvas=check-out');
    expect(readDeepLink('#canvas=check-out').canvas).toBe('check-out');
  });

  it('keeps several frames, from left to right', () => {
    const store = page('http://localhost:5173/');
    const { main } = store.getState().frames;
    if (!main) throw new Error('no frame');
    const wide = { ...main, id: 'wide', order: 2, viewport: { id: 'desktop', width: 1440, height: 900 } };
    const md = { ...main, id: 'md', order: 1, breakpoint: 'md', viewport: { id: 'x', width: 768, height: 900 } };
    const base = { ...main, order: 0, viewport: { id: 'base', width: 390, height: 844 } };
    store.setState({ frames: { main: base, wide, md }, activeFrame: 'md' });
    const hash = formatDeepLink(store.getState());
    expect(hash).toBe('#frames=390x844,md:768x900,1440x900&active=1');
    const { frames } = readDeepLink(hash);
    expect(frames?.active).toBe(1);
    expect(frames?.list.map(({ breakpoint, viewport }) => [breakpoint, viewport.id])).toEqual([
      [null, 'base'],
      ['md', 'breakpoint-md'],
      [null, 'desktop'],
    ]);
  });

  it('[S-23] leads to no other address, and to no size or element that cannot be', () => {
    const nothing = { canvas: 'default', page: null, viewport: null, frames: null, select: null };
    for (const hash of [
      '',
      '#',
      '#page=//evil.test/',
      '#page=/\\evil.test',
      '#page=http://evil.test/',
      '#page=javascript:alert(1)',
      '#frame=0x10',
      '#frame=99999x99999',
      '#frames=390x844',
      '#frames=390x844,<b>:640x900',
      `#frames=${Array(61).fill('390x844').join()}`,
      '#select=tempo-1',
      '#select=../x',
      '#canvas=../x',
      '#token=abc',
    ]) {
      expect(readDeepLink(hash), hash).toEqual(nothing);
    }
    expect(readDeepLink('#frame=fit').viewport).toEqual({ width: null, height: null });
  });
});

describe('the first steps', () => {
  it('are done by doing them, one after the other, or put away', () => {
    const { store } = bench();
    const step = () => nextStep(store.getState());
    const done = () => store.setState(({ stepsDone }) => ({ stepsDone: [...stepsDone, step()?.id ?? ''] }));
    const isDone = () => step()?.isDone(store.getState());
    expect([step()?.id, isDone()]).toEqual(['select', false]);
    store.setState({ selection: ['x'] });
    expect(isDone()).toBe(true);
    done();
    expect([step()?.id, isDone()]).toEqual(['change', false]);
    store.setState({ activities: [fakeActivity(1)] });
    expect(isDone()).toBe(true);
    for (const _ of STEPS.slice(1)) done();
    expect(step()).toBeNull();
    store.setState(({ settings }) => ({ stepsDone: [], settings: { ...settings, welcomed: true } }));
    expect(step()).toBeNull();
  });
});
