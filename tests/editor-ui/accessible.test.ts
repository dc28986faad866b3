import { describe, expect, it } from 'vitest';
import { accessibleOf, giverOfName } from '../../src/editor-ui/inspector/accessibility/accessible.ts';
import { textContrast } from '../../src/editor-ui/inspector/accessibility/contrast.ts';
import { indexNavTree, type NavIndex, type NavItem } from '../../src/editor-ui/store/nav-index.ts';

import { idOf } from './fake-project.ts';
import { keyOf, navTree } from './trees.ts';

interface Sketch {
  tag: string | null;
  props?: Record<string, unknown>;
  text?: string;
  component?: boolean;
  children?: Sketch[];
}

/** The first element of a sketched page, in its tree. */
function read(sketch: Sketch, at: number[] = []) {
  const items = new Map<string, NavItem>();
  const add = (
    { tag, props = {}, text = '', component, children = [] }: Sketch,
    key: string,
    parent: string | null,
  ) => {
    const item = { key, parent, tagName: tag, isComponent: component ?? false, props, text, name: tag } as NavItem;
    items.set(key, item);
    item.children = children.map((child, i) => add(child, `${key}-${i}`, key));
    return key;
  };
  const tree: NavIndex = { roots: [add(sketch, '0', null)], items };
  return accessibleOf(tree, items.get(['0', ...at].join('-')) as NavItem);
}

describe('what a screen reader is told', () => {
  it('is the role of the element, or of what a component draws', () => {
    expect(read({ tag: 'h2', text: 'Brands' })).toMatchObject({ role: 'heading', detail: 'level 2', name: 'Brands' });
    expect(read({ tag: 'a', text: 'x' }).role).toBeNull();
    expect(read({ tag: 'a', props: { href: '/' }, text: 'Home' })).toMatchObject({ role: 'link', name: 'Home' });
    expect(read({ tag: 'div', props: { role: 'tab' }, text: 'One' })).toMatchObject({ role: 'tab', name: 'One' });
    const button = { tag: 'button', component: true, children: [{ tag: 'button', text: 'Save' }] };
    expect(read(button)).toMatchObject({ role: 'button', name: 'Save' });
    expect(read({ ...button, tag: null })).toMatchObject({ role: 'button', name: 'Save' });
    expect(read({ tag: 'article', children: [{ tag: 'header' }] }, [0]).role).toBeNull();
  });

  it('is the name from the first source that has one', () => {
    const named = { tag: 'button', props: { 'aria-label': 'Close', title: 'x' }, text: '×' };
    expect(read(named)).toMatchObject({ name: 'Close', nameFrom: 'aria-label', hints: [] });
    const icon = {
      tag: 'button',
      children: [{ tag: 'svg', props: { 'aria-hidden': 'true' }, text: 'no' }],
      text: 'Go',
    };
    expect(read(icon)).toMatchObject({ name: 'Go', nameFrom: 'its content' });
    const field = { tag: 'label', text: 'Email', children: [{ tag: 'input', props: { type: 'email' } }] };
    expect(read(field, [0])).toMatchObject({ role: 'textbox', name: 'Email', nameFrom: 'its label' });
    const apart = {
      tag: 'div',
      children: [
        { tag: 'label', props: { htmlFor: 'q' }, text: 'Find' },
        { tag: 'input', props: { id: 'q', type: 'search' } },
      ],
    };
    expect(read(apart, [1])).toMatchObject({ role: 'searchbox', name: 'Find' });
  });
});

describe('hints', () => {
  it('ask for what is missing, and name the prop that mends it', () => {
    expect(read({ tag: 'img', props: { src: '/a.png' } }).hints[0]?.prop?.name).toBe('alt');
    expect(read({ tag: 'img', props: { alt: '' } })).toMatchObject({ role: null, hints: [] });
    expect(read({ tag: 'button' }).hints[0]?.prop?.name).toBe('aria-label');
    expect(read({ tag: 'input' }).hints[0]?.text).toContain('No label');
    expect(read({ tag: 'div', props: { onClick: 'ƒ' }, text: 'x' }).hints[0]?.text).toContain('no keyboard');
    expect(read({ tag: 'p', props: { tabIndex: 3 }, text: 'x' }).hints[0]?.text).toContain('tabIndex 3');
  });
});

describe('contrast', () => {
  it('blends the text and all backgrounds down to an opaque one, and is not told over an image', () => {
    const values = { color: 'rgba(37, 43, 54, 0.95)', 'background-color': 'rgba(37, 43, 54, 0.03)' };
    const ratioOn = (backdrop: string) => textContrast(values, backdrop)?.ratio.toFixed(1);
    expect(ratioOn('rgb(255, 255, 255)')).toBe('11.6');
    expect(ratioOn('rgba(37, 43, 54, 0.03)\nrgb(255, 255, 255)')).toBe('11.1');
    expect(ratioOn('rgba(37, 43, 54, 0.03)\nlinear-gradient(red, blue)')).toBeUndefined();
    expect(textContrast({ ...values, 'background-image': 'url(a.png)' }, 'rgb(255, 255, 255)')).toBeNull();
  });

  const of = (color: string, patch: Record<string, string> = {}, behind = 'rgb(255, 255, 255)') =>
    textContrast({ color, 'font-size': '14px', 'font-weight': '400', ...patch }, behind);

  it('is measured against what stands behind the words, and judged by their size', () => {
    expect(of('rgb(0, 0, 0)')).toMatchObject({ level: 'AAA', isLarge: false });
    expect(of('rgb(0, 0, 0)')?.ratio).toBeCloseTo(21, 0);
    expect(of('rgb(150, 150, 150)')).toMatchObject({ level: 'fails', needed: 4.5 });
    expect(of('rgb(145, 145, 145)', { 'font-size': '26px' })).toMatchObject({ level: 'AA', isLarge: true, needed: 3 });
    expect(of('rgb(255, 255, 255)', { 'background-color': 'rgb(0, 0, 0)' })?.level).toBe('AAA');
    expect(of('rgb(0, 0, 0)', { 'background-color': 'rgba(0, 0, 0, 0)' })?.level).toBe('AAA');
  });
});

it('the words of a name that components hand on are those of the outermost one in the source', () => {
  const props = { placeholder: 'Search name' };
  const input = { id: 4, tag: 'input', props };
  const field = { id: 3, component: true, props, children: [{ id: 5, component: true, children: [input] }] };
  const tree = indexNavTree(navTree({ id: 1, children: [{ id: 2, component: true, props, children: [field] }] }));
  const giver = (key: string, ...ids: number[]) => {
    const item = tree.items.get(key) as NavItem;
    const elements = Object.fromEntries(ids.map((id) => [idOf(id), {}]));
    return giverOfName(tree, elements, item, accessibleOf(tree, item))?.codebaseId ?? null;
  };
  const at = keyOf(4, '0-0-0-0-0');
  expect(giver(at, 1, 2, 3, 4, 5)).toBe(idOf(2));
  expect(giver(at, 1, 3, 4)).toBe(idOf(3));
  expect(giver(at, 4)).toBeNull();
  expect(giver(keyOf(2, '0-0'), 2, 3, 4)).toBeNull();
});
