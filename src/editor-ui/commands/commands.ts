/** All commands, by id. */
import { ARROW_COMMANDS } from './arrow-commands.ts';
import type { Command } from './command.ts';
import { CONTEXT_COMMANDS } from './context-commands.ts';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { FRAME_COMMANDS } from './frame-commands.ts';
import { INSERT_COMMANDS } from './insert-commands.ts';
import { ORDER_COMMANDS } from './order-commands.ts';
import { PANEL_COMMANDS } from './panel-commands.ts';
import { SELECTION_COMMANDS } from './selection-commands.ts';
import { SOURCE_COMMANDS } from './source-commands.ts';
import { STYLE_COMMANDS } from './style-commands.ts';
import { VIEW_COMMANDS } from './view-commands.ts';

export const COMMANDS: readonly Command[] = [
  ...EDIT_COMMANDS,
  ...ORDER_COMMANDS,
  ...ARROW_COMMANDS,
  ...INSERT_COMMANDS,
  ...STYLE_COMMANDS,
  ...SOURCE_COMMANDS,
  ...SELECTION_COMMANDS,
  ...VIEW_COMMANDS,
  ...FRAME_COMMANDS,
  ...CONTEXT_COMMANDS,
  ...PANEL_COMMANDS,
];

const BY_ID = new Map<string, Command>();
for (const command of COMMANDS) {
  if (BY_ID.has(command.id)) throw new Error(`Two commands are called ${command.id}.`);
  BY_ID.set(command.id, command);
}

/** @throws Error for an id that no command has */
export function commandById(id: string): Command {
  const command = BY_ID.get(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return command;
}
