/** Commands for several frames on the canvas. */
import { pathOf } from '../canvas/address.ts';
import { inOrder } from '../canvas/keep-places.ts';
import { hasSeveral } from '../canvas/several.ts';
import { zoomToFrames } from '../canvas/view.ts';
import type { Editor } from '../editor.ts';
import { changeSettings } from '../settings.ts';
import { type EditorState, MOST_FRAMES } from '../store/state.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import type { Command } from './command.ts';
import { all, need, ONE_ELEMENT } from './needs.ts';

type Actions = typeof import('../canvases/frame-actions.ts');

/** An action whose code is loaded when it is first used. */
const later =
  (run: (actions: Actions, editor: Editor) => void) =>
  async (editor: Editor): Promise<void> =>
    run(await import('../canvases/frame-actions.ts'), editor);

const COMPONENT_SELECTED = need(
  (state) => selectedItem(state)?.isComponent === true,
  () => ({
    code: 'no-component',
    message: 'This is an element, and only components are shown alone.',
    hint: 'Select a component in the layers.',
  }),
);

const VARIANTS_OF_SELECTION = all(ONE_ELEMENT, COMPONENT_SELECTED);

/** A frame of a component of which nothing is selected: the component itself is meant. */
const isComponentFrame = (state: EditorState) =>
  state.selection.length === 0 && activeFrame(state).type === 'COMPONENT';

const hasRoom = ({ frames }: EditorState) => Object.keys(frames).length < MOST_FRAMES;

export const FRAME_COMMANDS: readonly Command[] = [
  {
    id: 'all-breakpoints',
    title: 'Show all breakpoints',
    group: 'View',
    run: later(({ showAllBreakpoints }, editor) => showAllBreakpoints(editor)),
  },
  {
    id: 'one-frame',
    title: 'Show only this frame',
    group: 'View',
    enabled: hasSeveral,
    run: later(({ showOneFrame }, editor) => showOneFrame(editor)),
  },
  {
    id: 'add-frame',
    title: 'Add a frame',
    group: 'View',
    enabled: hasRoom,
    run: later(({ addFrame }, editor) => addFrame(editor)),
  },
  {
    id: 'component-frame',
    title: 'Show the component alone',
    group: 'View',
    ...all(ONE_ELEMENT, COMPONENT_SELECTED),
    run: async (editor) => (await import('../canvases/show-component.ts')).showComponent(editor),
  },
  {
    id: 'variants-grid',
    title: 'Show its variants',
    group: 'View',
    ...need(
      (state) => isComponentFrame(state) || VARIANTS_OF_SELECTION.enabled(state),
      (state) => VARIANTS_OF_SELECTION.why(state),
    ),
    run: async (editor) => (await import('../canvases/variants-grid.ts')).showVariants(editor),
  },
  {
    id: 'story-frame',
    title: 'Show a story…',
    group: 'View',
    enabled: ({ hasStories }) => hasStories,
    opensField: ({ overlay }) => overlay === 'story',
    run: ({ store }) => store.setState({ overlay: 'story' }),
  },
  {
    id: 'duplicate-frame',
    title: 'Duplicate the frame',
    group: 'View',
    enabled: hasRoom,
    run: later(({ duplicateFrame }, editor) => duplicateFrame(editor)),
  },
  {
    id: 'rename-frame',
    title: 'Rename the frame',
    group: 'View',
    opensField: () => true,
    run: ({ store }) => store.setState(({ activeFrame }) => ({ namedFrame: activeFrame })),
  },
  {
    id: 'delete-frame',
    title: 'Delete the frame',
    group: 'View',
    enabled: hasSeveral,
    run: later(({ deleteChosen }, editor) => deleteChosen(editor)),
  },
  {
    id: 'choose-same-component',
    title: 'Choose all frames of the component',
    group: 'View',
    enabled: (state) => activeFrame(state).type === 'COMPONENT',
    run: later(({ chooseSameComponent }, editor) => chooseSameComponent(editor)),
  },
  {
    id: 'frame-page',
    title: 'Start the frame at this page',
    group: 'View',
    enabled: (state) => {
      const { route, href, component } = activeFrame(state);
      return state.canvas?.isSaved === true && !component && route !== pathOf(href);
    },
    run: later(({ startHere }, editor) => startHere(editor)),
  },
  {
    id: 'frames-in-rows',
    title: 'Put the frames in rows',
    group: 'View',
    enabled: ({ isPlaced }) => isPlaced,
    run: later(({ putInRows }, editor) => putInRows(editor)),
  },
  {
    id: 'next-frame',
    title: 'Go to the next frame',
    group: 'View',
    enabled: hasSeveral,
    run: ({ store, frame }) => {
      const { frames, activeFrame } = store.getState();
      const ids = inOrder(frames).map(({ id }) => id);
      frame.activate(ids[(ids.indexOf(activeFrame) + 1) % ids.length] ?? activeFrame);
    },
  },
  {
    id: 'zoom-frame',
    title: 'Zoom to the frame',
    group: 'View',
    enabled: hasSeveral,
    run: ({ store }) => {
      const { chosenFrames, activeFrame } = store.getState();
      zoomToFrames(store, chosenFrames.length > 0 ? chosenFrames : [activeFrame]);
    },
  },
  {
    id: 'minimap',
    title: 'Overview of the frames',
    group: 'View',
    enabled: hasSeveral,
    run: ({ store }) => changeSettings(store, { minimap: !store.getState().settings.minimap }),
  },
];
