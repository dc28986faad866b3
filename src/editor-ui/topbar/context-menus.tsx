import { Menu } from '@base-ui/react/menu';
import { ChevronDown, type LucideIcon, Moon, MousePointerClick, Sun, SunMoon } from 'lucide-react';
import { useStore } from 'zustand';
import { commandById } from '../commands/commands.ts';
import { useEditor } from '../context.tsx';
import {
  type EditingContext,
  relativeStates,
  STATES,
  type StateId,
  stateLabel,
  type ThemeId,
} from '../styling/context.ts';
import { usableRelatives } from '../styling/store.ts';
import { MenuPopup, MenuRule, RadioItem } from '../ui/menu.tsx';
import { Hint } from '../ui/tooltip.tsx';
import { useShallow } from '../use-shallow.ts';

const NONE = 'none';

/** The editing context beside the breakpoint: which state is forced, and which theme the app is shown in. */
export function ContextMenus() {
  const { styling } = useEditor();
  const context = useStore(
    styling.store,
    useShallow((state): EditingContext => state.context),
  );
  return (
    <>
      <StateMenu state={context.state} />
      <AppThemeMenu theme={context.theme} />
    </>
  );
}

function StateMenu({ state }: { state: StateId | null }) {
  const editor = useEditor();
  const relatives = useStore(editor.styling.store, useShallow(usableRelatives));
  const label = state === null ? undefined : stateLabel(state);
  const others = relativeStates(relatives);
  return (
    <ContextMenu
      hint="State that is edited"
      icon={MousePointerClick}
      text={label ?? ''}
      name={`State: ${label ?? 'none'}`}
      value={state ?? NONE}
      onChange={(value) => {
        const other = others.find(({ id }) => id === value);
        if (other) editor.styling.setContext({ state: other.id });
        else commandById(`state-${value}`).run(editor);
      }}
      items={[{ id: NONE, label: 'No state' }, ...STATES]}
      more={others}
    />
  );
}

const THEMES = [
  { id: NONE, label: 'As the app is' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];
const THEME_ICONS: Record<ThemeId, LucideIcon> = { light: Sun, dark: Moon };

function AppThemeMenu({ theme }: { theme: ThemeId | null }) {
  const { styling } = useEditor();
  const label = THEMES.find(({ id }) => id === (theme ?? NONE))?.label ?? '';
  return (
    <ContextMenu
      hint="Theme of the app that is edited"
      icon={theme ? THEME_ICONS[theme] : SunMoon}
      text={theme ? label : ''}
      name={`Theme of the app: ${label}`}
      value={theme ?? NONE}
      onChange={(value) => styling.setContext({ theme: value === 'light' || value === 'dark' ? value : null })}
      items={THEMES}
    />
  );
}

interface ContextMenuProps {
  hint: string;
  icon: LucideIcon;
  /** beside the icon; empty for the base, which takes no room */
  text: string;
  name: string;
  value: string;
  items: readonly { id: string; label: string }[];
  /** below a line */
  more?: readonly { id: string; label: string }[];
  onChange(value: string): void;
}

function ContextMenu({ hint, icon: Icon, text, name, value, items, more = [], onChange }: ContextMenuProps) {
  const item = ({ id, label }: { id: string; label: string }) => (
    <RadioItem key={id} value={id}>
      {label}
    </RadioItem>
  );
  return (
    <Menu.Root>
      <Hint label={hint}>
        <Menu.Trigger
          aria-label={name}
          data-active={text ? '' : undefined}
          className="flex h-7 flex-none items-center gap-1 rounded-md px-1.5 hover:bg-hover data-active:bg-warn-soft data-active:text-warn-ink data-popup-open:bg-hover"
        >
          <Icon size={16} strokeWidth={1.6} className={text ? '' : 'text-ink-2'} aria-hidden="true" />
          {text && <span className="max-w-44 truncate max-[1200px]:max-w-20">{text}</span>}
          <ChevronDown size={12} className={text ? '' : 'text-ink-3'} aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <MenuPopup align="end">
        <Menu.RadioGroup value={value} onValueChange={onChange}>
          {items.map(item)}
          {more.length > 0 && <MenuRule />}
          {more.map(item)}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}
