/** The groups of the list of things to add. */
import type { TreeElement } from '../../protocol/api.ts';
import type { InsertableComponent, InsertablesAnswer } from '../../protocol/insertables.ts';
import { type Insertable, idOf, labelOf, noteOf } from './insertable.ts';
import { packageComponents } from './package-components.ts';

export interface Used {
  elements: Readonly<Record<string, TreeElement>>;
  shown: ReadonlySet<string | null>;
}

const NONE_USED: Used = { elements: {}, shown: new Set() };

export interface InsertGroup {
  name: string;
  items: Insertable[];
}

/** Of a package's components, without a search: a project may use a hundred of its icons. */
const MOST_OF_PACKAGES = 12;

/**
 * The groups of the list, without empty ones: the basic elements, the project's components and those of packages with those used
 * most first, and all elements. Of a search, elements come first.
 * @param recent ids of the elements added last, newest first
 * @param used elements of the files that pages have loaded, which use components, and the ids of those on the page
 */
export function groupsOf(
  answer: InsertablesAnswer,
  recent: readonly string[],
  query: string,
  { elements, shown }: Used = NONE_USED,
): InsertGroup[] {
  const uses = usesByName(elements);
  const byUses = answer.components.toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0));
  const components = inFamilies(byUses);
  const packaged = packageComponents(elements, shown).map(
    (component): Insertable => ({ kind: 'of-package', component }),
  );
  const natives = answer.natives.map(({ name, tags }): InsertGroup => {
    return { name, items: tags.map((tag) => ({ kind: 'native', tag })) };
  });
  const all = [...components, ...natives.flatMap(({ items }) => items), ...packaged];
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
  const ofPackages: InsertGroup = { name: 'From packages', items: packaged };
  const groups =
    words === ''
      ? [
          { name: 'Basics', items: all.filter(isBasic) },
          { name: 'Recent', items: last },
          ofProject,
          { ...ofPackages, items: packaged.slice(0, MOST_OF_PACKAGES) },
          ...natives,
        ]
      : [{ name: 'Exact name', items: all.filter(isExact) }, ...[...natives, ofProject, ofPackages].map(rest)];
  return groups.filter(({ items }) => items.length > 0);
}

/** Each compound component with its parts behind it: `Card`, `CardHeader`, `CardTitle`. Many parts work in their component alone. */
function inFamilies(components: readonly InsertableComponent[]): Insertable[] {
  const placed = components.map((component) => ({ component, whole: wholeOf(component, components) }));
  const rowOf = (component: InsertableComponent): Insertable => ({ kind: 'component', component });
  return placed.flatMap(({ component: whole, whole: around }) => {
    if (around) return [];
    const parts = placed.filter((one) => one.whole === whole);
    return [rowOf(whole), ...parts.map(({ component }) => ({ ...rowOf(component), partOf: whole.name }))];
  });
}

/** Of several, the one with the shortest name: `Menu` for `MenuItemLabel`, beside `MenuItem`. */
function wholeOf({ name, file }: InsertableComponent, components: readonly InsertableComponent[]) {
  const holds = (one: InsertableComponent) =>
    one.file === file && name.startsWith(one.name) && /^[A-Z]/.test(name.slice(one.name.length));
  return components.filter(holds).sort((a, b) => a.name.length - b.name.length)[0];
}

const BASICS = new Set(['div', 'section', 'h2', 'p', 'a', 'button', 'img', 'ul']);
const isBasic = (item: Insertable) => item.kind === 'native' && BASICS.has(item.tag.tag);

/** How often each component stands in the source, by name. */
function usesByName(elements: Readonly<Record<string, TreeElement>>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { componentName } of Object.values(elements)) uses.set(componentName, (uses.get(componentName) ?? 0) + 1);
  return uses;
}
