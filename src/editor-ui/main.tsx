import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.ts';
import { StartScreen } from './boot/start-screen.tsx';
import { openContextMenu, turnFrameWheel } from './canvas/view.ts';
import { bindKeys, handleForwardedKey } from './commands/keys.ts';
import { EditorProvider } from './context.tsx';
import { bindDeepLink, followDeepLink, readDeepLink } from './deep-link.ts';
import { takeDynamicText } from './dynamic-text.ts';
import type { Editor } from './editor.ts';
import { userIsActing } from './frame/activation.ts';
import { bindSettings, savedSettings } from './settings.ts';
import { createEditorStore, patchPanels } from './store/store.ts';
import './styles/index.css';
import { bindTheme, savedTheme } from './theme.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toasts, toastNotify } from './ui/toasts.tsx';
import { HintProvider } from './ui/tooltip.tsx';
import { bindPanels, savedPanels } from './workspace/saved-layout.ts';
import { Workspace } from './workspace/workspace.tsx';

// read before the token is taken out of the address
const link = readDeepLink(window.location.hash);
const store = createEditorStore({ theme: savedTheme(), settings: savedSettings() });
patchPanels(store, savedPanels());
bindTheme(store);
bindPanels(store);
bindSettings(store);
const root = createRoot(document.getElementById('root') ?? document.body);
let editor: Editor | null = null;

root.render(<StartScreen store={store} />);
// the address with a new token, opened in this tab, changes nothing but the fragment
window.addEventListener('hashchange', () => window.location.reload());

editor = await boot({
  store,
  place: window,
  notify: toastNotify,
  frameEvents: {
    onKey: (key) => editor && handleForwardedKey(editor, key),
    onWheel: (wheel, frameId) => turnFrameWheel(store, frameId, wheel),
    onDynamicText: (key) => editor && takeDynamicText(editor, key),
    onContextMenu: (place, frameId) => userIsActing() && openContextMenu(store, frameId, place),
  },
});

if (editor) {
  bindKeys(editor);
  followDeepLink(editor, link);
  bindDeepLink(editor, window);
  document.title = `${editor.session.projectName} · visual-edit`;
  const whole = (
    <StrictMode>
      {/* style elements of the library would need a nonce; our style sheet has what they say */}
      <CSPProvider disableStyleElements>
        <EditorProvider editor={editor}>
          <HintProvider delay={500}>
            <ErrorBoundary name="The editor">
              <Workspace />
            </ErrorBoundary>
            <Toasts />
          </HintProvider>
        </EditorProvider>
      </CSPProvider>
    </StrictMode>
  );
  // a few views at a time: the app, whose frame comes with them, loads meanwhile
  startTransition(() => root.render(whole));
}
