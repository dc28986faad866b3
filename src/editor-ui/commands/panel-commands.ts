/** Commands of the panel below the canvas, the code view, and the settings. */
import { openedCode } from '../code/opened.ts';
import type { Editor } from '../editor.ts';
import { runningRecording } from '../recordings/running.ts';
import type { DockTab } from '../store/state.ts';
import { openDock, patchPanels } from '../store/store.ts';
import type { Command } from './command.ts';

/** Opens a tab; the same key again closes the panel. */
const toggleDock =
  (dock: DockTab) =>
  ({ store }: Editor) => {
    const { panels, dock: shown } = store.getState();
    if (panels.activity && shown === dock) patchPanels(store, { activity: false });
    else openDock(store, dock);
  };

export const PANEL_COMMANDS: readonly Command[] = [
  { id: 'activity', title: 'Activity', group: 'View', keys: ['Alt+Digit3', 'Alt+3'], run: toggleDock('activity') },
  { id: 'code', title: 'Code', group: 'View', keys: ['Alt+Digit4', 'Alt+4'], run: toggleDock('code') },
  {
    id: 'review',
    title: 'Review all changes',
    group: 'View',
    keys: ['Alt+Digit5', 'Alt+5'],
    run: toggleDock('review'),
  },
  {
    id: 'save',
    title: 'Save the code view',
    group: 'Edit',
    // the browser's own dialog would save this page, which no one wants
    keys: ['$mod+s'],
    whileTyping: true,
    whileDriving: true,
    run: ({ store, notify }) => {
      if (store.getState().unsavedCode !== null && openedCode()) void openedCode()?.save();
      else notify.saved('Everything is saved in your files');
    },
  },
  {
    id: 'record',
    title: 'Record session',
    group: 'App',
    enabled: ({ recording }) => recording === null,
    run: async (editor) => (await import('../recordings/record-session.ts')).startRecording(editor),
  },
  {
    id: 'stop-recording',
    title: 'Stop recording',
    group: 'App',
    whileDriving: true,
    enabled: ({ recording }) => recording !== null,
    run: () => runningRecording()?.stop(),
  },
  {
    id: 'recordings',
    title: 'Open recording…',
    group: 'App',
    run: ({ store }) => store.setState({ overlay: 'recordings' }),
  },
  {
    id: 'settings',
    title: 'Settings',
    group: 'Help',
    keys: ['$mod+,'],
    run: ({ store }) =>
      store.setState(({ overlay }) => ({
        overlay: overlay === 'settings' ? ('none' as const) : ('settings' as const),
      })),
  },
];
