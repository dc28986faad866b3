import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { createSession, type FakeSession, idOf } from './fake-session.ts';

let it1: FakeSession;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  it1.session.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  document.documentElement.querySelector('visual-edit-overlay')?.remove();
  vi.useRealTimers();
});

function treeOf(html: string): NavTreeNode {
  document.body.innerHTML = html;
  it1 = createSession();
  it1.session.navTree.restart();
  vi.runOnlyPendingTimers();
  const told = it1.messages.findLast((message) => message.id === 'NAV_TREE');
  if (told?.id !== 'NAV_TREE') throw new Error('no tree was told');
  return told.navTree;
}

const outline = (node: NavTreeNode): string =>
  node.name + (node.children.length > 0 ? `(${node.children.map(outline).join(' ')})` : '');

describe('roots', () => {
  it('one is the tree itself', () => {
    const tree = treeOf('<div id="root"><main><p></p></main></div>');
    expect(outline(tree)).toBe('main(p)');
    expect(tree).toMatchObject({ level: 0, parent: null, elementKey: 'TE__sb_0-0-0', tempoElement: null });
    expect(tree.children[0]).toMatchObject({ level: 1, parent: 'TE__sb_0-0-0' });
  });

  it('none and several have roots of their own', () => {
    expect(treeOf('<div id="root"></div>')).toMatchObject({ elementKey: 'TE_EMPTY-TREE_sb_0', children: [] });
    it1.session.stop();
    const several = treeOf('<div id="__next"><a></a><b></b></div>');
    expect(outline(several)).toBe('SKIP-ROOT(a b)');
    expect(several.children.map(({ parent, level }) => [parent, level])).toEqual([
      ['TE_SKIP-ROOT_sb_0', 0],
      ['TE_SKIP-ROOT_sb_0', 0],
    ]);
  });

  it("without a mount element are the body's children", () => {
    expect(outline(treeOf('<header></header><main></main>'))).toBe('SKIP-ROOT(header main)');
  });
});

describe('what is in the tree', () => {
  it('no script and no noscript', () => {
    const tree = treeOf('<div id="root"><main><script></script><noscript></noscript><p></p></main></div>');
    expect(outline(tree)).toBe('main(p)');
  });

  it('of a drawing what the source knows', () => {
    const own = `<svg class="${idOf(1)}"><g class="${idOf(2)}"><path class="${idOf(3)}"></path></g></svg>`;
    const foreign = `<svg class="${idOf(4)}"><g><path></path></g></svg>`;
    expect(outline(treeOf(`<div id="root"><main>${own}${foreign}</main></div>`))).toBe('main(svg(g(path)) svg)');
  });

  it('no originals that an instant update hid, and no markers among classes', () => {
    const html =
      '<main class="a tempo-force-hover tempo-instant-styling-x-1"><p class="tempo-display-none-until-refresh"></p></main>';
    const tree = treeOf(`<div id="root">${html}</div>`);
    expect(outline(tree)).toBe('main');
    expect(tree.classList).toEqual(['a']);
  });

  it('text children by index, without blank ones', () => {
    const tree = treeOf('<div id="root"><p>one<b></b> <i></i>two</p></div>');
    expect(tree.literalChildren).toEqual([
      { index: 0, value: 'one' },
      { index: 4, value: 'two' },
    ]);
  });
});

it('is told again only when it says something else', () => {
  treeOf('<div id="root"><main><p>a</p></main></div>');
  const told = () => it1.messages.filter((message) => message.id === 'NAV_TREE').length;
  it1.session.pageChanged();
  vi.advanceTimersByTime(400);
  expect(told()).toBe(1);
  (document.querySelector('p') as Element).textContent = 'b';
  it1.session.pageChanged();
  vi.advanceTimersByTime(250);
  expect(told()).toBe(1);
  vi.advanceTimersByTime(150);
  expect(told()).toBe(2);
  it1.session.navTree.restart();
  vi.advanceTimersByTime(100);
  expect(told()).toBe(3);
});

it('a page that never rests is told all the same', () => {
  treeOf('<div id="root"><main></main></div>');
  for (let step = 0; step < 10; step++) {
    document.querySelector('main')?.append(document.createElement('p'));
    it1.session.pageChanged();
    vi.advanceTimersByTime(50);
  }
  expect(it1.messages.filter((message) => message.id === 'NAV_TREE').length).toBeGreaterThan(1);
});

it('a page that never rests is told all the same where the tree takes longer than it rests', () => {
  document.body.innerHTML = `<div id="root"><main>${'<p></p>'.repeat(500)}</main></div>`;
  it1 = createSession();
  const clock = performance.now.bind(performance);
  let slow = 0;
  // each step takes a millisecond: about sixty frames for the whole tree
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + slow++);
  it1.session.navTree.restart();
  for (let step = 0; step < 100; step++) {
    it1.session.pageChanged();
    vi.advanceTimersByTime(50);
  }
  spy.mockRestore();
  expect(it1.messages.some(({ id }) => id === 'NAV_TREE')).toBe(true);
});

it('of a large page is told in a task of its own, after a frame', () => {
  document.body.innerHTML = `<div id="root"><main>${'<p></p>'.repeat(2_500)}</main></div>`;
  it1 = createSession();
  const told = () => it1.messages.filter(({ id }) => id === 'NAV_TREE').length;
  // the clock stands still: all the rest is done at once
  it1.session.navTree.restart();
  expect(told()).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(told()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told()).toBe(1);
});
