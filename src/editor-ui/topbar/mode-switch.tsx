import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { type LucideIcon, MousePointer2, Play } from 'lucide-react';
import { useEditor, useFrame } from '../context.tsx';
import { Hint } from '../ui/tooltip.tsx';

/** Edit the app, or interact with it as its users do (drive mode). */
export function ModeSwitch() {
  const { frame } = useEditor();
  const driving = useFrame((state) => state.driving);
  return (
    <ToggleGroup
      aria-label="What clicks in the app do"
      value={[driving ? 'drive' : 'edit']}
      onValueChange={([mode]) => mode && frame.setDriving(mode === 'drive')}
      className="flex h-7 flex-none rounded-md bg-sunken p-0.5"
    >
      <Mode value="edit" icon={MousePointer2} label="Edit" hint="Clicks select elements" />
      <Mode value="drive" icon={Play} label="Interact" hint="Clicks go to the app" />
    </ToggleGroup>
  );
}

function Mode({ value, icon: Icon, label, hint }: { value: string; icon: LucideIcon; label: string; hint: string }) {
  return (
    <Hint label={hint} keys="$mod+Shift+p">
      <Toggle
        value={value}
        className="flex items-center gap-1.5 rounded-[4px] px-2 text-ink-2 data-pressed:bg-raised data-pressed:text-ink data-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(0_0_0/8%)]"
      >
        <Icon size={13} strokeWidth={1.8} aria-hidden="true" />
        {label}
      </Toggle>
    </Hint>
  );
}
