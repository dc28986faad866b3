/** When outlines are placed anew and when the tree is built anew: often enough, and no more often. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen, createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  document.body.innerHTML = `<div id="root"><main class="${idOf(1)}"></main></div>`;
  it1 = createAttachment();
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  document.documentElement.querySelector('visual-edit-overlay')?.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('outlines', () => {
  // covers spec 9.12
  it('scrolling places boxes at most once in 15 ms, and the last place counts', () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    it1.parts.selection.select(chosen(it1, document.querySelector('main') as Element));
    const place = vi.spyOn(it1.parts.overlay, 'place').mockReturnValue(false);
    for (let step = 0; step < 30; step++) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(1);
    }
    expect(place).toHaveBeenCalledTimes(2);
    // the frame after the last event places them where they are then
    expect(frames.length).toBeGreaterThan(0);
    frames.at(-1)?.(0);
    expect(place).toHaveBeenCalledTimes(3);
  });

  it('pointing asks for no frames, unless what is pointed at turns out to move', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    it1.parts.selection.hover(chosen(it1, document.querySelector('main') as Element));
    const place = vi.spyOn(it1.parts.overlay, 'place').mockReturnValue(false);
    vi.advanceTimersByTime(100);
    expect(place).toHaveBeenCalledTimes(1);
    expect(frame).not.toHaveBeenCalled();
    place.mockReturnValue(true);
    it1.parts.selection.hover(chosen(it1, document.body));
    vi.advanceTimersByTime(100);
    expect(frame).toHaveBeenCalled();
  });

  it('a page at rest is looked at four times a second: all of few boxes, a fourth of many', () => {
    const { overlay, selection } = it1.parts;
    const main = document.querySelector('main') as Element;
    selection.select(chosen(it1, main));
    const place = vi.spyOn(overlay, 'place');
    const parts = () => place.mock.calls.splice(0).map(([share]) => share?.parts);
    vi.advanceTimersByTime(1_000);
    expect(parts()).toEqual([undefined, 1, 1, 1, 1]);
    main.innerHTML = `<i class="${idOf(2)}"></i>`.repeat(40);
    selection.select(chosen(it1, main.firstElementChild as Element));
    const looks = [...main.children].map((row) => vi.spyOn(row, 'getBoundingClientRect'));
    vi.advanceTimersByTime(50);
    expect(parts().at(-1)).toBeUndefined();
    for (const look of looks) look.mockClear();
    vi.advanceTimersByTime(200);
    expect(parts()).toEqual([4]);
    const looked = () => looks.filter((look) => look.mock.calls.length > 0).length;
    expect(looked()).toBeLessThan(15);
    vi.advanceTimersByTime(750);
    expect([parts(), looked()]).toEqual([[4, 4, 4], 40]);
  });

  it('pointing looks for the other elements like the selected one only after the page changed', () => {
    const { selection, page } = it1.parts;
    selection.select(chosen(it1, document.querySelector('main') as Element));
    const look = vi.spyOn(page, 'sameAs');
    selection.hover(chosen(it1, document.body));
    selection.hover(null);
    expect(look).not.toHaveBeenCalled();
    it1.parts.pageChanged();
    selection.hover(chosen(it1, document.body));
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('with nothing outlined', () => {
  it('nothing is asked that has the page laid out, and the layer is put back all the same', () => {
    const { overlay, tools, selection } = it1.parts;
    const look = vi.spyOn(overlay.host, 'getBoundingClientRect');
    overlay.host.remove();
    tools.setDriving(false);
    expect(look).not.toHaveBeenCalled();
    expect(overlay.host.isConnected).toBe(true);
    selection.select(chosen(it1, document.querySelector('main') as Element));
    expect(look).toHaveBeenCalled();
  });
});

describe('the tree', () => {
  // covers spec 9.13
  it('a page where only styles change is told after 1000 ms', () => {
    const start = vi.spyOn(it1.parts.navTree as unknown as { start(): void }, 'start');
    it1.parts.pageChanged(true);
    vi.advanceTimersByTime(999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
