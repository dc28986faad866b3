/**
 * The values that nudges wrote, until something else changes the source. The page tells old rules until it has loaded the new
 * style sheet, and a step that starts from an old value would undo the one before.
 */
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedKey } from '../store/store.ts';
import type { EditingContext } from './context.ts';
import type { Subject } from './style-edit.ts';

export interface Nudged {
  /** of the element */
  key: string;
  /** as written: `-1.9rem` */
  text: string;
  subjects: readonly Subject[];
}

export interface NudgedValues {
  /** The last value that a nudge wrote; null if the page must be asked. */
  of(property: string, state: EditorState, context: EditingContext): Nudged | null;
  /** Called when a value is sent. @returns called when it is saved or refused */
  note(property: string, value: Nudged, state: EditorState, context: EditingContext): Settle;
}

type Settle = (saved: boolean, state: EditorState) => void;

interface Known {
  key: string;
  context: EditingContext;
  /** of the frame, CSS pixels; null while it is not known */
  width: number | null;
  values: Map<string, Nudged>;
  saving: number;
  /** the newest activity once all nudges are saved */
  newest: string | null;
}

const widthOf = (state: EditorState) => activeFrame(state).viewport.width;

/** Null after an undo, which marks the newest entry. */
const newestOf = ({ activities: [newest] }: EditorState) => (newest && !newest.undone ? newest.id : null);

export function createNudgedValues(): NudgedValues {
  let known: Known | null = null;
  const isTrue = (state: EditorState, context: EditingContext) =>
    known !== null &&
    known.key === selectedKey(state) &&
    known.context === context &&
    known.width === widthOf(state) &&
    (known.saving > 0 || (known.newest !== null && known.newest === newestOf(state)));

  return {
    of: (property, state, context) => (isTrue(state, context) ? (known?.values.get(property) ?? null) : null),
    note(property, value, state, context) {
      const { key } = value;
      const kept = known?.key === key && isTrue(state, context) ? known : null;
      const noted = kept ?? { key, context, width: widthOf(state), values: new Map(), saving: 0, newest: null };
      known = noted;
      noted.values.set(property, value);
      noted.saving++;
      return (saved, now) => {
        noted.saving--;
        noted.newest = newestOf(now);
        if (!saved && known === noted) known = null;
      };
    },
  };
}
