/** Which instance a press means: `App` shows `<Layout><Button /></Layout>`, and both components are used elsewhere, too. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TreeElement } from '../../src/protocol/api.ts';
import { instanceAt } from '../../src/runtime/page/instance-at.ts';
import type { ComponentLink, Fiber } from '../../src/runtime/react/index.ts';
import { chosen, createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

const ROOT = idOf(1);
const LAYOUT = idOf(2);
const OTHER_LAYOUT = idOf(3);
const BUTTON = idOf(4);
const OTHER_BUTTON = idOf(5);
const BOX = idOf(6);
const WORDS = idOf(7);
const ROUTE = idOf(8);
const PAGE = 1000;

let it1: FakeAttachment;
const $ = (selector: string) => document.querySelector(selector) as Element;

const entry = (codebaseId: string, componentName: string, ownerName: string | null, patch: Partial<TreeElement> = {}) =>
  ({
    codebaseId,
    componentName,
    ownerName,
    type: /^[a-z]/.test(componentName) ? 'native' : 'component-instance',
    parentCodebaseId: null,
    row: null,
    ...patch,
  }) as TreeElement;

function learn(...entries: TreeElement[]): void {
  it1.parts.project.mergeLookups(Object.fromEntries(entries.map((one) => [one.codebaseId, one])), {});
}

const fiber = (around: Fiber | null, codebaseId: string, shows: string) =>
  ({ return: around, child: { tag: 5, stateNode: $(shows) }, codebaseId, memoizedProps: {} }) as unknown as Fiber;

const sized = (selector: string, side: number) => {
  $(selector).getBoundingClientRect = () => ({ left: 0, top: 0, width: side, height: side }) as DOMRect;
};

const at = (selector: string, goesIn = false) =>
  instanceAt($(selector), it1.parts.selection, goesIn, it1.parts as never)?.key?.match(/tempo-[\da-f-]+/)?.[0];

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div class="${ROOT}"><button class="${BOX}"><b class="${WORDS}">x</b></button></div></div>`;
  const layout = fiber(null, LAYOUT, 'div div');
  const button = fiber(layout, BUTTON, 'button');
  const links: ComponentLink[] = [
    { name: 'Button', codebaseId: BUTTON, fiber: button },
    { name: 'Layout', codebaseId: LAYOUT, fiber: layout },
  ];
  it1 = createAttachment({
    componentChain: (element) => ($('button').contains(element) ? links : links.slice(1)),
    idOf: (one) => (one as unknown as { codebaseId: string }).codebaseId,
  });
  vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(PAGE);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE);
  sized('div div', PAGE / 2);
  sized('button', 20);
  learn(
    entry(ROOT, 'div', 'Layout'),
    entry(LAYOUT, 'Layout', 'App'),
    entry(OTHER_LAYOUT, 'Layout', 'Other'),
    entry(BUTTON, 'Button', 'App', { parentCodebaseId: LAYOUT, row: '' }),
    entry(OTHER_BUTTON, 'Button', 'Other'),
    entry(BOX, 'button', 'Button'),
    entry(WORDS, 'b', 'Button', { parentCodebaseId: BOX, row: '' }),
  );
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  vi.restoreAllMocks();
});

it('is the use of the component that the element is written in, not of one that it is given to', () => {
  expect([at('b'), at('button'), at('div div')]).toEqual([BUTTON, BUTTON, LAYOUT]);
});

it('is not the instance that shows the element in a portal, away from its own place', () => {
  document.body.append($('b'));
  const links = it1.parts.react.componentChain($('button'));
  it1.parts.react.componentChain = () => links;
  expect([at('body > b'), at('button')]).toEqual([undefined, BUTTON]);
});

it('is the element itself where the component is used once and takes no class', () => {
  learn(entry(OTHER_BUTTON, 'Link', 'Other'));
  expect(at('b')).toBeUndefined();
  for (const takesClassName of [true, 'inside'] as const) {
    learn(entry(BOX, 'button', 'Button', { takesClassName }));
    expect(at('b')).toBe(BUTTON);
  }
});

it('is the use of a component that is used under another name too, not of one that has its name elsewhere', () => {
  const [filename, definition] = ['src/Button.tsx', 'src/Button.tsx#Button'];
  const inApp = { parentCodebaseId: LAYOUT, row: '' };
  learn(
    entry(BUTTON, 'Tile', 'App', { ...inApp, definition }),
    entry(OTHER_BUTTON, 'Button', 'Other', { definition }),
    entry(BOX, 'button', 'Button', { filename }),
    entry(WORDS, 'b', 'Button', { filename, parentCodebaseId: BOX, row: '' }),
  );
  expect(at('b')).toBe(BUTTON);
  learn(entry(OTHER_BUTTON, 'Button', 'Other', { definition: 'src/shop/Button.tsx#Button' }));
  expect(at('b')).toBeUndefined();
});

it('is the instance whose package shows the component: `<Button component={Anchor}>`', () => {
  const Anchor = () => null;
  const made = { ...fiber(null, '', 'button'), elementType: Anchor } as Fiber;
  const button = { ...fiber(null, BUTTON, 'button'), memoizedProps: { component: Anchor } } as Fiber;
  const of = (given: Fiber) => [
    { name: 'Anchor', codebaseId: null, fiber: made },
    { name: 'ButtonBase', codebaseId: null, fiber: fiber(null, '', 'button') },
    { name: 'Button', codebaseId: BUTTON, fiber: given },
  ];
  learn(
    entry(BOX, 'a', 'Anchor', { takesClassName: true }),
    entry(BUTTON, 'Button', 'App', { definition: null }),
    entry(OTHER_BUTTON, 'Anchor', 'Other'),
  );
  it1.parts.react.componentChain = () => of(button);
  expect(at('button')).toBe(BUTTON);
  // as an outlet shows a page
  it1.parts.react.componentChain = () => of({ ...button, memoizedProps: {} });
  expect(at('button')).toBeUndefined();
});

it('is the instance that shows its child with classes of its own: `<Button asChild><a /></Button>`', () => {
  const definition = 'src/Button.tsx#Button';
  learn(
    entry(BUTTON, 'Button', 'App', { parentCodebaseId: LAYOUT, row: '', definition }),
    entry(OTHER_BUTTON, 'Button', 'Other', { definition }),
    entry(BOX, 'a', 'App', { parentCodebaseId: BUTTON, row: '' }),
    entry(WORDS, 'b', 'App', { parentCodebaseId: BOX, row: '' }),
  );
  const [button] = it1.parts.react.componentChain($('b'));
  const give = (own: string, shown: string) => {
    Object.assign(button?.fiber as Fiber, {
      memoizedProps: { asChild: true, children: { props: { className: own } } },
    });
    it1.parts.react.propsOf = () => ({ className: shown });
  };
  give('wide', 'wide');
  expect(at('button')).toBeUndefined();
  give('wide', 'button wide');
  expect([at('button'), at('b')]).toEqual([BUTTON, undefined]);
  // inside it, the link itself
  it1.parts.selection.select({ elements: [$('button')], key: it1.parts.page.keyOf($('button'), BUTTON) });
  expect([at('button'), at('button', true)]).toEqual([BUTTON, undefined]);
  it1.parts.selection.select(chosen(it1, $('button')));
  expect(at('button')).toBeUndefined();
  // as a trigger of a package, which marks the child that it watches
  learn(entry(BUTTON, 'Dropdown', 'App', { parentCodebaseId: LAYOUT, row: '', definition: null }));
  it1.parts.selection.select(null);
  expect(at('button')).toBeUndefined();
});

it('is never as large as the page, and never a page that a router shows', () => {
  sized('div div', PAGE);
  expect(at('div div')).toBeUndefined();
  sized('div div', PAGE / 2);
  learn(entry(LAYOUT, 'Layout', 'App', { parentCodebaseId: ROUTE }));
  expect(at('div div')).toBeUndefined();
});

it('is never a page that a wrapper shows, such as one that loads it, however often the wrapper is used', () => {
  const [BOUNDARY, ROUTED] = [idOf(9), idOf(10)];
  const boundary = fiber(null, BOUNDARY, 'div div');
  const page = fiber(boundary, LAYOUT, 'div div');
  it1.parts.react.componentChain = () => [{ name: 'Layout', codebaseId: LAYOUT, fiber: page }];
  // `Loadable = (Component) => () => <Suspense><Component /></Suspense>`, and `const Layout = Loadable(lazy(…))`
  learn(
    entry(LAYOUT, 'Component', 'Loadable', { parentCodebaseId: BOUNDARY, row: '' }),
    entry(OTHER_LAYOUT, 'Layout', null),
    entry(ROUTED, 'Layout', null),
  );
  expect(at('div div')).toBeUndefined();
  learn(entry(ROOT, 'div', 'Layout', { takesClassName: true }));
  expect(at('div div')).toBe(LAYOUT);
});

it('is entered by a press that goes in, and left by a selection elsewhere', () => {
  const { selection, page } = it1.parts;
  selection.select({ elements: [$('button')], key: page.keyOf($('button'), BUTTON) });
  expect([at('b'), at('b', true)]).toEqual([BUTTON, undefined]);
  selection.select(chosen(it1, $('b')));
  expect(at('button')).toBeUndefined();
  selection.select(chosen(it1, $('div div')));
  expect([at('b'), at('div div')]).toEqual([BUTTON, undefined]);
});

it('is the drawing of a shape, as its component uses it; inside the drawing, the shape', () => {
  const [DRAWING, SHAPE, TITLE] = [idOf(11), idOf(12), idOf(13)];
  $('b').innerHTML =
    `<svg class="${DRAWING}"><path class="${SHAPE}"></path><text class="${TITLE}"></text></svg><svg id="library"><rect class="${SHAPE}"></rect></svg>`;
  learn(
    entry(DRAWING, 'svg', 'App', { parentCodebaseId: BUTTON, row: '' }),
    entry(SHAPE, 'path', 'App', { parentCodebaseId: DRAWING, row: '' }),
    entry(TITLE, 'text', 'App', { parentCodebaseId: DRAWING, row: '' }),
  );
  const { selection } = it1.parts;
  expect([at('path'), at('svg'), at('text'), at('rect')]).toEqual([DRAWING, undefined, undefined, undefined]);
  selection.select(chosen(it1, $('svg')));
  expect([at('path'), at('path', true)]).toEqual([DRAWING, undefined]);
  selection.select(chosen(it1, $('path')));
  expect(at('path')).toBeUndefined();
  // an icon of the component's own definition
  learn(entry(DRAWING, 'svg', 'Button', { parentCodebaseId: WORDS, row: '' }));
  selection.select(chosen(it1, $('div div')));
  expect(at('path')).toBe(BUTTON);
  selection.select({ elements: [$('button')], key: it1.parts.page.keyOf($('button'), BUTTON) });
  expect(at('path', true)).toBe(DRAWING);
});
