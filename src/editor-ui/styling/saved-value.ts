/** Keeps a saved value in its field until the page has committed it and answered again: answers before that are older. */
import type { Revisions } from '../../protocol/revisions.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import type { Sources } from './sources.ts';
import type { StylingStore } from './store.ts';

type Answer = 'values' | 'rules';
export type SavedValue = ReturnType<typeof createSavedValue>;

interface SavedValueParts {
  styling: StylingStore;
  frame: Pick<FrameClock, 'whenCommitted'>;
  /** the page's rules get their places and texts from the server's answers */
  sources: Pick<Sources, 'settled'>;
  /** asks the page for values and rules, at once */
  ask(): void;
}

export function createSavedValue({ styling, frame, sources, ask }: SavedValueParts) {
  let turn = 0;
  let missing = new Set<Answer>();
  return {
    /** The value in the field was saved with these revisions. */
    async saved(revisions: Revisions): Promise<void> {
      const own = ++turn;
      await frame.whenCommitted(revisions);
      await sources.settled();
      if (own !== turn) return;
      missing = new Set(['values', 'rules']);
      ask();
    },
    /** The page has answered. */
    told(answer: Answer): void {
      if (missing.delete(answer) && missing.size === 0) styling.setState({ live: null });
    },
    /** Another value is shown, or none. */
    forget(): void {
      turn++;
      missing.clear();
    },
  };
}
