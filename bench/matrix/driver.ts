/** The editor's page as the matrix drives it: the way of a field of the panel, without the clicks. */
import type { Page } from 'playwright';
import type { Editor } from '../../src/editor-ui/editor.ts';
import type { EditScope } from '../../src/protocol/changes.ts';

interface Probed {
  sweep: { editor: Editor };
}

export interface Subject {
  key: string;
  codebaseId: string;
  /** of the elements of the same source the how manieth it is, in document order */
  nth: number;
  name: string;
  file: string;
  line: number;
  /** codebase id of the use of its component */
  callSite: string | null;
  isRoot: boolean;
}

export interface Breakpoint {
  name: string;
  pixels: number;
}

/** Elements of the page with a line in the project's source. */
export function subjectsOf(page: Page): Promise<Subject[]> {
  return page.evaluate(() => {
    const { editor } = (window as unknown as Probed).sweep;
    const state = editor.store.getState();
    const frame = state.frames[state.activeFrame];
    const seen = new Map<string, number>();
    const found: Subject[] = [];
    for (const item of frame?.tree.items.values() ?? []) {
      const source = item.codebaseId ? state.elements[item.codebaseId] : undefined;
      if (!source || item.isComponent) continue;
      const nth = seen.get(source.codebaseId) ?? 0;
      seen.set(source.codebaseId, nth + 1);
      let around = item.parent ? frame?.tree.items.get(item.parent) : undefined;
      while (around && !(around.isComponent && around.name === source.ownerName))
        around = around.parent ? frame?.tree.items.get(around.parent) : undefined;
      const callSite = around?.codebaseId && state.elements[around.codebaseId] ? around.codebaseId : null;
      found.push({
        key: item.key,
        codebaseId: source.codebaseId,
        nth,
        name: source.componentName,
        file: source.filename,
        line: source.line,
        callSite,
        isRoot: source.parentCodebaseId === null && source.row === null && callSite !== null,
      });
    }
    return found;
  });
}

/** Selects the element in a context, with a scope; done once the panel would take a value. */
export async function prepareEdit(
  page: Page,
  { key, codebaseId }: Subject,
  { breakpoint, state, dark, width }: { breakpoint: string | null; state: string | null; dark: boolean; width: number },
  scope: EditScope | null,
): Promise<void> {
  await page.evaluate(
    ([key, codebaseId, breakpoint, state, dark, width, scope]) => {
      const { editor } = (window as unknown as Probed).sweep;
      editor.store.setState((now) => {
        const frame = now.frames[now.activeFrame];
        const editScopes = { ...now.editScopes };
        if (scope) editScopes[codebaseId] = scope;
        else delete editScopes[codebaseId];
        return {
          editScopes,
          frames: {
            ...now.frames,
            ...(frame && { [frame.id]: { ...frame, viewport: { id: 'custom', width, height: 900 } } }),
          },
        };
      });
      if (editor.store.getState().selection.join() !== key) editor.frame.select([key]);
      editor.styling.setContext({ breakpoint, state: state as never, theme: dark ? 'dark' : null });
    },
    [key, codebaseId, breakpoint, state, dark, width, scope] as const,
  );
  await untilKnown(page, key);
}

async function untilKnown(page: Page, key: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const { editor } = (window as unknown as Probed).sweep;
      const { rulesKey, rulesContext, context, styles } = editor.styling.store.getState();
      const { selection } = editor.store.getState();
      return (
        selection.join() === wanted &&
        rulesKey === wanted &&
        rulesContext === context &&
        !!styles[wanted]?.values.display
      );
    },
    key,
    { timeout: 15_000, polling: 10 },
  );
}

/** Back to the base, so that the page shows nothing that the editor adds. */
export async function looseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { editor } = (window as unknown as Probed).sweep;
    editor.styling.setContext({ breakpoint: null, state: null, theme: null });
  });
}

export function breakpointOf(page: Page): Promise<Breakpoint[]> {
  return page.evaluate(() => {
    const { editor } = (window as unknown as Probed).sweep;
    const { design, css } = editor.styling.store.getState();
    if (design && design.breakpoints.length > 0)
      return design.breakpoints.map(({ name, minWidth }) => ({ name, pixels: minWidth }));
    return (css?.breakpoints ?? []).map(({ name, pixels }) => ({ name, pixels }));
  });
}

export function darkSelector(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { editor } = (window as unknown as Probed).sweep;
    const { design, css } = editor.styling.store.getState();
    const theme = design?.darkMode;
    if (theme && theme.kind !== 'none') return theme.kind === 'media' ? null : theme.selector;
    return css?.darkMode.kind === 'selector' ? css.darkMode.selector : null;
  });
}

type Editing = { set(changes: Record<string, string>): Promise<boolean>; isKnown: unknown };

/** Finds what a field of the panel does when a value is typed: in React's tree, by its shape. To be called once per page. */
export async function findEditing(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Hook {
      memoizedState: unknown;
      next: Hook | null;
    }
    interface Fiber {
      memoizedState: Hook | null;
      child: Fiber | null;
      sibling: Fiber | null;
      tag: number;
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
    const open = name && root[name] ? [root[name]] : [];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      for (let hook = fiber.tag === 0 || fiber.tag === 15 ? fiber.memoizedState : null; hook; hook = hook.next) {
        const memo = Array.isArray(hook.memoizedState) ? (hook.memoizedState[0] as Editing | null) : null;
        if (memo && typeof memo === 'object' && 'isKnown' in memo && typeof memo.set === 'function') {
          (window as unknown as { matrix: Editing }).matrix = memo;
          return true;
        }
      }
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
    }
    return false;
  });
}

/** Types a value into the field of a property. @returns true when saved */
export function setProperty(page: Page, property: string, value: string): Promise<boolean> {
  return page.evaluate(
    ([property, value]) => (window as unknown as { matrix: Editing }).matrix.set({ [property]: value }),
    [property, value] as const,
  );
}

export function lastRefusal(page: Page): Promise<{ code: string; message: string; hint?: string } | null> {
  return page.evaluate(() => {
    const { save } = (window as unknown as Probed).sweep.editor.store.getState();
    return save.phase === 'refused' ? save.error : null;
  });
}
