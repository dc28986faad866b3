import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Columns2, type LucideIcon, Rows3 } from 'lucide-react';
import { useEditor, useEditorState } from '../context.tsx';
import { changeSettings } from '../settings.ts';
import type { Settings } from '../store/state.ts';
import { Hint } from '../ui/tooltip.tsx';

const MODES: readonly { mode: Settings['diff']; label: string; icon: LucideIcon }[] = [
  { mode: 'unified', label: 'One column', icon: Rows3 },
  { mode: 'split', label: 'Side by side', icon: Columns2 },
];

/** The layout of diffs, here and in the review. */
export function DiffMode() {
  const { store } = useEditor();
  const current = useEditorState((state) => state.settings.diff);
  return (
    <ToggleGroup
      aria-label="Diff layout"
      value={[current]}
      onValueChange={([diff]: Settings['diff'][]) => diff && changeSettings(store, { diff })}
      className="flex flex-none gap-0.5"
    >
      {MODES.map(({ mode, label, icon: Icon }) => (
        <Hint key={mode} label={label} side="top">
          <Toggle value={mode} aria-label={label} className="icon-button size-6">
            <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
          </Toggle>
        </Hint>
      ))}
    </ToggleGroup>
  );
}
