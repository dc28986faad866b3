import { describe, expect, it } from 'vitest';
import { flatParent } from '../../src/runtime/overlay/clip.ts';

describe('the parent that an element is laid out in', () => {
  it('is a link that it stands in, though links too have a `host`', () => {
    document.body.innerHTML = '<a href="https://example.org/page"><b>to it</b></a>';
    const [link, bold] = [document.querySelector('a'), document.querySelector('b') as Element];
    expect(flatParent(bold)).toBe(link);
  });

  it('is the host of a shadow root', () => {
    const host = document.createElement('div');
    const inner = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inner);
    expect(flatParent(inner)).toBe(host);
  });
});
