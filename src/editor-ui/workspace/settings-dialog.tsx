import { type ReactNode, useId } from 'react';
import { modifierName } from '../commands/key-names.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { changeSettings } from '../settings.ts';
import type { Settings } from '../store/state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segments, type SegmentsProps } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const CODE_EDITORS = [
  { value: 'own', label: 'My own' },
  { value: 'view', label: 'Code view' },
] as const;
const DIFFS = [
  { value: 'unified', label: 'One column' },
  { value: 'split', label: 'Side by side' },
] as const;

/** Settings for all projects in this browser. Each choice takes effect at once. */
function SettingsDialog() {
  const { store } = useEditor();
  const theme = useEditorState((state) => state.theme);
  const settings = useEditorState((state) => state.settings);
  const change = (changed: Partial<Settings>) => changeSettings(store, changed);
  const close = () => store.setState({ overlay: 'none' });
  return (
    <Dialog open title="Settings" onClose={close} className="w-112">
      <div className="divide-y divide-line px-5 pb-3">
        <ChoiceRow
          title="Theme"
          text="Of the editor; the app keeps its own."
          value={theme}
          options={THEMES}
          onChange={(choice) => store.setState({ theme: choice })}
        />
        <ChoiceRow
          title="Open in code editor"
          text="Your own is the one that runs, or the one that LAUNCH_EDITOR names where you start visual-edit."
          value={settings.codeEditor}
          options={CODE_EDITORS}
          onChange={(codeEditor) => change({ codeEditor })}
        />
        <ChoiceRow title="Diffs" value={settings.diff} options={DIFFS} onChange={(diff) => change({ diff })} />
        <SwitchRow
          title="Grid"
          text="Dots behind the frames, 8 pixels apart."
          checked={settings.grid}
          onChange={(grid) => change({ grid })}
        />
        <SwitchRow
          title="Snapping"
          text={`A frame that is resized keeps to devices, breakpoints and the grid; ${modifierName('Alt')} sets it free.`}
          checked={settings.snapping}
          onChange={(snapping) => change({ snapping })}
        />
        <SwitchRow
          title="Overview"
          text="A map in the corner of the canvas while some of several frames are out of view."
          checked={settings.minimap}
          onChange={(minimap) => change({ minimap })}
        />
        <Row title="First steps" text="The four steps of the first minute.">
          <button
            type="button"
            className="button"
            onClick={() => {
              change({ welcomed: false });
              close();
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

type RowWords = Pick<RowProps, 'title' | 'text'>;

function ChoiceRow<T extends string>({ title, text, ...choice }: RowWords & Omit<SegmentsProps<T>, 'label'>) {
  return (
    <Row title={title} text={text}>
      <Segments label={title} {...choice} />
    </Row>
  );
}

function SwitchRow({ checked, onChange, ...row }: RowWords & { checked: boolean; onChange(checked: boolean): void }) {
  const title = useId();
  return (
    <Row {...row} titleId={title}>
      <Switch labelledBy={title} checked={checked} onChange={onChange} />
    </Row>
  );
}

export default SettingsDialog;
