import { type ReactNode, useId } from 'react';
import { modifierName } from '../commands/key-names.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { changeSettings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';

/** Settings for all projects in this browser. Each choice takes effect at once. */
function SettingsDialog() {
  const { store } = useEditor();
  const theme = useEditorState((state) => state.theme);
  const settings = useEditorState((state) => state.settings);
  return (
    <Dialog open title="Settings" onClose={() => store.setState({ overlay: 'none' })} className="w-112">
      <div className="divide-y divide-line px-5 pb-3">
        <Row title="Theme" text="Of the editor; the app keeps its own.">
          <Segments
            label="Theme"
            value={theme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={(choice) => store.setState({ theme: choice })}
          />
        </Row>
        <Row
          title="Open in code editor"
          text="Your own is the one that runs, or the one that LAUNCH_EDITOR names where you start visual-edit."
        >
          <Segments
            label="Open in code editor"
            value={settings.codeEditor}
            options={[
              { value: 'own', label: 'My own' },
              { value: 'view', label: 'Code view' },
            ]}
            onChange={(codeEditor) => changeSettings(store, { codeEditor })}
          />
        </Row>
        <Row title="Diffs">
          <Segments
            label="Diffs"
            value={settings.diff}
            options={[
              { value: 'unified', label: 'One column' },
              { value: 'split', label: 'Side by side' },
            ]}
            onChange={(diff) => changeSettings(store, { diff })}
          />
        </Row>
        <SwitchRow
          title="Grid"
          text="Dots behind the frames, 8 pixels apart."
          checked={settings.grid}
          onChange={(grid) => changeSettings(store, { grid })}
        />
        <SwitchRow
          title="Snapping"
          text={`A frame that is resized keeps to devices, breakpoints and the grid; ${modifierName('Alt')} sets it free.`}
          checked={settings.snapping}
          onChange={(snapping) => changeSettings(store, { snapping })}
        />
        <Row title="First steps" text="The four steps of the first minute.">
          <button
            type="button"
            className="button"
            onClick={() => {
              changeSettings(store, { welcomed: false });
              store.setState({ overlay: 'none' });
            }}
          >
            Show again
          </button>
        </Row>
      </div>
    </Dialog>
  );
}

interface RowProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** id of the title, for controls that are named by it */
  titleId?: string;
}

function Row({ title, text, titleId, children }: RowProps) {
  return (
    <div className="flex min-h-12 items-center gap-6 py-2.5">
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-medium">
          {title}
        </p>
        {text && <p className="text-ink-3 text-sm">{text}</p>}
      </div>
      <div className="flex-none">{children}</div>
    </div>
  );
}

function SwitchRow({
  checked,
  onChange,
  ...row
}: Omit<RowProps, 'children' | 'titleId'> & { checked: boolean; onChange(checked: boolean): void }) {
  const title = useId();
  return (
    <Row {...row} titleId={title}>
      <Switch labelledBy={title} checked={checked} onChange={onChange} />
    </Row>
  );
}

export default SettingsDialog;
