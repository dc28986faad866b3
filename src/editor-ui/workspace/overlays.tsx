import { lazy, Suspense } from 'react';
import { useEditorState } from '../context.tsx';

const HelpDialog = lazy(() => import('./help-dialog.tsx'));
const WrapDialog = lazy(() => import('./wrap-dialog.tsx'));
const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

/** Dialogs that few visits need: loaded when they are first opened. */
export function Overlays() {
  const overlay = useEditorState((state) => state.overlay);
  return (
    <Suspense>
      {overlay === 'help' && <HelpDialog />}
      {overlay === 'settings' && <SettingsDialog />}
      {overlay === 'wrap-in' && <WrapDialog />}
    </Suspense>
  );
}
