/** The widths that are edited, and how wide the frame is then. */
import { describe, expect, it, vi } from 'vitest';
import { formatDeepLink } from '../../src/editor-ui/address-link.ts';
import { frameName } from '../../src/editor-ui/canvas/frame-name.ts';
import { readDeepLink } from '../../src/editor-ui/deep-link.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { newFrame, type Viewport } from '../../src/editor-ui/store/state.ts';
import { activeFrame, createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import { chooseBelow, chooseBreakpoint, edgeAbove, phonesEnd } from '../../src/editor-ui/styling/breakpoints.ts';
import { type EditingContext, modifiersOf } from '../../src/editor-ui/styling/context.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';

function setUp(viewport: Viewport = { id: 'desktop', width: 1440, height: 900 }) {
  const store = createEditorStore();
  const styling = createStylingStore();
  const activate = vi.fn();
  patchFrame(store, store.getState().activeFrame, { viewport });
  const editor = {
    store,
    frame: { activate },
    canvases: { resized: vi.fn() },
    styling: {
      store: styling,
      setContext: (change: Partial<EditingContext>) =>
        styling.setState(({ context }) => ({ context: { ...context, ...change } })),
    },
  } as unknown as Editor;
  const shown = () => {
    const { id, width, height } = activeFrame(store.getState()).viewport;
    return [modifiersOf(styling.getState().context).join(), id, `${width}x${height}`];
  };
  return { editor, store, styling, activate, shown };
}

describe('only below a breakpoint', () => {
  it.each([
    ['max-sm', '390x844'],
    ['max-md', '390x844'],
    ['max-lg', '834x1112'],
  ])('%s is shown at the widest device that is narrower: %s', (name, size) => {
    const { editor, shown } = setUp();
    chooseBreakpoint(editor, 'xl');
    chooseBreakpoint(editor, name);
    expect(shown()).toEqual([name, `breakpoint-${name}`, size]);
    chooseBreakpoint(editor, null);
    expect(shown()).toEqual(['', 'desktop', '1440x900']);
  });

  it('leaves a frame that is narrow enough as it is', () => {
    const phone = { id: 'phone', width: 390, height: 844 };
    const { editor, shown } = setUp(phone);
    chooseBreakpoint(editor, 'max-md');
    expect(shown()).toEqual(['max-md', 'phone', '390x844']);
    chooseBreakpoint(editor, null);
    expect(shown()).toEqual(['', 'phone', '390x844']);
  });

  it('is a pixel before a breakpoint that no device is below', () => {
    const { editor, styling, shown } = setUp({ id: 'fit', width: null, height: null });
    const breakpoints = [{ name: 'watch', minWidth: '300px', pixels: 300 }];
    styling.setState({ css: { cssElementLookup: {}, stylesheets: [], breakpoints, darkMode: { kind: 'media' } } });
    chooseBreakpoint(editor, 'max-watch');
    expect(shown()).toEqual(['max-watch', 'breakpoint-max-watch', '299x900']);
  });

  it('is the base for a name that the project does not have', () => {
    const { editor, shown } = setUp();
    chooseBreakpoint(editor, 'max-wide');
    expect(shown()).toEqual(['', 'desktop', '1440x900']);
  });

  it('means the breakpoint that is edited, in the base the end of phones', () => {
    const { editor, shown } = setUp();
    chooseBelow(editor);
    expect(shown()[0]).toBe('max-md');
    chooseBreakpoint(editor, 'lg');
    chooseBelow(editor);
    chooseBelow(editor);
    expect(shown()[0]).toBe('max-lg');
    const named = (...all: number[]) => phonesEnd(all.map((pixels) => ({ name: `${pixels}`, minWidth: '', pixels })));
    expect(named(600, 1000)?.name).toBe('600');
    expect(named(320, 800, 1200)?.name).toBe('800');
    expect(named()).toBe(null);
  });

  it('goes to its frame where several are shown, and is in their name and in the address', () => {
    const { editor, store, activate } = setUp({ id: 'desktop', width: 1440, height: 900 });
    const viewport = { id: 'breakpoint-max-md', width: 390, height: 844 };
    const below = { ...newFrame('frame-2'), viewport, breakpoint: 'max-md', order: -1 };
    store.setState(({ frames }) => ({ frames: { ...frames, 'frame-2': below } }));
    chooseBreakpoint(editor, 'max-md');
    expect(activate).toHaveBeenCalledWith('frame-2');
    expect(frameName(below)).toBe('below md');
    const link = formatDeepLink(store.getState());
    expect(link).toContain('max-md:390x844');
    expect(readDeepLink(link).frames?.list[0]).toMatchObject({ breakpoint: 'max-md', viewport });
  });
});

describe('the breakpoint below which an edit in a frame is meant', () => {
  const all = Object.entries({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }).map(([name, pixels]) => ({
    name,
    minWidth: `${pixels}px`,
    pixels,
  }));

  it.each([
    [390, 'md'],
    [700, 'md'],
    [834, 'lg'],
    [1024, 'xl'],
    [1280, '2xl'],
    [1440, undefined],
    [null, undefined],
  ])('at %s is %s', (width, edge) => {
    expect(edgeAbove(width, all)?.name).toBe(edge);
  });

  it('is none above the last one of the project', () => {
    expect(edgeAbove(834, all.slice(0, 2))).toBe(null);
    expect(edgeAbove(390, [])).toBe(null);
  });
});
