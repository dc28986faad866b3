import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { unionOfBoxes } from '../../src/runtime/nav-tree/node.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  document.documentElement.querySelector('visual-edit-overlay')?.remove();
  vi.useRealTimers();
});

function treeOf(html: string): NavTreeNode {
  document.body.innerHTML = html;
  it1 = createAttachment();
  it1.parts.navTree.restart();
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

  // covers spec 9.5
  it('none and several have roots of their own', () => {
    expect(treeOf('<div id="root"></div>')).toMatchObject({ elementKey: 'TE_EMPTY-TREE_sb_0', children: [] });
    it1.attachment.stop();
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
  // covers spec 5.5
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

  // covers spec 3.9
  it('text children by index, also the spaces between two', () => {
    const tree = treeOf('<div id="root"><p>one<b></b> <i></i>two</p></div>');
    expect(tree.literalChildren).toEqual([
      { index: 0, value: 'one' },
      { index: 2, value: ' ' },
      { index: 4, value: 'two' },
    ]);
  });
});

describe('what nodes share, so that a message holds it once', () => {
  const words = ['', 'a', ' a', 'a  b', 'b a', '.a', '[]', 'null', '[{"index":0,"value":"a"}]'];
  const word = fc.constantFrom(...words);

  it('is what each of them says by itself (random)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ names: word, given: word, text: word }), { minLength: 2, maxLength: 8 }),
        (all) => {
          const main = document.createElement('main');
          const givenTo = new Map<Element, string>();
          for (const { names, given, text } of all) {
            const element = document.createElement('p');
            if (names) element.setAttribute('class', names);
            givenTo.set(element, given);
            element.append(text);
            main.append(element);
          }
          document.body.innerHTML = '<div id="root"></div>';
          document.querySelector('#root')?.append(main);
          it1 = createAttachment({
            propsOf: (element) => ({ className: givenTo.get(element), id: givenTo.get(element) }),
          });
          it1.parts.navTree.restart();
          vi.runOnlyPendingTimers();
          const told = it1.messages.findLast((message) => message.id === 'NAV_TREE');
          const nodes = told?.id === 'NAV_TREE' ? told.navTree.children : [];
          expect(
            nodes.map(({ classList, directlySetClassList, literalChildren, props, children }) => ({
              classList,
              directlySetClassList,
              literalChildren,
              props,
              children,
            })),
          ).toEqual(
            all.map(({ names, given, text }) => ({
              classList: [...new Set(names.split(' '))].filter(Boolean),
              directlySetClassList: given.split(' ').filter(Boolean),
              literalChildren: text ? [{ index: 0, value: text }] : [],
              props: { id: given },
              children: [],
            })),
          );
          it1.attachment.stop();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is all but their own lists of children', () => {
    const { children } = treeOf('<div id="root"><main><p class="a b">x</p><p class="a b">x</p></main></div>');
    const [one, two] = children as [NavTreeNode, NavTreeNode];
    expect(one.classList).toEqual(['a', 'b']);
    for (const field of ['classList', 'directlySetClassList', 'literalChildren', 'props'] as const)
      expect(two[field], field).toBe(one[field]);
    expect(two.children).not.toBe(one.children);
  });

  it('is the box of a component with that of its only element', () => {
    const at = (pageX: number, pageY: number) => ({ pageX, pageY, width: 10, height: 10 });
    const nodes = [null, at(5, 0), at(0, 20), null].map((pageBoundingBox) => ({ pageBoundingBox }) as NavTreeNode);
    expect(unionOfBoxes(nodes.slice(0, 2))).toBe(nodes[1]?.pageBoundingBox);
    expect(unionOfBoxes(nodes)).toEqual({ pageX: 0, pageY: 0, width: 15, height: 30 });
    expect(nodes[1]?.pageBoundingBox).toEqual(at(5, 0));
    expect(unionOfBoxes([])).toBe(null);
  });
});

// covers spec 4.39, 9.11
it('is told again only when it says something else', () => {
  treeOf('<div id="root"><main><p>a</p></main></div>');
  const told = () => it1.messages.filter((message) => message.id === 'NAV_TREE').length;
  it1.parts.pageChanged();
  vi.advanceTimersByTime(400);
  expect(told()).toBe(1);
  (document.querySelector('p') as Element).textContent = 'b';
  it1.parts.pageChanged();
  vi.advanceTimersByTime(250);
  expect(told()).toBe(1);
  vi.advanceTimersByTime(150);
  expect(told()).toBe(2);
  it1.parts.navTree.restart();
  vi.advanceTimersByTime(100);
  expect(told()).toBe(3);
});

it('a page that never rests is told all the same', () => {
  treeOf('<div id="root"><main></main></div>');
  for (let step = 0; step < 10; step++) {
    document.querySelector('main')?.append(document.createElement('p'));
    it1.parts.pageChanged();
    vi.advanceTimersByTime(50);
  }
  expect(it1.messages.filter((message) => message.id === 'NAV_TREE').length).toBeGreaterThan(1);
});

it('a page that never rests is told all the same where the tree takes longer than it rests', () => {
  document.body.innerHTML = `<div id="root"><main>${'<p></p>'.repeat(500)}</main></div>`;
  it1 = createAttachment();
  const clock = performance.now.bind(performance);
  let slow = 0;
  // each step takes a millisecond: about sixty frames for the whole tree
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + slow++);
  it1.parts.navTree.restart();
  for (let step = 0; step < 100; step++) {
    it1.parts.pageChanged();
    vi.advanceTimersByTime(50);
  }
  spy.mockRestore();
  expect(it1.messages.some(({ id }) => id === 'NAV_TREE')).toBe(true);
});

