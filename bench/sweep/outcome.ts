/** How a step ended, as its user can see it. */
import { type EditorNow, readEditor, readSigns, type Signs, untilSigns } from './editor-state.ts';
import { comeToRest } from './rest.ts';
import type { View } from './stage.ts';
import type { Traffic } from './traffic.ts';

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
  /** texts of messages that are still shown, beside fields */
  told: string[];
}

/** ms without any answer that count as silence */
const SILENCE = 15_000;

/** Clears what was said before, and notes where the answers begin. */
export async function mark({ page, traffic }: View): Promise<Mark> {
  const left = await page.evaluate(async (patience) => {
    const toasts = () => document.querySelectorAll('[data-toast]');
    const until = performance.now() + patience;
    while (toasts().length > 0 && performance.now() < until) {
      for (const toast of toasts()) toast.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click();
      await new Promise(requestAnimationFrame);
    }
    return [...toasts()].map(({ textContent }) => textContent);
  }, SILENCE);
  if (left.length > 0 && process.env.SWEEP_LOG) console.log('  stays after Dismiss:', left);
  const { notices } = await readSigns(page);
  return { answers: traffic.answers.length, before: await readEditor(page), told: notices.map(({ text }) => text) };
}

/** Waits until the step is answered and all is at rest. */
export async function outcomeSince(view: View, since: Mark): Promise<Outcome> {
  await untilAnswered(view, since);
  await view.traffic.untilIdle(SILENCE);
  await comeToRest(view);
  return read(view, since);
}

/** Waits for an answer; for silence it has a limit. */
export async function untilAnswered(view: View, since: Mark): Promise<void> {
  const { page, traffic } = view;
  const { saves, choices } = since.before;
  await untilSigns(page, { savesBut: saves, ledAfter: choices, toldBut: since.told }, SILENCE);
  await traffic.untilAnswered(SILENCE);
  // a slow answer is no silence
  if (traffic.answers.length === since.answers && (await readSigns(page)).isSaving)
    await untilSigns(page, { savesBut: saves, toldBut: since.told }, SILENCE);
}

function isLed({ isTextAsked, choices, textField }: Signs, { before }: Mark): boolean {
  return isTextAsked && choices !== before.choices && textField === 'none';
}

async function read(view: View, since: Mark): Promise<Outcome> {
  const answers = view.traffic.answers.slice(since.answers);
  const refused = answers.find(({ answer }) => !answer.ok)?.answer;
  const isNew = ({ reason }: Said) => !since.told.some((text) => text.includes(reason));
  const told = (await said(view)).filter((one) => one.kind !== 'saved' && one.kind !== 'warning' && isNew(one));
  const [first] = told;
  if (refused && !refused.ok) {
    const { code, message, hint = '' } = refused.error;
    return { kind: 'refused', code, said: first ?? { kind: 'refused', reason: '', hint: `${message} ${hint}` } };
  }
  const saved = answers.flatMap(({ answer }) => (answer.ok ? [answer] : []));
  if (saved.length > 0) {
    const files = new Set(saved.flatMap(({ files }) => files.map(({ path }) => path)));
    return { kind: 'saved', files: [...files], edits: groupsIn(answers) };
  }
  const now = await readEditor(view.page);
  if (now.saves !== since.before.saves && now.refusal)
    return { kind: 'refused', code: now.refusal.code, said: first ?? { kind: 'refused', reason: '', hint: '' } };
  if (first) return { kind: 'refused', code: `${first.kind}: ${first.reason.slice(0, 50)}`, said: first };
  return isLed(await readSigns(view.page), since) ? { kind: 'led' } : { kind: 'silent' };
}

/** How many presses of undo take back what these answers have saved. */
export function groupsIn(answers: Traffic['answers']): number {
  return new Set(answers.flatMap(({ answer, group }) => (answer.ok ? [group || answer.activityId] : []))).size;
}

/** ms; from the hot update to the notice */
const SAID_WITHIN = 1_000;

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

/** The editor says that another rule wins over what was saved: the preview showed what was asked. */
export const saysUnshown = ({ page }: View): Promise<boolean> =>
  page
    .locator('[data-toast]', { hasText: 'Saved, but the page shows' })
    .first()
    .waitFor({ timeout: SAID_WITHIN })
    .then(
      () => true,
      () => false,
    );
