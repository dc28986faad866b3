import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown, Laptop, type LucideIcon, Maximize, Monitor, Smartphone, Tablet } from 'lucide-react';
import { presetOf, VIEWPORTS, type ViewportPreset } from '../canvas/viewports.ts';
import { commandById } from '../commands/commands.ts';
import { useEditor, useFrame } from '../context.tsx';
import { Keys } from '../ui/kbd.tsx';
import { MenuPopup } from '../ui/menu.tsx';
import { Hint } from '../ui/tooltip.tsx';

const ICONS: Record<ViewportPreset['device'], LucideIcon> = {
  fit: Maximize,
  desktop: Monitor,
  laptop: Laptop,
  tablet: Tablet,
  phone: Smartphone,
};

/** The size of the frame, by device. */
export function ViewportMenu() {
  const editor = useEditor();
  const viewport = useFrame((frame) => frame.viewport);
  const current = presetOf(viewport);
  const Icon = ICONS[current?.device ?? 'desktop'];
  return (
    <Menu.Root>
      <Hint label="Viewport">
        <Menu.Trigger className="flex h-7 flex-none items-center gap-1.5 rounded-md px-2 hover:bg-hover data-popup-open:bg-hover">
          <Icon size={16} strokeWidth={1.6} className="text-ink-2" aria-hidden="true" />
          <span className="tabular-nums">{viewport.width ? viewport.width : 'Fill'}</span>
          <span className="sr-only">pixels wide, viewport</span>
          <ChevronDown size={12} className="text-ink-3" aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <MenuPopup align="end">
        <Menu.RadioGroup value={viewport.id} onValueChange={(id: string) => commandById(`viewport-${id}`).run(editor)}>
          {VIEWPORTS.map((preset, i) => (
            <ViewportItem key={preset.id} preset={preset} binding={String(i + 1)} />
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

function ViewportItem({ preset, binding }: { preset: ViewportPreset; binding: string }) {
  const Icon = ICONS[preset.device];
  return (
    <Menu.RadioItem value={preset.id} className="menu-item" closeOnClick>
      <span className="w-3.5 flex-none">
        <Menu.RadioItemIndicator>
          <Check size={14} aria-hidden="true" />
        </Menu.RadioItemIndicator>
      </span>
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="min-w-28">{preset.label}</span>
      <span className="menu-note ml-auto tabular-nums">{preset.width && `${preset.width} × ${preset.height}`}</span>
      <Keys binding={binding} className="menu-note ml-2 w-3 justify-end" />
    </Menu.RadioItem>
  );
}
