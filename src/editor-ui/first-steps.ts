/** The four steps of the first minute. Each is done by doing it, in any way that the editor has for it. */
import type { EditorState } from './store/state.ts';

export interface FirstStep {
  id: string;
  text: string;
  /** the key that does it, where there is one */
  keys?: string;
  isDone(state: EditorState): boolean;
}

/** Edits of code: arranging frames is none. */
const byUs = (state: EditorState) =>
  state.activities.filter(({ type, origin }) => type !== 'UNKNOWN' && type !== 'CANVAS' && origin === 'editor');

export const STEPS: readonly FirstStep[] = [
  {
    id: 'select',
    text: 'Click anything in your app to select it.',
    isDone: ({ selection }) => selection.length > 0,
  },
  {
    id: 'change',
    text: 'Change it on the right, or click its words again to type.',
    keys: 'Enter',
    isDone: (state) => byUs(state).length > 0,
  },
  {
    id: 'look',
    text: 'See the lines that changed in your files.',
    keys: 'Alt+3',
    isDone: ({ panels }) => panels.activity,
  },
  {
    id: 'undo',
    text: 'Take it back: your files are as before.',
    keys: '$mod+z',
    isDone: (state) => byUs(state).some(({ undone }) => undone),
  },
];

/** The step that waits to be done, null when all are. */
export function nextStep({ stepsDone, settings }: EditorState): FirstStep | null {
  return settings.welcomed ? null : (STEPS.find(({ id }) => !stepsDone.includes(id)) ?? null);
}
