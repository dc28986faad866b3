/** What a selection can be wrapped in, for words typed: tags, and the components that the project defines or uses. */
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { TAG_WORDS } from '../../protocol/tag-words.ts';
import { groupsOf, type Used } from '../insert/groups.ts';
import { type Insertable, idOf, labelOf } from '../insert/insertable.ts';

export interface Wrapper {
  name: string;
  /** null for a tag */
  component: Exclude<Insertable, { kind: 'native' }> | null;
  key: string;
}

const TAG = /^[a-z][a-z0-9]*$/;
/** Rows at most. */
const MOST = 12;

/** The best first: Enter takes it. A tag is written in lower case: `link` finds `<Link>`, as it is no tag of a page's content. */
export function wrappersFor(words: string, components: readonly InsertableComponent[], used: Used): Wrapper[] {
  const answer = { components: [...components], natives: [], isPartial: false };
  const found = groupsOf(answer, [], words, used).flatMap(({ items }) => items);
  const all = found.flatMap((item): Wrapper[] =>
    item.kind === 'native' ? [] : [{ name: labelOf(item), component: item, key: idOf(item) }],
  );
  const isNamed = ({ name }: Wrapper) => name.toLowerCase() === words.toLowerCase();
  const tags: Wrapper[] = TAG.test(words) ? [{ name: words, component: null, key: words }] : [];
  const isUsual = Object.hasOwn(TAG_WORDS, words);
  const named = all.filter(isNamed).sort((a, b) => Number(b.name === words) - Number(a.name === words));
  const ordered = isUsual ? [...tags, ...named] : [...named, ...tags];
  return [...ordered, ...all.filter((one) => !isNamed(one))].slice(0, MOST);
}
