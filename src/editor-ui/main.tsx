import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.ts';
import { StartScreen } from './boot/start-screen.tsx';
import { readDeepLink } from './deep-link.ts';
import type { EditorParts } from './editor.ts';
import { bindSettings, savedSettings } from './settings.ts';
import { createEditorStore, patchPanels } from './store/store.ts';
import './styles/index.css';
import { bindTheme, savedTheme } from './theme.ts';
import { bindPanels, savedPanels } from './workspace/saved-layout.ts';

// read before the token is taken out of the address
const link = readDeepLink(window.location.hash);
const store = createEditorStore({ theme: savedTheme(), settings: savedSettings(), canvasName: link.canvas });
patchPanels(store, savedPanels());
bindTheme(store);
bindPanels(store);
bindSettings(store);
const root = createRoot(document.getElementById('root') ?? document.body);
const NOT_WHOLE = {
  code: 'not-loaded',
  message: 'A part of the editor did not load.',
  hint: 'Look whether visual-edit still runs in your terminal, then reload this page.',
};
/** there before any frame is */
let frameEvents: EditorParts['frameEvents'] | null = null;

root.render(<StartScreen store={store} />);
// the address with a new token, opened in this tab, changes nothing but the fragment
window.addEventListener('hashchange', () => window.location.reload());

const views = import('./views.tsx');
const toasts = async () => (await views).toasts;

// no await at top level: the views import from this script, and would wait for it to end
void boot({
  store,
  place: window,
  notify: {
    saved: async (text) => (await toasts()).saved(text),
    warning: async (text) => (await toasts()).warning(text),
    unavailable: async (reason) => (await toasts()).unavailable(reason),
    refused: async (error, action, other) => (await toasts()).refused(error, action, other),
    unshown: async (reason, action, other) => (await toasts()).unshown(reason, action, other),
    superseded: async (at, own) => (await toasts()).superseded(at, own),
    problem: async (notice) => (await toasts()).problem(notice),
  },
  frameEvents: {
    onKey: (key) => frameEvents?.onKey(key),
    onWheel: (wheel, frameId) => frameEvents?.onWheel(wheel, frameId),
    onDynamicText: (key, words) => frameEvents?.onDynamicText(key, words),
    onContextMenu: (place, frameId) => frameEvents?.onContextMenu(place, frameId),
  },
})
  .then(async (editor) => {
    if (editor) frameEvents = await (await views).showEditor(root, editor, link);
  })
  // in a store of its own: the connection, which is there, goes on being told in the other one
  .catch(() => {
    const connection = { state: 'offline', error: NOT_WHOLE } as const;
    root.render(<StartScreen store={createEditorStore({ connection })} />);
  });
