import { Menu } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import { useEditor, useEditorState } from '../context.tsx';
import type { ThemeChoice } from '../store/state.ts';
import { CommandItem, MenuPopup, MenuRule, RadioItem } from '../ui/menu.tsx';

export default function MainMenuItems() {
  return (
    <>
      <CommandItem id="palette" />
      <MenuRule />
      <CommandItem id="panels" />
      <CommandItem id="layers" />
      <CommandItem id="inspector" />
      <CommandItem id="activity" />
      <CommandItem id="code" />
      <CommandItem id="review" />
      <MenuRule />
      <CommandItem id="zoom-in" />
      <CommandItem id="zoom-out" />
      <CommandItem id="zoom-100" />
      <CommandItem id="zoom-fit" />
      <CommandItem id="zoom-selection" />
      <MenuRule />
      <ThemeMenu />
      <CommandItem id="settings" />
      <CommandItem id="help" />
    </>
  );
}

const THEMES: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'system', label: 'Like the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

function ThemeMenu() {
  const { store } = useEditor();
  const theme = useEditorState((state) => state.theme);
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item">
        <span className="flex-1">Theme</span>
        <ChevronRight size={14} className="menu-note" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <MenuPopup>
        <Menu.RadioGroup value={theme} onValueChange={(choice: ThemeChoice) => store.setState({ theme: choice })}>
          {THEMES.map(({ id, label }) => (
            <RadioItem key={id} value={id}>
              {label}
            </RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.SubmenuRoot>
  );
}