it('says where elements are on the page, also where it is scrolled between two slices', () => {
  document.body.innerHTML = `<div id="root"><main>${'<p></p>'.repeat(30)}</main></div>`;
  it1 = createAttachment();
  let scrolled = 0;
  const top = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(10, -scrolled, 5, 5));
  const by = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  const clock = performance.now.bind(performance);
  let slow = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + slow++);
  it1.parts.navTree.restart();
  const told = () => it1.messages.find((message) => message.id === 'NAV_TREE');
  for (; !told() && scrolled < 1000; scrolled += 40) vi.advanceTimersByTime(17);
  for (const spy of [top, by, now]) spy.mockRestore();
  expect(scrolled).toBeGreaterThan(80);
  const { children } = (told() as { navTree: NavTreeNode }).navTree;
  expect(new Set(children.map(({ pageBoundingBox }) => JSON.stringify(pageBoundingBox)))).toEqual(
    new Set([JSON.stringify({ pageX: 10, pageY: 0, width: 5, height: 5 })]),
  );
});

it('of a large page is told in a task of its own, after a frame', () => {
  document.body.innerHTML = `<div id="root"><main>${'<p></p>'.repeat(2_500)}</main></div>`;
  it1 = createAttachment();
  const told = () => it1.messages.filter(({ id }) => id === 'NAV_TREE').length;
  // the clock stands still: all the rest is done at once
  it1.parts.navTree.restart();
  expect(told()).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(told()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told()).toBe(1);
});

it('tells of revisions with the first tree in which React hides nothing for a fallback', () => {
  document.body.innerHTML = '<div id="root"><main><p></p></main></div>';
  let isSuspended = true;
  it1 = createAttachment({ isSuspended: () => isSuspended }, true);
  const told = () => it1.messages.flatMap((message) => (message.id === 'REVISIONS_COMMITTED' ? message.committed : []));
  it1.parts.hotReload.clock.commit({ 'src/App.tsx': 1 });
  it1.attachment.revisionsCommitted();
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([]);
  isSuspended = false;
  it1.parts.pageChanged();
  vi.advanceTimersByTime(1000);
  const first = { base: 0, files: { 'src/App.tsx': 1 } };
  expect(told()).toEqual([first]);
  isSuspended = true;
  it1.parts.hotReload.clock.commit({ 'src/App.tsx': 2 });
  it1.attachment.revisionsCommitted();
  vi.advanceTimersByTime(1000);
  // still at work
  expect(told()).toEqual([first, first]);
});
