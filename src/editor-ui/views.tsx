/** The editor's views, in a script of its own: it is evaluated while the session is on its way. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { openContextMenu, turnFrameWheel } from './canvas/view.ts';
import { bindKeys, handleForwardedKey } from './commands/keys.ts';
import { EditorProvider } from './context.tsx';
import { type DeepLink, followDeepLink } from './deep-link.ts';
import { takeDynamicText } from './dynamic-text.ts';
import type { Editor, EditorParts } from './editor.ts';
import { userIsActing } from './frame/activation.ts';
import { bindPressed } from './frame/pressed.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toasts, toasts } from './ui/toasts.tsx';
import { HintLayer } from './ui/tooltip.tsx';
import { Workspace } from './workspace/workspace.tsx';

export { toasts };

/** Replaces the start screen by the editor. @returns the views' handlers for reports of the frames */
export async function showEditor(root: Root, editor: Editor, link: DeepLink): Promise<EditorParts['frameEvents']> {
  const { store } = editor;
  await editor.canvases.start();
  bindKeys(editor);
  bindPressed(editor);
  followDeepLink(editor, link);
  void import('./late-bindings.ts').then(({ bindLate }) => bindLate(editor));
  document.title = `${editor.session.projectName} · visual-edit`;
  const whole = (
    <StrictMode>
      {/* the library's style elements would need a nonce; our style sheet has the same rules */}
      <CSPProvider disableStyleElements>
        <EditorProvider editor={editor}>
          <ErrorBoundary name="The editor">
            <Workspace />
          </ErrorBoundary>
          <Toasts />
          <HintLayer />
        </EditorProvider>
      </CSPProvider>
    </StrictMode>
  );
  // in a transition, in pieces: the app's frame comes with these views, and loads meanwhile
  startTransition(() => root.render(whole));
  return {
    onKey: (key) => handleForwardedKey(editor, key),
    onWheel: (wheel, frameId) => turnFrameWheel(store, frameId, wheel),
    onDynamicText: (key, words) => takeDynamicText(editor, key, words),
    onContextMenu: (place, frameId) => userIsActing() && openContextMenu(store, frameId, place),
  };
}
