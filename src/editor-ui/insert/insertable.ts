/** Things to add to the page: native tags and the project's own components. */
import type { TreeElement } from '../../protocol/api.ts';
import type { PropValue } from '../../protocol/changes.ts';
import type { InsertableComponent, InsertablesAnswer } from '../../protocol/insertables.ts';

export type Insertable =
  | { kind: 'native'; tag: { tag: string; label: string; propsToSet?: Record<string, PropValue> } }
  | { kind: 'component'; component: Pick<InsertableComponent, 'name' | 'file' | 'exportName' | 'showsText'> };

export interface InsertGroup {
  name: string;
  items: Insertable[];
}

/** A stable id: for lists, and for remembering recent ones. */
export function idOf(item: Insertable): string {
  return item.kind === 'native' ? `<${item.tag.tag}>` : `${item.component.file}#${item.component.exportName}`;
}

export function labelOf(item: Insertable): string {
  return item.kind === 'native' ? item.tag.label : item.component.name;
}

/** Words under which it is found beside its label: the tag, or the file. */
export function noteOf(item: Insertable): string {
  return item.kind === 'native' ? item.tag.tag : (item.component.file.split('/').at(-1) ?? '');
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
      ? [{ name: 'Recent', items: last }, { name: 'Basics', items: all.filter(isBasic) }, ofProject, ...natives]
      : [{ name: 'Exact name', items: all.filter(isExact) }, ...[...natives, ofProject].map(rest)];
  return groups.filter(({ items }) => items.length > 0);
}

/** The placeholder words of a new element, to be typed over; null for one without text. */
export function wordsOf(item: Insertable): string | null {
  if (item.kind === 'component') return item.component.showsText ? inWords(item.component.name) : null;
  const children = item.tag.propsToSet?.children;
  return typeof children === 'string' ? children : null;
}

/** `CardTitle` as people write it: Card title. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const BASICS = new Set(['div', 'section', 'h2', 'p', 'a', 'button', 'img', 'ul']);
const isBasic = (item: Insertable) => item.kind === 'native' && BASICS.has(item.tag.tag);

/** How often each component stands in the source, by name. */
export function usesByName(elements: Readonly<Record<string, TreeElement>>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { componentName } of Object.values(elements)) uses.set(componentName, (uses.get(componentName) ?? 0) + 1);
  return uses;
}
