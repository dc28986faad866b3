/**
 * A class or a child that was given to a component which does nothing with it. Before the edit nobody can tell: the component is of
 * a package, is loaded lazily, or comes as a prop. The page tells afterwards.
 */
import type { FileDiff, MutationSuccess } from '../../protocol/api.ts';
import { type AnyMutationChange, subjectsOf } from '../../protocol/changes.ts';
import { ownClasses } from '../inspector/classes.ts';
import { sourceName } from '../layers/names.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import type { FindKeys } from '../store/selection.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import type { EditParts } from './parts.ts';

const GIVEN: Partial<Record<AnyMutationChange['type'], 'class' | 'child'>> = {
  STYLING: 'class',
  ADD_CLASS: 'class',
  UPDATE_CLASSES: 'class',
  ADD_JSX: 'child',
};

interface Given {
  what: 'class' | 'child';
  codebaseId: string;
  name: string;
  /** of all its elements on the page */
  classes: string;
}

/** What to look for after a change of the selected component; null for other changes. @param state from before it is shown */
export function givenTo(state: EditorState, change: AnyMutationChange): Given | null {
  const item = selectedItem(state);
  const { codebaseId = null, isComponent = false } = item ?? {};
  const what = GIVEN[change.type];
  if (!item || !isComponent || codebaseId === null || !what) return null;
  const isAbout = subjectsOf(change).includes(codebaseId) || change.callSiteCodebaseId === codebaseId;
  const classes = classesIn(activeFrame(state).tree, codebaseId);
  return isAbout && classes ? { what, codebaseId, name: sourceName(state.elements, item), classes } : null;
}

/** @param made finds the new elements in a tree; null for a change that makes none */
export async function sayIfUnseen(
  { store, frame, notify }: Pick<EditParts, 'store' | 'frame' | 'notify'>,
  { what, codebaseId, name, classes }: Given,
  { files, prevIdToNewIdMap, revisions, activityId }: MutationSuccess,
  made: FindKeys | null,
): Promise<void> {
  const words = newWords(files);
  if ((what === 'class' && words.length === 0) || !(await frame.whenCommitted(revisions))) return;
  const state = store.getState();
  if (state.activities.some(({ id, undone }) => id === activityId && undone)) return;
  const { tree } = activeFrame(state);
  const now = classesIn(tree, prevIdToNewIdMap[codebaseId] ?? codebaseId);
  if (!now) return;
  if (what === 'child') {
    if (made?.(tree).length === 0)
      notify.warning(
        `Saved, but the page does not show it: ${name} does not render its children, or not now. Undo it, and place it beside ${name}.`,
      );
  } else if (now === classes && !words.some((word) => now.includes(word))) {
    notify.warning(
      `Saved, but the page shows nothing of it: ${name} does nothing with its className. Undo it, and style an element inside ${name}.`,
    );
  }
}

/** '' where the page has no element of it. */
function classesIn(tree: NavIndex, codebaseId: string): string {
  const found: string[] = [];
  const add = (item: NavItem | undefined): void => {
    if (item?.tagName) found.push(ownClasses(item).join(' '));
    for (const key of item?.children ?? []) add(tree.items.get(key));
  };
  for (const item of tree.items.values()) if (item.isComponent && item.codebaseId === codebaseId) add(item);
  return found.join('\n');
}

const SHEET = /\.(?:css|s[ac]ss|less|styl)$/;

/** A `className` with its value, as far as it is on one line; braces within its own up to two deep. */
const CLASS_LIST = /className=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)/g;

/** Words that come into a `className` in code. */
function newWords(files: readonly FileDiff[]): string[] {
  const lines = files.filter(({ path }) => !SHEET.test(path)).flatMap(({ diff }) => diff.split('\n'));
  const before = wordsOf(lines.filter((line) => /^-(?!-- )/.test(line)));
  const lists = lines.filter((line) => /^\+(?!\+\+ )/.test(line)).flatMap((line) => line.match(CLASS_LIST) ?? []);
  return [...wordsOf(lists)].filter((word) => word !== 'className' && !before.has(word));
}

const wordsOf = (lines: readonly string[]) => new Set(lines.join(' ').match(/[\w$@:/%#[\]()-]{2,}/g));
