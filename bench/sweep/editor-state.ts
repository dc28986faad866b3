/** The editor's own state, read from its page, to wait for states and to know what is selected. */
import type { Page } from 'playwright';
import type { Editor } from '../../src/editor-ui/editor.ts';
import type { Revisions } from '../../src/protocol/revisions.ts';

export interface Selected {
  key: string;
  id: string | null;
  name: string;
  isComponent: boolean;
  /** of the source, null for elements of packages */
  file: string | null;
}

/** What changes while a step is under way: cheap to read at every frame. */
export interface Signs {
  isSelected: boolean;
  choices: number;
  saves: number;
  isSaving: boolean;
  isRefused: boolean;
  isTyping: boolean;
  isTextAsked: boolean;
  visit: number;
  /** the inspector shows an element */
  isShown: boolean;
  /** a field for the text is there, or has the focus */
  textField: 'none' | 'there' | 'focused';
  /** texts of the notices, by kind */
  notices: { kind: string; text: string }[];
}

export interface EditorNow {
  selection: Selected[];
  /** codebase ids of the selected elements, of those in them, and of those that hold nothing else, for all elements of the same source */
  about: string[];
  /** counts selections */
  choices: number;
  /** counts changes of the saved state */
  saves: number;
  isSaving: boolean;
  refusal: { code: string; message: string; hint?: string } | null;
  isTyping: boolean;
  isTextAsked: boolean;
  visit: number;
  /** activities that undo would take back */
  undoable: number;
}

interface Probe {
  editor: Editor;
  saves: number;
}
type Probed = Window & { sweep?: Probe };

/** Finds the editor in its page, through React's tree. To be called once per page. */
export async function findEditor(page: Page): Promise<void> {
  const isFound = await page.evaluate(() => {
    interface Fiber {
      memoizedProps: { editor?: Editor } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
    const open = name && root[name] ? [root[name]] : [];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      const editor = fiber.memoizedProps?.editor;
      if (editor?.store) {
        const probe: Probe = { editor, saves: 0 };
        editor.store.subscribe((now, before) => {
          if (now.save !== before.save) probe.saves++;
        });
        (window as Probed).sweep = probe;
        return true;
      }
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
    }
    return false;
  });
  if (!isFound) throw new Error('The editor is not in its page: React keeps its tree elsewhere.');
}

/** Two frames from now. */
export function nextSigns(page: Page): Promise<Signs> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { editor, saves } = (window as Probed).sweep as Probe;
    const { frames, activeFrame, selection, choices, save, textAsked } = editor.store.getState();
    const frame = frames[activeFrame] as NonNullable<(typeof frames)[string]>;
    const inspector = document.querySelector('[data-panel="inspector"]');
    const field = document.querySelector('[data-field="text"]');
    const notices = document.querySelectorAll<HTMLElement>('[data-toast], [data-panel="inspector"] [role="alert"]');
    return {
      isSelected: selection.length > 0,
      choices,
      saves,
      isSaving: save.phase === 'saving',
      isRefused: save.phase === 'refused',
      isTyping: frame.editingText !== null,
      isTextAsked: textAsked !== null && textAsked.choices === choices,
      visit: frame.visit,
      isShown: inspector?.querySelector('[data-element-name]') != null,
      textField: !field ? 'none' : document.activeElement?.matches('[data-field="text"]') ? 'focused' : 'there',
      notices: [...notices].map((one) => ({ kind: one.dataset.toast ?? 'field', text: one.innerText })),
    };
  });
}

export function readEditor(page: Page): Promise<EditorNow> {
  return page.evaluate(() => {
    const { editor, saves } = (window as Probed).sweep as Probe;
    const state = editor.store.getState();
    const frame = state.frames[state.activeFrame] as NonNullable<(typeof state.frames)[string]>;
    const { items } = frame.tree;
    const about = new Set<string>();
    const add = (key: string): void => {
      const item = items.get(key);
      if (item?.codebaseId) about.add(item.codebaseId);
      for (const child of item?.children ?? []) add(child);
    };
    const selected = state.selection.flatMap((key) => items.get(key) ?? []);
    const ids = new Set(selected.map(({ codebaseId }) => codebaseId));
    for (const item of items.values()) {
      if (!item.codebaseId || !ids.has(item.codebaseId)) continue;
      add(item.key);
      let around = item.parent ? items.get(item.parent) : undefined;
      while (around?.children.length === 1) {
        if (around.codebaseId) about.add(around.codebaseId);
        around = around.parent ? items.get(around.parent) : undefined;
      }
    }
    return {
      selection: state.selection.map((key) => {
        const item = items.get(key);
        const source = item?.codebaseId ? state.elements[item.codebaseId] : undefined;
        return {
          key,
          id: item?.codebaseId ?? null,
          name: item?.name ?? '',
          isComponent: item?.isComponent ?? false,
          file: source?.filename ?? null,
        };
      }),
      about: [...about],
      choices: state.choices,
      saves,
      isSaving: state.save.phase === 'saving',
      refusal: state.save.phase === 'refused' ? state.save.error : null,
      isTyping: frame.editingText !== null,
      isTextAsked: state.textAsked !== null && state.textAsked.choices === state.choices,
      visit: frame.visit,
      undoable: state.activities.filter(({ type, undone }) => type !== 'UNKNOWN' && !undone).length,
    };
  });
}

/** True when nothing is being saved, and every page shows these revisions. */
export function isAtRest(page: Page, revisions: Revisions): Promise<boolean> {
  return page.evaluate((wanted) => {
    const { editor } = (window as Probed).sweep as Probe;
    const { save, pressed, frames } = editor.store.getState();
    if (save.phase === 'saving' || pressed) return false;
    return Object.values(frames).every(
      ({ status, committed }) =>
        status === 'ready' &&
        Object.entries(wanted).every(
          ([file, revision]) => revision <= Math.max(committed.base, committed.files[file] ?? 0),
        ),
    );
  }, revisions);
}
