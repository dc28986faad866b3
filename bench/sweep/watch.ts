/** The editor at a page under watch, and what a step on it has shown. */
import type { Break } from './laws.ts';
import { countIds, differences, type Picture, pathsApart } from './picture.ts';
import { FIRST_LOAD, loadedPicture, reload } from './rest.ts';
import type { Script, Step } from './script.ts';
import type { Stage, View } from './stage.ts';
import type { TypesCheck } from './types-check.ts';

/** One page under watch: the editor at a route, and how the page is without edits. */
export interface Watch {
  stage: Stage;
  view: View;
  types: TypesCheck | null;
  base: Picture;
  /** paths of elements that differ from load to load */
  unsure: ReadonlySet<string>;
}

export interface Result {
  step: Step;
  /** `saved`, `led`, `silent`, `refused: <code>`, `not offered: <reason>` */
  ended: string;
  breaks: Break[];
}

/** @param known of another watch of the same page, which then need not be looked at again */
export async function startWatch(
  stage: Stage,
  types: TypesCheck | null,
  place: Pick<Script, 'route' | 'width'>,
  known?: Pick<Watch, 'base' | 'unsure'>,
): Promise<Watch> {
  const view = await stage.open(place.route, place.width);
  let first = await loadedPicture(view, known ? undefined : FIRST_LOAD);
  if (known) return { stage, view, types, base: known.base, unsure: known.unsure };
  await reload(view);
  let base = await loadedPicture(view);
  // one of them may have been taken too early
  for (let i = 0; i < LOADS && countsOf(first) !== countsOf(base); i++) {
    first = base;
    await reload(view);
    base = await loadedPicture(view);
  }
  return { stage, view, types, base, unsure: pathsApart(first, base) };
}

/** Most further loads until two have the same elements. */
const LOADS = 3;

const countsOf = (picture: Picture): string => JSON.stringify([...countIds(picture)].sort());

/** Puts back the files of a script that broke a law. @returns false when the page is not as without edits then */
export async function recover({ stage, view, base, unsure }: Watch): Promise<boolean> {
  stage.restore();
  await reload(view);
  return differences(base, await loadedPicture(view), unsure).length === 0;
}
