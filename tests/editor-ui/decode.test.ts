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

  it('[S-100] reads boxes whole or not at all', () => {
    const rect = { left: 1, top: 2, width: 3, height: 4 };
    const side = { top: 0, right: 0, bottom: 0, left: 0 };
    const boxes = {
      ...{ margin: rect, border: rect, padding: rect, content: rect, exact: true, scale: { x: 1, y: 1 } },
      sides: { margin: side, border: side, padding: side },
      ...{ display: 'flex', position: 'static', flexDirection: 'row', direction: 'rtl' },
      gaps: [{ property: 'row-gap', rect }],
      parent: { elementKey: null, display: 'block', flexDirection: 'row', flexWrap: 'nowrap' },
    };
    const message = { id: 'ELEMENT_BOXES', elementKey: 'k', boxes };
    expect(decodeFrameMessage({ ...message, more: 1 })).toEqual(message);
    const broken = { ...boxes, border: { ...rect, left: Number.NaN } };
    expect(decodeFrameMessage({ ...message, boxes: broken })).toEqual({ ...message, boxes: null });
    expect(decodeFrameMessage({ ...message, elementKey: 7 })).toBeNull();
    const odd = { ...boxes, gaps: [{ property: 'x' }, 'y'], parent: 7 };
    expect(decodeFrameMessage({ ...message, boxes: odd })).toMatchObject({ boxes: { gaps: [], parent: null } });
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
