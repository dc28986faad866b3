/**
 * What the layers leave out of a component or story that is shown alone: everything that other files wrote. An instance stands for
 * its inside until one *drills in*: selects something there, or opens the inside of its row. Elements that the own file hands to an
 * instance are its own and have rows.
 */
import type { Elements } from '../scope/plurality.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { activeFrame, type EditorStore } from '../store/store.ts';
import type { Folding } from './folding.ts';

/** For each item of another file, the key of the instance that one drills into to see it. */
export type Insides = ReadonlyMap<string, string>;

/** Instead of an instance: set-up files and decorators, around what is shown, are never of interest. */
const NOWHERE = '';
const NONE: Insides = new Map();
const NOTHING: ReadonlySet<string> = new Set();

type Shown = Pick<FrameState, 'type' | 'component'>;

/** By the list of roots: another place of any item gives another list. */
const known = new WeakMap<NavIndex['roots'], { elements: Elements; insides: Insides }>();

export function insidesOf(index: NavIndex, elements: Elements, { type, component }: Shown): Insides {
  if (!component) return NONE;
  const before = known.get(index.roots);
  if (before?.elements === elements) return before.insides;
  const found = new OwnFile(index, elements, component.file, type === 'STORY').insides;
  const insides = before && isSame(before.insides, found) ? before.insides : found;
  known.set(index.roots, { elements, insides });
  return insides;
}

/** Opens or closes the inside of an instance. */
export function drillInto(store: EditorStore, key: string, isIn: boolean): void {
  store.setState(({ drilled }) => ({ drilled: [...drilled.filter((one) => one !== key), ...(isIn ? [key] : [])] }));
}

/** Keys of the instances whose inside shows. */
export function drilledIn(state: EditorState, insides: Insides): ReadonlySet<string> {
  if (insides.size === 0) return NOTHING;
  const { drilled, selection, renaming } = state;
  const { tree } = activeFrame(state);
  const sought = renaming ? [...selection, renaming.key] : selection;
  return new Set([...drilled, ...sought.flatMap((key) => ancestors(tree, key).map((item) => item.key))]);
}

function isLeftOut(insides: Insides, drilled: ReadonlySet<string>, key: string): boolean {
  for (let at = insides.get(key); at !== undefined; at = insides.get(at)) if (!drilled.has(at)) return true;
  return false;
}

let last: { by: readonly unknown[]; rowless: ReadonlySet<string> } | null = null;

/** Keys of all items without a row: folded or left out. */
export function rowlessIn(
  index: NavIndex,
  folding: Folding,
  insides: Insides,
  drilled: ReadonlySet<string>,
): ReadonlySet<string> {
  if (insides.size === 0) return folding.folded;
  // each row asks, about the same
  const by = [folding, insides, [...drilled].join(' ')];
  if (last?.by.every((one, i) => one === by[i])) return last.rowless;
  const rowless = new Set(folding.folded);
  const leftOut = [...insides.keys()].filter((key) => isLeftOut(insides, drilled, key));
  for (const key of leftOut) {
    // a root that would share its row
    const [root = ''] = index.items.get(key)?.children ?? [];
    if (!folding.plumbing.has(root) && !folding.folded.has(key)) rowless.delete(root);
  }
  for (const key of leftOut) rowless.add(key);
  last = { by, rowless };
  return rowless;
}

interface Around {
  /** the nearest instance that has a source */
  instance: string | null;
  inside: string | null;
  /** instances around, the innermost first */
  instances: readonly string[];
  /** name of the component that is shown, right inside of it: Storybook renders it, by a story's file */
  subject: string | null;
  isRoot: boolean;
}

class OwnFile {
  insides: Insides = NONE;
  private readonly index: NavIndex;
  private readonly elements: Elements;
  private readonly isStory: boolean;
  private readonly own: Set<string>;
  private readonly found = new Map<string, string>();
  /** the files that wrote the inside of an instance */
  private readonly written = new Map<string, Set<string>>();
  private hasOwn = false;

  constructor(index: NavIndex, elements: Elements, file: string, isStory: boolean) {
    this.index = index;
    this.elements = elements;
    this.isStory = isStory;
    this.own = new Set([file]);
    this.visit(index.roots, { instance: null, inside: null, instances: [], subject: null, isRoot: true });
    // better everything than nothing
    if (this.hasOwn) this.insides = this.found;
  }

  private visit(keys: readonly string[], around: Around): void {
    for (const key of keys) {
      const item = this.index.items.get(key);
      if (item) this.visit(item.children, this.place(item, around));
    }
  }

  private place({ key, name, codebaseId, isComponent }: NavItem, around: Around): Around {
    const source = codebaseId === null ? undefined : this.elements[codebaseId];
    if (!source) {
      const isTop = isComponent && (around.instance === null || around.inside === NOWHERE);
      const subject = this.isStory ? name : null;
      if (isTop) return { instance: null, inside: null, instances: [], subject, isRoot: false };
      // an element rendered by a package
      return this.put(key, around.isRoot ? around.instance : around.inside, { ...around, isRoot: false });
    }
    if (around.subject !== null && around.subject === source.ownerName) this.own.add(source.filename);
    const inside = this.insideOf(source.filename, around);
    if (inside === null) this.hasOwn = true;
    const instances = isComponent ? [key, ...around.instances] : around.instances;
    const instance = isComponent ? key : around.instance;
    return this.put(key, inside, { instance, inside, instances, subject: null, isRoot: isComponent });
  }

  private put(key: string, inside: string | null, around: Around): Around {
    if (inside !== null) this.found.set(key, inside);
    return { ...around, inside };
  }

  private insideOf(file: string, { instance, instances }: Around): string | null {
    if (this.own.has(file)) return null;
    const writer = instances.find((one) => this.written.get(one)?.has(file));
    if (writer !== undefined) return this.found.get(writer) === NOWHERE ? NOWHERE : writer;
    if (instance === null || this.found.get(instance) === NOWHERE) return NOWHERE;
    this.written.set(instance, (this.written.get(instance) ?? new Set()).add(file));
    return instance;
  }
}

function isSame(one: Insides, other: Insides): boolean {
  return one.size === other.size && [...one].every(([key, inside]) => other.get(key) === inside);
}
