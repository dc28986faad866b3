import { Redo2, Undo2 } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { useEditorState } from '../context.tsx';
import { CommandButton } from '../ui/command-button.tsx';
import { useStage } from '../ui/use-stage.ts';
import { AddressBar } from './address-bar.tsx';
import { CanvasName } from './canvas-name.tsx';
import { ContextMenus } from './context-menus.tsx';
import { MainMenu } from './main-menu.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { SaveStatus } from './save-status.tsx';
import { ViewportMenu } from './viewport-menu.tsx';

const RecordingIndicator = lazy(() => import('../recordings/recording-indicator.tsx'));

/** The thin bar on top: project, undo and redo, where the app is and how large, edit or interact, saved or not. */
export const TopBar = memo(function TopBar() {
  const stage = useStage(2);
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <header
      data-panel="topbar"
      className="grid h-11 flex-none grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 border-line border-b bg-panel px-2"
    >
      <div className="flex min-w-0 items-center gap-1">
        <MainMenu />
        <CanvasName />
        <Divider />
        <CommandButton id="undo" icon={Undo2} />
        <CommandButton id="redo" icon={Redo2} />
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <AddressBar />
        {stage >= 1 && (
          <>
            <ViewportMenu />
            <ContextMenus />
          </>
        )}
      </div>
      <div className="flex min-w-0 items-center justify-end gap-2">
        {stage >= 2 && (
          <>
            {recording && (
              <Suspense>
                <RecordingIndicator />
              </Suspense>
            )}
            <SaveStatus />
            <ModeSwitch />
          </>
        )}
      </div>
    </header>
  );
});

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-4 w-px flex-none bg-line" />;
}
