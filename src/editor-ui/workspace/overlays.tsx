import { lazy, Suspense, useEffect } from 'react';
import { useEditorState } from '../context.tsx';
import { lazyAhead } from '../ui/lazy-ahead.tsx';

const { View: CommandPalette, load: loadPalette } = lazyAhead(() => import('../command-palette/command-palette.tsx'));
const HelpDialog = lazy(() => import('./help-dialog.tsx'));
const WrapDialog = lazy(() => import('./wrap-dialog.tsx'));
const SwapDialog = lazy(() => import('../swap/swap-dialog.tsx'));
const ExtractDialog = lazy(() => import('../extract/extract-dialog.tsx'));
const ImageDialog = lazy(() => import('../assets/image-dialog.tsx'));
const NewPageDialog = lazy(() => import('../pages/new-page-dialog.tsx'));
const CanvasSwitcher = lazy(() => import('../canvases/canvas-switcher.tsx'));
const StoryDialog = lazy(() => import('../canvases/story-dialog.tsx'));
const RecordingsDialog = lazy(() => import('../recordings/recordings-dialog.tsx'));
const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

/** Dialogs that the first picture does not need: loaded when they are first opened, the palette a little before that. */
export function Overlays() {
  const overlay = useEditorState((state) => state.overlay);
  const isPageShown = useEditorState(({ frames, activeFrame }) => frames[activeFrame]?.status === 'ready');
  useEffect(() => {
    if (!isPageShown) return;
    // a user who opens the palette types at once
    const whenIdle = window.requestIdleCallback ?? window.requestAnimationFrame;
    whenIdle(() => void loadPalette());
  }, [isPageShown]);
  return (
    <Suspense>
      {overlay === 'palette' && <CommandPalette />}
      {overlay === 'help' && <HelpDialog />}
      {overlay === 'settings' && <SettingsDialog />}
      {overlay === 'wrap-in' && <WrapDialog />}
      {overlay === 'swap' && <SwapDialog />}
      {overlay === 'extract' && <ExtractDialog />}
      {overlay === 'image' && <ImageDialog />}
      {overlay === 'canvases' && <CanvasSwitcher />}
      {overlay === 'story' && <StoryDialog />}
      {overlay === 'recordings' && <RecordingsDialog />}
      {overlay === 'new-page' && <NewPageDialog />}
    </Suspense>
  );
}
