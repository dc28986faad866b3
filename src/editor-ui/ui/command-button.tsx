import type { LucideIcon } from 'lucide-react';
import { commandById } from '../commands/commands.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { IconButton } from './icon-button.tsx';

interface CommandButtonProps {
  id: string;
  icon: LucideIcon;
  pressed?: boolean;
  hintSide?: 'top' | 'bottom' | 'left';
  className?: string;
}

/** A button that runs a command: its words, key and whether it can run come from the command. */
export function CommandButton({ id, ...rest }: CommandButtonProps) {
  const editor = useEditor();
  const command = commandById(id);
  const enabled = useEditorState((state) => command.enabled?.(state) ?? true);
  const keys = command.keys?.[0];
  return (
    <IconButton
      label={command.title}
      disabled={!enabled}
      onClick={() => command.run(editor)}
      {...(keys ? { keys } : {})}
      {...rest}
    />
  );
}
