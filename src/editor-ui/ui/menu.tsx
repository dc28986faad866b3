import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commandById } from '../commands/commands.ts';
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
  return (
    <Menu.Item className="menu-item" disabled={!enabled} onClick={() => command.run(editor)}>
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      <span className="flex-1 pr-6">{command.title}</span>
      {command.keys?.[0] && <Keys binding={command.keys[0]} className="menu-note" />}
    </Menu.Item>
  );
}

export function MenuRule() {
  return <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
