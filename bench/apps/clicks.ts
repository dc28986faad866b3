/** Clicks elements in the editor, and compares the selected source with React's own word. */
import type { ApiClient } from '../../tests/support/api-client.ts';
import { readEditor } from '../sweep/editor-state.ts';
import { NotOffered, select } from '../sweep/person.ts';
import type { View } from '../sweep/stage.ts';
import type { Made } from './look.ts';

export interface Clicks {
  tried: number;
  right: number;
  wrong: string[];
}

/** @param made elements in document order; ten of them are clicked, from all parts of the page */
export async function clickSome(view: View, api: ApiClient, made: readonly Made[], wanted = 10): Promise<Clicks> {
  const clicks: Clicks = { tried: 0, right: 0, wrong: [] };
  for (const one of spread(made, wanted)) {
    if (clicks.tried === wanted) break;
    const place = `${one.file}:${one.line} <${one.target.tag}>`;
    let isSelected: boolean;
    try {
      isSelected = await select(view, one.target, one.isOwn ? 'exact' : 'click');
    } catch (error) {
      // covered by another one, or out of view: a person could not click it
      if (error instanceof NotOffered) continue;
      throw error;
    }
    clicks.tried++;
    const id = isSelected ? (await readEditor(view.page)).selection[0]?.id : undefined;
    // asked anew: the page may have loaded modules since
    const entry = id ? (await api.lookups())[id] : undefined;
    if (entry?.filename === one.file && entry.line === one.line) clicks.right++;
    else
      clicks.wrong.push(`${place}: ${entry ? `${entry.filename}:${entry.line} <${entry.componentName}>` : 'nothing'}`);
  }
  return clicks;
}

/** The items in another order: as many as wanted from all parts first, then those between. */
function spread<T>(items: readonly T[], wanted: number): T[] {
  const step = Math.max(1, Math.floor(items.length / wanted));
  return Array.from({ length: step }, (_, from) => items.filter((_, i) => i % step === from)).flat();
}
