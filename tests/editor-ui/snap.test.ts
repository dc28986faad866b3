import { describe, expect, it } from 'vitest';
import { snapRules, snapTo } from '../../src/editor-ui/canvas/snap.ts';
import { DEFAULT_SETTINGS } from '../../src/editor-ui/store/state.ts';

const NOTHING_KNOWN = { design: null, css: null };

describe('a frame that is resized', () => {
  it('keeps to devices and breakpoints that are near on the screen', () => {
    const { widths, step } = snapRules(DEFAULT_SETTINGS, NOTHING_KNOWN);
    expect(snapTo(1276, widths, step, 1)).toBe(1280);
    expect(snapTo(771, widths, step, 1)).toBe(768);
    expect(snapTo(800, widths, step, 1)).toBe(800);
    expect(snapTo(757, widths, step, 0.5)).toBe(768);
    expect(snapTo(757, widths, step, 1)).toBe(757);
  });

  it('keeps to the grid where it is shown, and to nothing where snapping is off', () => {
    const grid = snapRules({ ...DEFAULT_SETTINGS, grid: true }, NOTHING_KNOWN);
    expect(snapTo(803, grid.widths, grid.step, 1)).toBe(800);
    const off = snapRules({ ...DEFAULT_SETTINGS, grid: true, snapping: false }, NOTHING_KNOWN);
    expect(snapTo(769, off.widths, off.step, 1)).toBe(769);
  });
});
