/** The groups of the list of things to add. */
import type { TreeElement } from '../../protocol/api.ts';
import type { InsertableComponent, InsertablesAnswer } from '../../protocol/insertables.ts';
import { type Insertable, idOf, labelOf, noteOf } from './insertable.ts';

export interface InsertGroup {
  name: string;
  items: Insertable[];
}

/**
 * The groups of the list, without empty ones: the basic elements, the project's components with those used most first, and all
 * elements. Of a search, elements come first.
 * @param recent ids of the elements added last, newest first
 * @param uses how often each component stands in the source, by name
 */
export function groupsOf(
  answer: InsertablesAnswer,
  recent: readonly string[],
  query: string,
  uses: ReadonlyMap<string, number> = new Map(),
): InsertGroup[] {
  const usesOf = ({ name }: InsertableComponent) => uses.get(name) ?? 0;
  const components = [...answer.components]
    .sort((a, b) => usesOf(b) - usesOf(a))
    .map((component): Insertable => ({ kind: 'component', component }));
  const natives = answer.natives.map(({ name, tags }): InsertGroup => {
    return { name, items: tags.map((tag) => ({ kind: 'native', tag })) };
  });
  const all = [...components, ...natives.flatMap(({ items }) => items)];
  const last = recent.flatMap((id) => all.find((item) => idOf(item) === id) ?? []);
  const words = query.trim().toLowerCase();
  const matches = (item: Insertable) => `${labelOf(item)} ${noteOf(item)}`.toLowerCase().includes(words);
  // Enter takes the first: `section` means that element, not a component called RoleSections
  const isExact = (item: Insertable) => [labelOf(item), noteOf(item)].some((name) => name.toLowerCase() === words);
  const rest = (group: InsertGroup) => ({
    ...group,
    items: group.items.filter((item) => matches(item) && !isExact(item)),
  });
  const ofProject: InsertGroup = { name: 'Components', items: components };
  const groups =
    words === ''
      ? [{ name: 'Basics', items: all.filter(isBasic) }, { name: 'Recent', items: last }, ofProject, ...natives]
      : [{ name: 'Exact name', items: all.filter(isExact) }, ...[...natives, ofProject].map(rest)];
  return groups.filter(({ items }) => items.length > 0);
}

const BASICS = new Set(['div', 'section', 'h2', 'p', 'a', 'button', 'img', 'ul']);
const isBasic = (item: Insertable) => item.kind === 'native' && BASICS.has(item.tag.tag);

/** How often each component stands in the source, by name. */
export function usesByName(elements: Readonly<Record<string, TreeElement>>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { componentName } of Object.values(elements)) uses.set(componentName, (uses.get(componentName) ?? 0) + 1);
  return uses;
}
