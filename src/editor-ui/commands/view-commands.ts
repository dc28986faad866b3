/** Commands that change the view, not the source. */

import { stepZoom } from '../canvas/camera.ts';
import { zoomTo } from '../canvas/view.ts';
import { VIEWPORTS } from '../canvas/viewports.ts';
import { zoomToSelection } from '../canvas/zoom-selection.ts';
import type { Editor } from '../editor.ts';
import { focusClassField, focusLayerSearch, focusNextPanel, focusPanel } from '../focus.ts';
import { canGoBack, canGoForward } from '../frame/visits.ts';
import type { NavIndex } from '../store/nav-index.ts';
import type { EditorState, PanelName } from '../store/state.ts';
import { activeFrame, patchFrame, patchPanels } from '../store/store.ts';
import type { Command } from './command.ts';
import { ONE_ELEMENT } from './needs.ts';

/** Bottom of the lowest element, in pixels of the app. */
function pageHeight(tree: NavIndex): number {
  let bottom = 0;
  for (const { box } of tree.items.values()) if (box) bottom = Math.max(bottom, box.pageY + box.height);
  return Math.min(20_000, Math.ceil(bottom));
}

const togglePanel = (name: PanelName) => (editor: Editor) =>
  patchPanels(editor.store, { [name]: !editor.store.getState().panels[name] });

/** A panel above the layers, which shows while those are open. */
const toggleAboveLayers =
  (name: 'pages' | 'assets') =>
  ({ store }: Editor): void => {
    const { panels } = store.getState();
    const open = !(panels.layers && panels[name]);
    patchPanels(store, open ? { layers: true, [name]: true } : { [name]: false });
    if (open) requestAnimationFrame(() => focusPanel(name));
  };

function toggleAllPanels({ store }: Editor): void {
  const { panels } = store.getState();
  const show = !panels.layers && !panels.inspector;
  patchPanels(store, { layers: show, inspector: show, ...(show ? {} : { activity: false }) });
}

const zoomBy =
  (direction: 1 | -1) =>
  ({ store }: Editor) =>
    zoomTo(store, (zoom) => stepZoom(zoom, direction));

function toggleOverlay(overlay: EditorState['overlay']) {
  return ({ store }: Editor) => store.setState((state) => ({ overlay: state.overlay === overlay ? 'none' : overlay }));
}

const everywhere = { whileTyping: true, whileDriving: true } as const;

const VIEWPORT_COMMANDS: readonly Command[] = VIEWPORTS.map((viewport) => ({
  id: `viewport-${viewport.id}`,
  title: viewport.width ? `${viewport.label} ${viewport.width} × ${viewport.height}` : viewport.label,
  group: 'View',
  run: ({ store, styling, canvases }) => {
    const { id, width, height } = viewport;
    patchFrame(store, store.getState().activeFrame, { viewport: { id, width, height } });
    store.setState({ camera: null });
    // a width of one's own choice is no breakpoint: edits go to the base again
    styling.setContext({ breakpoint: null });
    canvases.resized();
  },
}));

const THEME_COMMANDS: readonly Command[] = (['system', 'light', 'dark'] as const).map((theme) => ({
  id: `theme-${theme}`,
  title: theme === 'system' ? 'Theme of the system' : `${theme === 'light' ? 'Light' : 'Dark'} theme`,
  group: 'View',
  run: ({ store }) => store.setState({ theme }),
}));

