/** Keeps a saved value in its field until the page has committed it and answered a question asked since: other answers are older. */
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
  /** asks the page for values and rules, at once; the number of the question for rules */
  ask(): number;
}

export function createSavedValue({ styling, frame, sources, ask }: SavedValueParts) {
  let turn = 0;
  let missing = new Set<Answer>();
  let question = 0;
  return {
    /** The value in the field was saved with these revisions. */
    async saved(revisions: Revisions): Promise<void> {
      const own = ++turn;
      await frame.whenCommitted(revisions);
      await sources.settled();
      if (own !== turn) return;
      missing = new Set(['values', 'rules']);
      question = ask();
    },
    /** The page has answered. @param answered number of the question for rules; a page of another version tells none */
    told(answer: Answer, answered = question): void {
      if (answered < question) return;
      if (missing.delete(answer) && missing.size === 0) styling.setState({ live: null });
    },
    /** Another value is shown, or none. */
    forget(): void {
      turn++;
      missing.clear();
    },
  };
}
