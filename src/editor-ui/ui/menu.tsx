import { Menu } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commandById } from '../commands/commands.ts';
import { ariaKeys } from '../commands/key-names.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { Keys } from './kbd.tsx';

interface MenuPopupProps {
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export function MenuPopup({ align = 'start', children }: MenuPopupProps) {
  return (
    <Menu.Portal>
      <Menu.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
        <Menu.Popup className="popup min-w-52">{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}

/** A menu entry that runs a command; its words, key and whether it can run come from the command. */
export function CommandItem({ id, icon: Icon }: { id: string; icon?: LucideIcon }) {
  const editor = useEditor();
  const command = commandById(id);
  const enabled = useEditorState((state) => command.enabled?.(state) ?? true);
  const reason = useEditorState((state) => (enabled ? undefined : command.why?.(state)?.message));
  const keys = command.keys?.[0];
  return (
    <Menu.Item
      className="menu-item"
      disabled={!enabled}
      title={reason}
      onClick={() => command.run(editor)}
      {...(keys ? { 'aria-keyshortcuts': ariaKeys(keys) } : {})}
    >
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      <span className="flex-1 pr-6">{command.title}</span>
      {keys && <Keys binding={keys} className="menu-note" />}
    </Menu.Item>
  );
}

interface RadioItemProps {
  value: unknown;
  disabled?: boolean;
  children: ReactNode;
}

/** One of several choices in a `Menu.RadioGroup`: a check mark stands before the one that holds; choosing closes the menu. */
export function RadioItem({ value, disabled = false, children }: RadioItemProps) {
  return (
    <Menu.RadioItem value={value} disabled={disabled} className="menu-item" closeOnClick>
      <span className="w-3.5 flex-none">
        <Menu.RadioItemIndicator>
          <Check size={14} aria-hidden="true" />
        </Menu.RadioItemIndicator>
      </span>
      {children}
    </Menu.RadioItem>
  );
}

export function MenuRule() {
  return <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
