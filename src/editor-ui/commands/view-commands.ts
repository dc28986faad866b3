/** Commands that change what is shown, not the source. */
import { VIEWPORTS } from '../canvas/viewports.ts';
import { stepZoom } from '../canvas/zoom.ts';
import type { Editor } from '../editor.ts';
import { focusClassField, focusLayerSearch, focusNextPanel } from '../focus.ts';
import { type EditorState, MAIN_FRAME, type PanelName } from '../store/state.ts';
import { activeFrame, editableSelection, patchFrame, patchPanels, shownZoom } from '../store/store.ts';
import type { Command } from './command.ts';

const togglePanel = (name: PanelName) => (editor: Editor) =>
  patchPanels(editor.store, { [name]: !editor.store.getState().panels[name] });

function toggleAllPanels({ store }: Editor): void {
  const { panels } = store.getState();
  const show = !panels.layers && !panels.inspector;
  patchPanels(store, { layers: show, inspector: show, ...(show ? {} : { activity: false }) });
}

const zoomBy = (direction: 1 | -1) => (editor: Editor) =>
  editor.store.setState((state) => ({ zoom: stepZoom(shownZoom(state), direction) }));

function toggleOverlay(overlay: EditorState['overlay']) {
  return ({ store }: Editor) => store.setState((state) => ({ overlay: state.overlay === overlay ? 'none' : overlay }));
}

const everywhere = { whileTyping: true, whileDriving: true } as const;

const VIEWPORT_COMMANDS: readonly Command[] = VIEWPORTS.map((viewport, i) => ({
  id: `viewport-${viewport.id}`,
  title: viewport.width ? `${viewport.label} ${viewport.width} × ${viewport.height}` : viewport.label,
  group: 'View',
  keys: [String(i + 1)],
  run: ({ store }) => {
    const { id, width, height } = viewport;
    patchFrame(store, MAIN_FRAME, { viewport: { id, width, height } });
    store.setState({ zoom: 'fit' });
  },
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
  { id: 'back', title: 'Back', group: 'App', run: ({ frame }) => frame.call('goBack') },
  { id: 'forward', title: 'Forward', group: 'App', run: ({ frame }) => frame.call('goForward') },
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
    run: ({ store }) => store.setState({ zoom: 1 }),
  },
  {
    id: 'zoom-fit',
    title: 'Zoom to fit',
    group: 'View',
    keys: ['Shift+Digit1', 'Shift+!'],
    run: ({ store }) => store.setState({ zoom: 'fit' }),
  },
  ...VIEWPORT_COMMANDS,
  {
    id: 'panels',
    title: 'Show or hide the panels',
    group: 'View',
    keys: ['$mod+\\'],
    ...everywhere,
    run: toggleAllPanels,
  },
  { id: 'layers', title: 'Layers', group: 'View', keys: ['Alt+Digit1', 'Alt+1'], run: togglePanel('layers') },
  { id: 'inspector', title: 'Inspector', group: 'View', keys: ['Alt+Digit2', 'Alt+2'], run: togglePanel('inspector') },
  { id: 'activity', title: 'Activity', group: 'View', keys: ['Alt+Digit3', 'Alt+3'], run: togglePanel('activity') },
  {
    id: 'search-layers',
    title: 'Search layers',
    group: 'Selection',
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
    enabled: (state) => editableSelection(state).length === 1,
    run: ({ store }) => {
      patchPanels(store, { inspector: true });
      requestAnimationFrame(focusClassField);
    },
  },
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
    run: toggleOverlay('palette'),
  },
  { id: 'help', title: 'Keyboard shortcuts', group: 'Help', keys: ['Shift+?'], run: toggleOverlay('help') },
];
