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
  hasText: boolean;
  hasParent: boolean;
  children: number;
  /** itself among them */
  siblings: number;
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
  signs(): Signs;
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
    function signsOf({ editor, saves }: Probe): Signs {
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
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
    const open = name && root[name] ? [root[name]] : [];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      const editor = fiber.memoizedProps?.editor;
      if (editor?.store) {
        const probe: Probe = { editor, saves: 0, signs: () => signsOf(probe) };
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

/** Any of these ends a wait. */
export interface Awaited {
  /** the newest edit has ended: the state of saving is not the one of this count */
  savesBut?: number;
  /** an element is selected and shown, chosen after this count */
  choiceAfter?: number;
  /** a notice with other words than these; not of a field */
  noticeBut?: string[];
  /** the way to the text's source is shown, chosen after this count */
  ledAfter?: number;
  /** the same, beside a field too */
  toldBut?: string[];
  /** words can be typed, in the page or in the field */
  canType?: boolean;
  visitBut?: number;
  choicesBut?: number;
  /** nothing is selected */
  isEmpty?: boolean;
}

/** The signs in the frame in which one of these is there, or after so many ms. */
export async function untilSigns(page: Page, awaited: Awaited, patience: number): Promise<Signs> {
  const [signs, isThere] = await page.evaluate(
    async ({
      savesBut,
      choiceAfter,
      noticeBut,
      ledAfter,
      toldBut,
      canType,
      visitBut,
      choicesBut,
      isEmpty,
      patience,
    }) => {
      const probe = (window as Probed).sweep as Probe;
      const isThere = (now: Signs): boolean => {
        const told = now.notices.filter(({ kind }) => kind !== 'saved' && kind !== 'warning');
        return (
          (savesBut !== undefined && now.saves !== savesBut && !now.isSaving) ||
          (choiceAfter !== undefined && now.choices > choiceAfter && now.isSelected && now.isShown) ||
          (noticeBut !== undefined && told.some(({ kind, text }) => kind !== 'field' && !noticeBut.includes(text))) ||
          (ledAfter !== undefined && now.isTextAsked && now.choices !== ledAfter && now.textField === 'none') ||
          (toldBut !== undefined && told.some(({ text }) => !toldBut.includes(text))) ||
          (canType === true && (now.isTyping || now.textField === 'focused')) ||
          (visitBut !== undefined && now.visit !== visitBut) ||
          (choicesBut !== undefined && now.choices !== choicesBut) ||
          (isEmpty === true && !now.isSelected)
        );
      };
      const until = performance.now() + patience;
      let now = probe.signs();
      while (!isThere(now) && performance.now() < until) {
        await new Promise(requestAnimationFrame);
        now = probe.signs();
      }
      return [now, isThere(now)] as const;
    },
    { ...awaited, patience },
  );
  if (!isThere && process.env.SWEEP_LOG) console.log('  waited in vain for', awaited, signs);
  return signs;
}

export const readSigns = (page: Page): Promise<Signs> =>
  page.evaluate(() => (window as Probed).sweep?.signs() as Signs);

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
          hasText: (item?.text.trim() ?? '') !== '',
          hasParent: item?.parent != null,
          children: item?.children.length ?? 0,
          siblings: (item?.parent ? items.get(item.parent)?.children.length : frame.tree.roots.length) ?? 0,
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

export const readSelected = async (page: Page): Promise<Selected[]> => (await readEditor(page)).selection;

/** ms */
const LAYER_WITHIN = 3_000;

/** Waits for the row of the selection in the layers. @returns false when there is none */
export function untilLayer(page: Page): Promise<boolean> {
  return page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    const isThere = () =>
      document.querySelector('[data-panel="layers"] [role="treeitem"][aria-selected="true"]') !== null;
    while (!isThere() && performance.now() < until) await new Promise(requestAnimationFrame);
    return isThere();
  }, LAYER_WITHIN);
}

/** Waits until nothing is being saved, and every page shows these revisions. @returns false after so many ms */
export function untilAtRest(page: Page, revisions: Revisions, patience: number): Promise<boolean> {
  return page.evaluate(
    async ({ revisions, patience }) => {
      const { editor } = (window as Probed).sweep as Probe;
      const isAtRest = () => {
        const { save, pressed, frames } = editor.store.getState();
        if (save.phase === 'saving' || pressed) return false;
        return Object.values(frames).every(
          ({ status, committed }) =>
            status === 'ready' &&
            Object.entries(revisions).every(
              ([file, revision]) => revision <= Math.max(committed.base, committed.files[file] ?? 0),
            ),
        );
      };
      const until = performance.now() + patience;
      while (!isAtRest()) {
        if (performance.now() > until) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    },
    { revisions, patience },
  );
}

/** Waits until the editor tells of all these type errors. @returns for each whether it does */
export function untilTold(
  page: Page,
  errors: readonly { file: string | null; code: number }[],
  patience: number,
): Promise<boolean[]> {
  return page.evaluate(
    async ({ errors, patience }) => {
      const { editor } = (window as Probed).sweep as Probe;
      const isTold = () => {
        const told = Object.values(editor.store.getState().problems).flat();
        return errors.map(({ file, code }) => told.some((problem) => problem.file === file && problem.code === code));
      };
      const until = performance.now() + patience;
      while (isTold().includes(false) && performance.now() < until) await new Promise(requestAnimationFrame);
      return isTold();
    },
    { errors, patience },
  );
}
