import { describe, expect, it } from 'vitest';
import { decodeFrameMessage } from '../../src/editor-ui/frame/decode.ts';

describe('frame messages', () => {
  it('reads the known fields only', () => {
    expect(decodeFrameMessage({ id: 'HOVERED_ELEMENT_KEY', elementKey: 'TE_a_b_0', extra: 1 })).toEqual({
      id: 'HOVERED_ELEMENT_KEY',
      elementKey: 'TE_a_b_0',
    });
    expect(decodeFrameMessage({ id: 'SELECTED_ELEMENT_KEY', elementKey: null, outerHTML: '<b>' })).toMatchObject({
      elementKey: null,
      outerHTML: null,
      doNotSetElementKey: false,
    });
    expect(
      decodeFrameMessage({
        id: 'KEY_DOWN_EVENT',
        event: { key: 'z', ctrlKey: true, activeElement: { tagName: 'BODY' } },
      }),
    ).toMatchObject({ event: { key: 'z', ctrlKey: true, metaKey: false, activeElement: { tagName: 'BODY' } } });
  });

  it('[S-100] takes nothing that has another shape', () => {
    const wrong = [
      null,
      'HOVERED_ELEMENT_KEY',
      {},
      { id: 'constructor' },
      { id: '__proto__' },
      { id: 'toString' },
      { id: 'HOVERED_ELEMENT_KEY', elementKey: {} },
      { id: 'HOVERED_ELEMENT_KEY', elementKey: 'x'.repeat(601) },
      { id: 'MULTI_SELECTED_ELEMENT_KEYS', elementKeys: ['a', 1] },
      { id: 'MULTI_SELECTED_ELEMENT_KEYS', elementKeys: Array(1_001).fill('a') },
      { id: 'NAV_TREE', navTree: 'x' },
      { id: 'EDITED_TEXT', data: { key: 'k', oldText: 'a' } },
      { id: 'EDITED_TEXT', data: { key: 'k', oldText: 'a', newText: 'x'.repeat(200_001) } },
      { id: 'KEY_DOWN_EVENT', event: { key: 'x'.repeat(41) } },
      { id: 'WHEEL_EVENT', event: { deltaX: Number.NaN, deltaY: 0, x: 0, y: 0 } },
      { id: 'LATEST_HREF', href: 7 },
      { id: 'LATEST_HYDRATION_ERROR_STATUS', status: 'bad' },
      { id: 'CONTEXT_REQUESTED', event: { clientX: '1', clientY: 2 } },
    ];
    for (const message of wrong) expect(decodeFrameMessage(message), JSON.stringify(message)?.slice(0, 80)).toBeNull();
  });
});
