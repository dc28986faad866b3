/** Commands that set the editing context: breakpoint, state and theme of the app. */
import type { Editor } from '../editor.ts';
import { chooseBelow, chooseBreakpoint, numberedBreakpoints } from '../styling/breakpoints.ts';
import { BASE, STATES } from '../styling/context.ts';
import type { Command } from './command.ts';

function pickBreakpoint(number: number): (editor: Editor) => void {
  return (editor) => {
    const breakpoint = numberedBreakpoints(editor)[number - 1];
    if (breakpoint !== undefined) chooseBreakpoint(editor, breakpoint?.name ?? null);
  };
}

const BREAKPOINT_COMMANDS: readonly Command[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
  id: `breakpoint-${number}`,
  title: number === 1 ? 'Edit the base, without a breakpoint' : `Edit breakpoint ${number - 1} of the project`,
  group: 'View',
  keys: [String(number)],
  run: pickBreakpoint(number),
}));

const STATE_COMMANDS: readonly Command[] = [{ id: 'none', label: 'no state' } as const, ...STATES].map(
  ({ id, label }) => ({
    id: `state-${id}`,
    title: id === 'none' ? 'Edit without a state' : `Edit the state: ${label}`,
    group: 'View',
    run: ({ styling }) => styling.setContext({ state: id === 'none' ? null : id }),
  }),
);

const APP_THEME_COMMANDS: readonly Command[] = ([null, 'light', 'dark'] as const).map((theme) => ({
  id: `app-theme-${theme ?? 'none'}`,
  title: theme ? `Show the app in its ${theme} theme` : 'Show the app in the theme it has',
  group: 'View',
  run: ({ styling }) => styling.setContext({ theme }),
}));

export const CONTEXT_COMMANDS: readonly Command[] = [
  ...BREAKPOINT_COMMANDS,
  { id: 'only-below', title: 'Edit only below the breakpoint, or phones', group: 'View', run: chooseBelow },
  ...STATE_COMMANDS,
  ...APP_THEME_COMMANDS,
  {
    id: 'context-base',
    title: 'Edit the base: no breakpoint, no state, no theme',
    group: 'View',
    run: (editor) => {
      chooseBreakpoint(editor, null);
      editor.styling.setContext(BASE);
    },
  },
];
