/**
 * Arrow keys on the canvas. An element placed by offsets is nudged: by 1, with ⇧ 10, with ⌥ 0.1, in its own unit. An element
 * in its parent's layout changes places with the neighbour on that side, in rows, columns and grids alike.
 */
import type { Editor } from '../editor.ts';
import { type Side, swapTowards } from '../moves/swap.ts';
import { stepFactor } from '../styling/css-value.ts';
import { nudge } from '../styling/nudge.ts';
import type { Command } from './command.ts';
import { ONE_ELEMENT } from './needs.ts';

type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'altKey'>;

async function go(editor: Editor, side: Side, modifiers: Modifiers): Promise<void> {
  if (await nudge(editor, side, stepFactor(modifiers))) return;
  // a held modifier asks for a distance, which the order has none of
  if (modifiers.shiftKey || modifiers.altKey) {
    editor.notify.refused({
      code: 'not-placed',
      message: 'Its parent lays this element out, so it cannot be nudged.',
      hint: 'Use the arrow keys alone to change its order, or set its position to relative or absolute in the inspector to nudge it.',
    });
    return;
  }
  await swapTowards(editor, side);
}

export const ARROW_COMMANDS: readonly Command[] = (['Left', 'Right', 'Up', 'Down'] as const).map((side) => ({
  id: `arrow-${side.toLowerCase()}`,
  title: `Nudge, or move in the order: ${side.toLowerCase()}`,
  group: 'Edit',
  keys: [`Arrow${side}`, `Shift+Arrow${side}`, `Alt+Arrow${side}`],
  onCanvas: true,
  repeats: true,
  ...ONE_ELEMENT,
  run: (editor, key) => go(editor, side, key ?? { shiftKey: false, altKey: false }),
}));
