import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.ts';
import { StartScreen } from './boot/start-screen.tsx';
import { wheelZoom } from './canvas/zoom.ts';
import { bindKeys, handleForwardedKey } from './commands/keys.ts';
import { EditorProvider } from './context.tsx';
import type { Editor } from './editor.ts';
import { createEditorStore, shownZoom } from './store/store.ts';
import './styles/index.css';
import { bindTheme, savedTheme } from './theme.ts';
import { Toasts, toastNotify } from './ui/toasts.tsx';
import { HintProvider } from './ui/tooltip.tsx';
import { Workspace } from './workspace/workspace.tsx';

const store = createEditorStore({ theme: savedTheme() });
bindTheme(store);
const root = createRoot(document.getElementById('root') ?? document.body);
let editor: Editor | null = null;

root.render(<StartScreen store={store} />);

editor = await boot({
  store,
  place: window,
  notify: toastNotify,
  frameEvents: {
    onKey: (key) => editor && handleForwardedKey(editor, key),
    onWheel: (wheel) => {
      if (!wheel.ctrlKey && !wheel.metaKey) return;
      store.setState((state) => ({ zoom: wheelZoom(shownZoom(state), wheel.deltaY) }));
    },
    onDynamicText: () => undefined,
    onContextMenu: () => undefined,
  },
});

if (editor) {
  bindKeys(editor);
  document.title = `${editor.session.projectName} · visual-edit`;
  root.render(
    <StrictMode>
      {/* style elements of the library would need a nonce; our style sheet has what they say */}
      <CSPProvider disableStyleElements>
        <EditorProvider editor={editor}>
          <HintProvider delay={500}>
            <Workspace />
            <Toasts />
          </HintProvider>
        </EditorProvider>
      </CSPProvider>
    </StrictMode>,
  );
}
