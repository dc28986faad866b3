/** Shows a component's variants and states side by side: one frame for each, as one edit of the canvas. */
import {
  type ComponentLayout,
  componentPage,
  type ExportedComponent,
  type ShownComponent,
} from '../../protocol/component-page.ts';
import type { ComponentPropsAnswer } from '../../protocol/component-props.ts';
import { pathOf } from '../canvas/address.ts';
import { boundsOf, GAP } from '../canvas/arrange.ts';
import { fitCamera, type Rect, type Size } from '../canvas/camera.ts';
import { frameSize } from '../canvas/view.ts';
import type { Editor } from '../editor.ts';
import type { FrameSpec } from '../frame/open-frames.ts';
import { type EditorState, MOST_FRAMES } from '../store/state.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import { FULL, nextOrder, settleRoutes } from './frame-actions.ts';
import { selectedComponent } from './show-component.ts';
import { type Cell, planVariants } from './variants-plan.ts';

/** CSS pixels of the app between cells. */
const BETWEEN = { x: 40, y: 72 };
/** of the page around a component, on both sides together */
const AIR = 48;
const SMALLEST: Size = { width: 160, height: 96 };
const LARGEST: Size = { width: 1440, height: 900 };
/** A variant may be larger than the one that is shown now. */
const GROWTH = { share: 0.25, most: 64 };

/** The component of the selection, or of the active frame where nothing is selected. */
export async function showVariants(editor: Editor): Promise<void> {
  const subject = selectedItem(editor.store.getState()) ? await ofSelection(editor) : ofFrame(editor.store.getState());
  if (!subject) return;
  const answer = await editor.ask<ComponentPropsAnswer>(`/props?${queryOf(subject.component)}`);
  if (!answer.ok) return editor.notify.refused(answer.error);
  if (!answer.value.ok) return;
  const room = MOST_FRAMES - Object.keys(editor.store.getState().frames).length;
  if (room < 1) return editor.notify.unavailable(FULL);
  const { rows, all } = planVariants(answer.value.props, subject.component.props ?? {}, room);
  openGrid(editor, subject, rows);
  const shown = rows.flat().length;
  if (shown < all) {
    const words = `The grid shows ${shown} of ${all} variants, as a canvas has at most ${MOST_FRAMES} frames.`;
    editor.notify.warning(`${words} Delete frames first, or show it on another canvas.`);
  }
}

interface Subject {
  component: ShownComponent;
  /** as large as it is on the page now */
  box: Size;
  /** as wide as its page, as a section is: then its cells are, too */
  isWide: boolean;
}

async function ofSelection(editor: Editor): Promise<Subject | null> {
  const selected = await selectedComponent(editor);
  return selected && subjectOf(editor.store.getState(), selected.component, selected.item.box);
}

function ofFrame(state: EditorState): Subject | null {
  const { component, tree } = activeFrame(state);
  const [root] = tree.roots;
  return component && subjectOf(state, component, root === undefined ? null : (tree.items.get(root)?.box ?? null));
}

function subjectOf(state: EditorState, component: ShownComponent, box: Size | null): Subject {
  const frame = frameSize(activeFrame(state), state.space);
  return { component, box: box ?? SMALLEST, isWide: box !== null && box.width >= frame.width };
}

const queryOf = ({ file, exportName }: ExportedComponent): string =>
  new URLSearchParams({ file, export: exportName }).toString();

function openGrid({ store, frame, session, canvases }: Editor, subject: Subject, rows: readonly Cell[][]): void {
  const { frames, space } = store.getState();
  const placed = boundsOf(Object.values(frames).map((one) => ({ x: one.x, y: one.y, ...frameSize(one, space) })));
  const size = cellSize(subject);
  const corner = { x: placed.x + placed.width + GAP.x, y: placed.y };
  const order = nextOrder(frames);
  const { file, exportName } = subject.component;
  const layout: { layout?: ComponentLayout } = subject.isWide ? {} : { layout: 'centered' };
  const specs = rows.flatMap((row, down) =>
    row.map(({ name, props, state, theme }, across): FrameSpec & Rect => {
      const component: ShownComponent = { file, exportName, props, ...layout };
      const url = new URL(componentPage(component), session.appUrl).href;
      return {
        type: 'COMPONENT',
        component,
        name,
        state,
        theme,
        route: pathOf(url),
        goTo: { url, count: 0 },
        breakpoint: null,
        viewport: { id: 'custom', ...size },
        order: order + down * MOST_FRAMES + across,
        x: corner.x + across * (size.width + BETWEEN.x),
        y: corner.y + down * (size.height + BETWEEN.y),
        ...size,
      };
    }),
  );
  settleRoutes({ store, session });
  store.setState({ isPlaced: true });
  const [first] = frame.open(specs.map(({ width: _, height: __, ...spec }) => spec));
  if (first) frame.activate(first);
  store.setState({ camera: fitCamera(boundsOf(specs), space) });
  canvases.arranged();
}

/** Of every cell, so that they stand in rows and columns. */
function cellSize({ box, isWide }: Subject): Size {
  const within = (side: 'width' | 'height', air: number) => {
    const growth = Math.min(box[side] * GROWTH.share, GROWTH.most);
    const wanted = isWide && side === 'width' ? box.width : Math.ceil(box[side] + growth + air);
    return Math.min(LARGEST[side], Math.max(SMALLEST[side], Math.round(wanted)));
  };
  return { width: within('width', AIR), height: within('height', isWide ? 0 : AIR) };
}
