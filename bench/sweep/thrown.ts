/**
 * An edit that the app itself cannot render: a part of a component outside of the component that it belongs to, say. The editor cannot
 * know that before; it has to name the edit then, and to bring the page back.
 */
import { asInHistory, type History } from './history.ts';
import { type Break, focusIsOn } from './laws.ts';
import { mark, outcomeSince } from './outcome.ts';
import type { View } from './stage.ts';
import type { Watch } from './watch.ts';

const told = ({ page }: View) => page.locator('[data-broken-page]').filter({ hasText: 'It followed your edit' });

/** The page has thrown, and the editor names the newest edit as the cause. */
export const isBlamed = async (view: View): Promise<boolean> => (await told(view).count()) > 0;

/** Law e, by the button that is offered with the error. The edit cannot be redone afterwards: it would throw again. */
export async function takeBack(watch: Watch, history: History): Promise<Break[]> {
  const { view } = watch;
  const since = await mark(view);
  await told(view).getByRole('button', { name: 'Undo it' }).click();
  const { kind } = await outcomeSince(view, since);
  if (kind !== 'saved') return [{ law: 'e', detail: `“Undo it” ends ${kind}` }];
  history.at--;
  history.states.length = history.at + 1;
  return [...(await asInHistory(history, watch, 'e', 'after “Undo it”')), ...(await focusIsOn(view, ['canvas']))];
}
