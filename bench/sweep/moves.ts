/** Steps that change no source: selecting by pointer and by keys, undo and redo. */
import { news, press } from './checks.ts';
import { endCounting, startCounting } from './drawn.ts';
import { readSelected, readSigns, type Selected, untilLayer, untilSigns } from './editor-state.ts';
import { asInHistory, type History } from './history.ts';
import { type Break, focusIsOn } from './laws.ts';
import { mark } from './outcome.ts';
import { idsUnder, NotOffered, panel } from './person.ts';
import { nextFrames } from './rest.ts';
import type { MoveStep } from './script.ts';
import type { View } from './stage.ts';
import { notOffered, selectAloud, type Undone } from './step.ts';
import type { Result, Watch } from './watch.ts';

type Of<D extends MoveStep['do']> = Extract<MoveStep, { do: D }>;

export async function move(watch: Watch, history: History, step: MoveStep): Promise<Result> {
  const { view } = watch;
  const quiet = view.complaints().length;
  // undo and redo may show again what an edit was warned of
  const since = { answers: step.do === 'undo' || step.do === 'redo' ? 0 : view.traffic.answers.length };
  try {
    const { ended, breaks } = await takeMove(watch, history, step);
    return { step, ended, breaks: [...breaks, ...news(view, quiet, since)] };
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    return { step, ...notOffered(error) };
  }
}

function takeMove(watch: Watch, history: History, step: MoveStep): Promise<Undone> {
  if (step.do === 'select') return choose(watch.view, step);
  if (step.do === 'walk') return walk(watch.view, step);
  return reverse(watch, history, step);
}

async function choose(view: View, step: Of<'select'>): Promise<Undone> {
  const missed = await selectAloud(view, step);
  if (missed) return missed;
  const breaks = await selectionIsShown(view);
  const wanted = step.way === 'exact' ? await idsUnder(view, step.at) : [];
  const [selected] = await readSelected(view.page);
  if (wanted.length > 0 && selected?.id && !wanted.includes(selected.id))
    breaks.push({ law: 'h', detail: `⌘-click on <${step.at.tag}> selects ${selected.name}` });
  breaks.push(...(await focusIsOn(view, ['canvas'])));
  return { ended: 'selected', breaks };
}

/** Law h: what is selected has a row in the layers. The inspector was waited for. */
async function selectionIsShown({ page }: View): Promise<Break[]> {
  return (await untilLayer(page)) ? [] : [{ law: 'h', detail: 'what is selected has no row in the layers' }];
}

/** ms */
const ANSWERED_WITHIN = 5_000;

async function walk(view: View, step: Of<'walk'>): Promise<Undone> {
  const { before } = await mark(view);
  const [selected] = before.selection;
  if (!selected) throw new NotOffered('nothing is selected');
  if (step.in === 'layers') return walkRows(view, step.key);
  if (!leads(selected, step.key)) throw new NotOffered('no element is there');
  if ((await focusIsOn(view, ['canvas'])).length > 0) await panel(view, 'canvas').focus();
  return pressed(view, step.key, before.choices, ['canvas', 'inspector']);
}

/** The arrow keys lead the focus along the rows, open and close them; the selection stays. */
async function walkRows(view: View, key: string): Promise<Undone> {
  if (!(await untilLayer(view.page))) throw new NotOffered('no row of the layers is selected');
  await panel(view, 'layers').locator('[role="treeitem"][aria-selected="true"]').first().focus();
  await view.page.keyboard.press(key);
  await nextFrames(view);
  return { ended: 'walked', breaks: await focusIsOn(view, ['layers']) };
}

function leads({ siblings, hasParent, hasText, children }: Selected, key: string): boolean {
  if (key === 'Enter') return hasText || children > 0;
  return key === 'Shift+Enter' ? hasParent : siblings > 1;
}

async function pressed(view: View, key: string, choices: number, focus: readonly string[]): Promise<Undone> {
  const { page } = view;
  const noticeBut = (await readSigns(page)).notices.map(({ text }) => text);
  await page.keyboard.press(key);
  const signs = await untilSigns(
    page,
    { choicesBut: choices, canType: true, ledAfter: choices, noticeBut },
    ANSWERED_WITHIN,
  );
  if (signs.isTyping || signs.textField === 'focused') {
    await page.keyboard.press('Escape');
    return { ended: 'typing', breaks: [] };
  }
  const isAnswered = signs.choices !== choices || signs.isTextAsked || signs.notices.length > 0;
  if (!isAnswered)
    return { ended: 'silent', breaks: [{ law: 'a', detail: `${key} does nothing, and nothing is said` }] };
  const breaks = signs.isSelected ? await selectionIsShown(view) : [];
  return { ended: 'selected', breaks: [...breaks, ...(await focusIsOn(view, focus))] };
}

const KEYS = { undo: 'ControlOrMeta+z', redo: 'ControlOrMeta+Shift+z' };

async function reverse(watch: Watch, history: History, step: Of<'undo' | 'redo'>): Promise<Undone> {
  const { view } = watch;
  const most = step.do === 'undo' ? history.at : history.states.length - 1 - history.at;
  const times = Math.min(step.times, most);
  if (times === 0) throw new NotOffered(`nothing to ${step.do}`);
  // words that were refused stay in their field, and undo there is the field's own
  if ((await readSigns(view.page)).textField === 'focused') await panel(view, 'canvas').focus();
  const breaks: Break[] = [];
  for (let i = 0; i < times && breaks.length === 0; i++) {
    await startCounting(view.frame);
    breaks.push(...(await press(view, KEYS[step.do], 1)));
    if (breaks.length > 0) break;
    history.at += step.do === 'undo' ? -1 : 1;
    const blink = await endCounting(view.frame);
    const isUnshown = step.do === 'redo' && history.states[history.at]?.isUnshown;
    if (blink && !isUnshown) breaks.push({ law: 'c', detail: `${step.do}: ${blink}` });
    breaks.push(...(await asInHistory(history, watch, 'e', `after ${step.do}`)));
  }
  breaks.push(...(await focusIsOn(view, ['canvas', 'inspector', 'layers', 'insert'])));
  return { ended: breaks.some(({ law }) => law === 'e') ? 'broken' : 'saved', breaks };
}
