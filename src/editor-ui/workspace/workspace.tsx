/** The editor's window: bar on top, layers, canvas with the activity below it, inspector. */
import { Fragment } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { ActivityPanel } from '../activity/activity-panel.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { useEditorState } from '../context.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { TopBar } from '../topbar/top-bar.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { StatusBar } from './status-bar.tsx';

export function Workspace() {
  const panels = useEditorState((state) => state.panels);
  return (
    <div className="flex h-full flex-col">
      <TopBar />
      <ConnectionBanner />
      <Group id="columns" className="min-h-0 flex-1">
        {panels.layers && (
          <Fragment key="layers">
            <Panel id="layers" defaultSize={248} minSize={180} maxSize={480} groupResizeBehavior="preserve-pixel-size">
              <LayersPanel />
            </Panel>
            <Separator className="separator" aria-label="Width of the layers" />
          </Fragment>
        )}
        <Panel key="middle" id="middle" minSize={320}>
          <Middle showActivity={panels.activity} />
        </Panel>
        {panels.inspector && (
          <Fragment key="inspector">
            <Separator className="separator" aria-label="Width of the inspector" />
            <Panel
              id="inspector"
              defaultSize={272}
              minSize={220}
              maxSize={480}
              groupResizeBehavior="preserve-pixel-size"
            >
              <Inspector />
            </Panel>
          </Fragment>
        )}
      </Group>
      <CommandPalette />
      <HelpDialog />
    </div>
  );
}

function Middle({ showActivity }: { showActivity: boolean }) {
  return (
    <div className="flex h-full flex-col">
      <Group id="rows" orientation="vertical" className="min-h-0 flex-1">
        <Panel id="canvas" minSize={160}>
          <Canvas />
        </Panel>
        {showActivity && (
          <>
            <Separator className="separator" aria-label="Height of the activity list" />
            <Panel id="activity" defaultSize={240} minSize={120} groupResizeBehavior="preserve-pixel-size">
              <ActivityPanel />
            </Panel>
          </>
        )}
      </Group>
      <StatusBar />
    </div>
  );
}
