/** The editor's window: bar on top, layers, canvas with the activity below it, inspector. */
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { AssetsPanel } from '../assets/assets-panel.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { useEditorState } from '../context.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { PagesPanel } from '../pages/pages-panel.tsx';
import type { PanelName } from '../store/state.ts';
import { TopBar } from '../topbar/top-bar.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useStage } from '../ui/use-stage.ts';
import { Dock } from './dock.tsx';
import { Overlays } from './overlays.tsx';
import { savedSize, saveSize } from './saved-layout.ts';
import { StatusBar } from './status-bar.tsx';

const ConnectionBanner = lazy(() => import('./connection-banner.tsx'));
const ContextMenu = lazy(() => import('../canvas/context-menu.tsx'));
const FirstSteps = lazy(() => import('./first-steps.tsx'));

/** Order of drawing: the frame first, because the app in it takes longest. One after the other, each is a short task. */
const STAGES = { topBar: 1, layers: 2, inspector: 3, rest: 4 };

export function Workspace() {
  const panels = useEditorState((state) => state.panels);
  const stage = useStage(STAGES.rest);
  return (
    <div className="flex h-full flex-col">
      <div className="h-11 flex-none">{stage >= STAGES.topBar && <TopBar />}</div>
      <Suspense>
        <ConnectionBanner />
      </Suspense>
      <Group id="columns" className="min-h-0 flex-1">
        {panels.layers && (
          <Fragment key="layers">
            <SidePanel name="layers" size={248} least={180}>
              <div className="flex h-full flex-col bg-panel">
                {stage >= STAGES.layers && (
                  <>
                    <ErrorBoundary name="The pages panel">
                      <PagesPanel />
                    </ErrorBoundary>
                    <ErrorBoundary name="The assets panel">
                      <AssetsPanel />
                    </ErrorBoundary>
                  </>
                )}
                <div className="min-h-0 flex-1">
                  {stage >= STAGES.layers && (
                    <ErrorBoundary name="The layers panel">
                      <LayersPanel />
                    </ErrorBoundary>
                  )}
                </div>
                {stage >= STAGES.rest && (
                  <Suspense>
                    <FirstSteps />
                  </Suspense>
                )}
              </div>
            </SidePanel>
            <Separator className="separator" aria-label="Width of the layers" />
          </Fragment>
        )}
        <Panel key="middle" id="middle" minSize={320}>
          <Middle showActivity={panels.activity} isWhole={stage >= STAGES.rest} />
        </Panel>
        {panels.inspector && (
          <Fragment key="inspector">
            <Separator className="separator" aria-label="Width of the inspector" />
            <SidePanel name="inspector" size={272} least={220}>
              {stage >= STAGES.inspector ? (
                <ErrorBoundary name="The inspector">
                  <Inspector />
                </ErrorBoundary>
              ) : (
                <div className="h-full bg-panel" />
              )}
            </SidePanel>
          </Fragment>
        )}
      </Group>
      {stage >= STAGES.rest && (
        <Suspense>
          <ContextMenu />
        </Suspense>
      )}
      <Overlays />
    </div>
  );
}

function Middle({ showActivity, isWhole }: { showActivity: boolean; isWhole: boolean }) {
  return (
    <div className="flex h-full flex-col">
      <Group id="rows" orientation="vertical" className="min-h-0 flex-1">
        <Panel id="canvas" minSize={160}>
          <Canvas />
        </Panel>
        {showActivity && isWhole && (
          <>
            <Separator className="separator" aria-label="Height of the panel below the canvas" />
            <SidePanel name="activity" size={240} least={120}>
              <ErrorBoundary name="The panel below the canvas">
                <Dock />
              </ErrorBoundary>
            </SidePanel>
          </>
        )}
      </Group>
      <div className="h-8 flex-none bg-panel">{isWhole && <StatusBar />}</div>
    </div>
  );
}

interface SidePanelProps {
  name: PanelName;
  /** pixels at first, and at least */
  size: number;
  least: number;
  children: ReactNode;
}

/** A panel beside the canvas: it keeps its pixels when the window changes, and from one visit to the next. */
function SidePanel({ name, size, least, children }: SidePanelProps) {
  return (
    <Panel
      id={name}
      defaultSize={savedSize(name, size)}
      minSize={least}
      maxSize={480}
      groupResizeBehavior="preserve-pixel-size"
      onResize={({ inPixels }) => saveSize(name, inPixels)}
    >
      {children}
    </Panel>
  );
}
