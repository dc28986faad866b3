import { beforeEach, describe, expect, it } from 'vitest';
import { OVERLAY_TAG } from '../../src/runtime/page/own-nodes.ts';
import { elementAt, sharedSegments, uniquePath } from '../../src/runtime/page/unique-path.ts';

beforeEach(() => {
  document.body.innerHTML = `<${OVERLAY_TAG}></${OVERLAY_TAG}><div id="a"></div><div id="b"><i></i><b id="c"></b></div>`;
});
const byId = (id: string) => document.getElementById(id) as Element;

describe('unique paths', () => {
  it('count children from the body, without our own nodes', () => {
    expect(uniquePath(document.body)).toBe('0');
    expect(uniquePath(byId('a'))).toBe('0-0');
    expect(uniquePath(byId('c'))).toBe('0-1-1');
  });

  it('lead back to the element', () => {
    for (const id of ['a', 'b', 'c']) expect(elementAt(document, uniquePath(byId(id)) as string)).toBe(byId(id));
    expect(elementAt(document, '0-7')).toBeNull();
    expect(elementAt(document, '1')).toBeNull();
  });

  it('reach into open shadow roots, whose children come first', () => {
    const root = byId('b').attachShadow({ mode: 'open' });
    root.innerHTML = '<p></p>';
    const inside = root.firstElementChild as Element;
    expect(uniquePath(inside)).toBe('0-1-0');
    expect(uniquePath(byId('c'))).toBe('0-1-2');
    expect(elementAt(document, '0-1-0')).toBe(inside);
    expect(elementAt(document, '0-1-2')).toBe(byId('c'));
  });

  it('end at nodes outside the body', () => {
    expect(uniquePath(document.createElement('div'))).toBeNull();
    expect(uniquePath(document.documentElement)).toBeNull();
  });

  it('share segments, not characters', () => {
    expect(sharedSegments('0-1-2', '0-1-3')).toBe(2);
    expect(sharedSegments('0-1', '0-10')).toBe(1);
  });
});
