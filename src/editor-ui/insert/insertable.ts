/** Things to add to the page: native tags and the project's own components. */
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
 * The groups of the list, without empty ones.
 * @param recent ids of the elements added last, newest first
 */
export function groupsOf(answer: InsertablesAnswer, recent: readonly string[], query: string): InsertGroup[] {
  const components = answer.components.map((component): Insertable => ({ kind: 'component', component }));
  const natives = answer.natives.map(({ name, tags }): InsertGroup => {
    return { name, items: tags.map((tag) => ({ kind: 'native', tag })) };
  });
  const all = [...components, ...natives.flatMap(({ items }) => items)];
  const last = recent.flatMap((id) => all.find((item) => idOf(item) === id) ?? []);
  const words = query.trim().toLowerCase();
  const matches = (item: Insertable) => `${labelOf(item)} ${noteOf(item)}`.toLowerCase().includes(words);
  // Enter takes the first: `section` means that element, not a component called RoleSections
  const isExact = (item: Insertable) => [labelOf(item), noteOf(item)].some((name) => name.toLowerCase() === words);
  const groups = [
    { name: 'Recent', items: words === '' ? last : [] },
    { name: 'Exact name', items: all.filter(isExact) },
    ...[{ name: 'Components', items: components }, ...natives].map(({ name, items }) => ({
      name,
      items: items.filter((item) => matches(item) && !isExact(item)),
    })),
  ];
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