export const VIEW_COMMANDS: readonly Command[] = [
  {
    id: 'drive',
    title: 'Edit or interact with the app',
    group: 'App',
    keys: ['$mod+Shift+p'],
    ...everywhere,
    run: ({ store, frame }) => frame.setDriving(!activeFrame(store.getState()).driving),
  },
  {
    id: 'back',
    title: 'Back',
    group: 'App',
    enabled: (state) => canGoBack(activeFrame(state).visits),
    run: ({ frame }) => frame.call('goBack'),
  },
  {
    id: 'forward',
    title: 'Forward',
    group: 'App',
    enabled: (state) => canGoForward(activeFrame(state).visits),
    run: ({ frame }) => frame.call('goForward'),
  },
  { id: 'reload', title: 'Reload the app', group: 'App', run: ({ frame }) => frame.call('refresh') },
  {
    id: 'zoom-in',
    title: 'Zoom in',
    group: 'View',
    keys: ['$mod+=', '$mod+Shift++'],
    repeats: true,
    run: zoomBy(1),
  },
  { id: 'zoom-out', title: 'Zoom out', group: 'View', keys: ['$mod+-'], repeats: true, run: zoomBy(-1) },
  {
    id: 'zoom-100',
    title: 'Zoom to 100 %',
    group: 'View',
    keys: ['$mod+0'],
    run: ({ store }) => zoomTo(store, () => 1),
  },
  {
    id: 'zoom-fit',
    title: 'Zoom to fit',
    group: 'View',
    keys: ['Shift+Digit1', 'Shift+!'],
    run: ({ store }) => store.setState({ camera: null }),
  },
  {
    id: 'zoom-selection',
    title: 'Zoom to the selection',
    group: 'View',
    keys: ['Shift+Digit2', 'Shift+@'],
    enabled: (state) => state.selection.length > 0,
    run: ({ store, frame }) => zoomToSelection(store, frame),
  },
  {
    id: 'pan',
    title: 'Pan the canvas',
    group: 'View',
    keys: ['h'],
    run: ({ store }) => store.setState({ tool: 'pan' }),
  },
  {
    id: 'select',
    title: 'Select elements',
    group: 'View',
    keys: ['v'],
    run: ({ store }) => store.setState({ tool: 'select' }),
  },
  ...VIEWPORT_COMMANDS,
  {
    id: 'whole-page',
    title: 'Make the frame as high as the page',
    group: 'View',
    run: ({ store, canvases }) => {
      const { id, viewport, tree } = activeFrame(store.getState());
      const height = Math.max(viewport.height ?? 0, pageHeight(tree));
      patchFrame(store, id, { viewport: { ...viewport, id: 'custom', height } });
      canvases.resized();
    },
  },
  {
    id: 'panels',
    title: 'Show or hide the panels',
    group: 'View',
    keys: ['$mod+\\'],
    ...everywhere,
    run: toggleAllPanels,
  },
  { id: 'layers', title: 'Layers', group: 'View', keys: ['Alt+Digit1', 'Alt+1'], run: togglePanel('layers') },
  { id: 'pages', title: 'Pages', group: 'View', keys: ['Alt+Digit6', 'Alt+6'], run: toggleAboveLayers('pages') },
  { id: 'assets', title: 'Assets', group: 'View', keys: ['Alt+Digit7', 'Alt+7'], run: toggleAboveLayers('assets') },
  {
    id: 'canvases',
    title: 'Canvases',
    group: 'View',
    opensField: ({ overlay }) => overlay === 'canvases',
    run: toggleOverlay('canvases'),
  },
  {
    id: 'new-page',
    title: 'New page',
    group: 'App',
    opensField: ({ overlay }) => overlay === 'new-page',
    run: toggleOverlay('new-page'),
  },
  { id: 'inspector', title: 'Inspector', group: 'View', keys: ['Alt+Digit2', 'Alt+2'], run: togglePanel('inspector') },
  {
    id: 'search-layers',
    title: 'Search layers',
    group: 'Selection',
    opensField: () => true,
    run: ({ store }) => {
      patchPanels(store, { layers: true });
      requestAnimationFrame(focusLayerSearch);
    },
  },
  {
    id: 'class-input',
    title: 'Add a class',
    group: 'Edit',
    keys: ['$mod+Enter'],
    ...ONE_ELEMENT,
    opensField: () => true,
    run: ({ store }) => {
      patchPanels(store, { inspector: true });
      requestAnimationFrame(focusClassField);
    },
  },
  ...THEME_COMMANDS,
  { id: 'next-panel', title: 'Next panel', group: 'Help', keys: ['F6'], ...everywhere, run: () => focusNextPanel(1) },
  {
    id: 'previous-panel',
    title: 'Previous panel',
    group: 'Help',
    keys: ['Shift+F6'],
    ...everywhere,
    run: () => focusNextPanel(-1),
  },
  {
    id: 'palette',
    title: 'Command palette',
    group: 'Help',
    keys: ['$mod+k'],
    ...everywhere,
    opensField: ({ overlay }) => overlay === 'palette',
    run: toggleOverlay('palette'),
  },
  { id: 'help', title: 'Keyboard shortcuts', group: 'Help', keys: ['Shift+?', '?'], run: toggleOverlay('help') },
];
