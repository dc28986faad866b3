/** How a step ended, as its user can see it. */
import { type EditorNow, readEditor } from './editor-state.ts';
import { comeToRest, nextFrames } from './rest.ts';
import type { View } from './stage.ts';

export interface Said {
  /** `saved`, `refused`, `unavailable`, `warning`: the kind of the notice; `field` for a message beside a field */
  kind: string;
  reason: string;
  /** the next step, '' without one */
  hint: string;
}

export type Outcome =
  | { kind: 'saved'; files: string[]; edits: number }
  | { kind: 'refused'; code: string; said: Said }
  /** not an edit, but an answer: the way to the text's source */
  | { kind: 'led' }
  | { kind: 'silent' };

export interface Mark {
  answers: number;
  before: EditorNow;
}

/** ms without any answer that count as silence */
const SILENCE = 15_000;

/** Clears what was said before, and notes where the answers begin. */
export async function mark(view: View): Promise<Mark> {
  const { page, traffic } = view;
  const toasts = page.locator('[data-toast]');
  const until = performance.now() + SILENCE;
  while ((await toasts.count()) > 0 && performance.now() < until) {
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-toast] [aria-label="Dismiss"]'))
        button.click();
    });
    await nextFrames(view);
  }
  return { answers: traffic.answers.length, before: await readEditor(page) };
}

/** Waits until the step is answered and all is at rest. */
export async function outcomeSince(view: View, since: Mark): Promise<Outcome> {
  await untilAnswered(view, since);
  await comeToRest(view);
  return read(view, since);
}

/** Waits for an answer; for silence it has a limit. */
export async function untilAnswered(view: View, since: Mark): Promise<void> {
  const { page, traffic } = view;
  const isAnswered = async (): Promise<boolean> => {
    if (traffic.answers.length > since.answers && traffic.pending() === 0) return true;
    if ((await said(view)).some(({ kind }) => kind !== 'saved' && kind !== 'warning')) return true;
    const now = await readEditor(page);
    return (now.saves !== since.before.saves && now.refusal !== null) || isLed(view, since);
  };
  let until = performance.now() + SILENCE;
  while (performance.now() < until && !(await isAnswered())) {
    await nextFrames(view);
    // an edit under way is no silence
    if (traffic.pending() > 0 || (await readEditor(page)).isSaving) until = performance.now() + SILENCE;
  }
}

async function isLed(view: View, { before }: Mark): Promise<boolean> {
  const now = await readEditor(view.page);
  if (!now.isTextAsked || now.choices === before.choices) return false;
  return (await view.page.locator('[data-field="text"]').count()) === 0;
}

async function read(view: View, since: Mark): Promise<Outcome> {
  const answers = view.traffic.answers.slice(since.answers);
  const refused = answers.find(({ answer }) => !answer.ok)?.answer;
  const told = (await said(view)).filter(({ kind }) => kind !== 'saved' && kind !== 'warning');
  const [first] = told;
  if (refused && !refused.ok) {
    const { code, message, hint = '' } = refused.error;
    return { kind: 'refused', code, said: first ?? { kind: 'refused', reason: '', hint: `${message} ${hint}` } };
  }
  const saved = answers.flatMap(({ answer }) => (answer.ok ? [answer] : []));
  if (saved.length > 0) {
    const files = new Set(saved.flatMap(({ files }) => files.map(({ path }) => path)));
    return { kind: 'saved', files: [...files], edits: new Set(saved.map(({ activityId }) => activityId)).size };
  }
  const now = await readEditor(view.page);
  if (now.saves !== since.before.saves && now.refusal)
    return { kind: 'refused', code: now.refusal.code, said: first ?? { kind: 'refused', reason: '', hint: '' } };
  if (first) return { kind: 'refused', code: `${first.kind}: ${first.reason.slice(0, 50)}`, said: first };
  return (await isLed(view, since)) ? { kind: 'led' } : { kind: 'silent' };
}

/** All notices and messages beside fields. */
export function said({ page }: View): Promise<Said[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')].map((toast) => {
      const [reason, hint] = [...(toast.querySelector('div')?.children ?? [])].map(({ textContent }) => textContent);
      return { kind: toast.dataset.toast ?? '', reason: reason ?? '', hint: hint ?? '' };
    });
    const alerts = [...document.querySelectorAll('[data-panel="inspector"] [role="alert"]')].map(({ textContent }) => ({
      kind: 'field',
      reason: textContent ?? '',
      hint: textContent ?? '',
    }));
    return [...toasts, ...alerts];
  });
}
