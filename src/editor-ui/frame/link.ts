/**
 * Between a frame's channel and the store: what the page reports goes into the frame's state, what the editor wants goes out as
 * calls. Keys, wheel and finished text edits are handed on; nothing here writes anything (S-100).
 */
import { parseElementKey } from '../../protocol/element-key.ts';
import type { FrameMessage, FramePayloads } from '../../protocol/messages.ts';
import { NOTHING_COMMITTED, type Revisions } from '../../protocol/revisions.ts';
import { indexNavTree, type NavIndex } from '../store/nav-index.ts';
import { NavTable } from '../store/nav-table.ts';
import { carrySelection, type FindKeys, findKeys } from '../store/selection.ts';
import type { FrameState } from '../store/state.ts';
import { type EditorStore, frameOf, noteChoice, patchFrame } from '../store/store.ts';
import { createFrameChannel, type FrameChannel } from './channel.ts';
import { decodeFrameMessage } from './decode.ts';
import { createFrameClock } from './frame-clock.ts';
import { takePress } from './pressed.ts';
import { steadyTrees } from './steady-trees.ts';
import { noteVisit } from './visits.ts';

export interface FrameEvents {
  onKey(event: FramePayloads['KEY_DOWN_EVENT']['event']): void;
  onWheel(event: FramePayloads['WHEEL_EVENT']['event'], frameId: string): void;
  onEditedText(data: FramePayloads['EDITED_TEXT']['data'], frameId: string): void;
  onDynamicText(elementKey: string): void;
  onContextMenu(at: { clientX: number; clientY: number }, frameId: string): void;
  /** what belongs to a drag in the page, keys included */
  onDrag?(message: FrameMessage): void;
  /** where an element is that was asked for */
  onBoxes?(boxes: FramePayloads['ELEMENT_BOXES'], frameId: string): void;
  /** values and rules of selected elements */
  onStyles?(message: FrameMessage): void;
}

/** What the frames make of a report together. */
export interface LinkEvents extends FrameEvents {
  /** before each report is taken: the user may have come over to this frame */
  onReport(): void;
  onHover(elementKey: string | null): void;
}

export interface SelectWhen {
  /** the newest tree may hold it already */
  mayBeThere?: boolean;
  /** the page shows all that was asked for: no other tree of it comes */
  isShown?: boolean;
  /** the count of `choices` when this was asked for: what the user chose since, stays */
  since?: number;
  /** it is there once the page has committed these, or not at all; default: whenever it comes */
  revisions?: Revisions;
}

export interface FrameLink extends FrameChannel {
  /** Selects in page and store. */
  select(keys: string[]): void;
  /**
   * Selects what `find` finds in the trees to come, unless something else is chosen before that; also where an update of the
   * page that is late takes it away again for a moment.
   */
  selectLater(find: FindKeys, when?: SelectWhen): void;
  /** News of the source: the page is to commit these revisions. */
  hear(revisions: Revisions): void;
  /**
   * Waits until the page has committed the revisions of an answer, and the store has its tree.
   * @returns false where the page does not, because it is gone or without hot updates
   */
  whenCommitted(revisions: Revisions): Promise<boolean>;
  hover(key: string | null): void;
  setDriving(on: boolean): void;
  /** ids that changed, for the next tree */
  noteIds(prevIdToNewIdMap: Record<string, string>): void;
}

/**
 * What a frame says of selection, keys and drags counts while it is the active one; tree, address and trouble always do.
 * @param schedule runs its argument once, soon: at most two trees are read per picture, however many the page sends
 */
export function createFrameLink(
  store: EditorStore,
  frameId: string,
  events: LinkEvents,
  schedule: (run: () => void) => void = requestAnimationFrame,
): FrameLink {
  const { session } = store.getState();
  if (!session) throw new Error('A frame can be linked only after the session is known.');
  const latest = new Map<string, () => void>();
  const table = new NavTable();
  /** the key of what is selected in the tree to come */
  let keyToCome: string | null = null;
  /** the visit of the page that was told what is selected */
  let toldVisit = 0;
  /** the page whose tree is shown */
  let shownPage = '';
  let renamedIds: Record<string, string> = {};
  /** Newest tree of a page that failed, held back while the editor shows the last good one; null otherwise. */
  let lost: NavIndex | null = null;
  let awaitedSelection: { find: FindKeys; revisions: Revisions | undefined } | null = null;
  const frame = () => frameOf(store.getState(), frameId);
  const isActive = () => store.getState().activeFrame === frameId;

  const channel = createFrameChannel({
    appOrigin: session.appOrigin,
    nonce: session.frameNonce,
    initArgs: () => {
      const { elements, scopes } = store.getState();
      const modes = { driveModeEnabled: frame().driving, aiContextSelection: false };
      return [session.storyboardId, elements, scopes, null, modes, 'APPLICATION', null, session.appUrl];
    },
    onReady: () => {
      table.reset();
      // what is held back is of the page before
      trees.drop();
      latest.delete('tree');
      clock.ready();
      patchFrame(store, frameId, {
        status: 'ready',
        visit: frame().visit + 1,
        committed: NOTHING_COMMITTED,
        editingText: null,
      });
    },
    onSilent: () => patchFrame(store, frameId, { status: frame().visit > 0 ? 'away' : 'silent' }),
    onMessage: (data) => {
      const message = decodeFrameMessage(data);
      if (!message) return;
      events.onReport();
      take(message);
    },
  });

  /** Keeps only the newest report of a kind until the next picture. */
  function soon(kind: string, run: () => void): void {
    if (latest.size === 0) {
      schedule(() => {
        const runs = [...latest.values()];
        latest.clear();
        // by now the frame may have been closed
        if (store.getState().frames[frameId]) for (const each of runs) each();
      });
    }
    // behind what came before it, also where an older one of its kind came first
    latest.delete(kind);
    latest.set(kind, run);
  }

  /** A large tree is put together at once, and shown in a task of its own; one that comes before that waits for it, as the last. */
  function takeParts(): void {
    const first = latest.has('tree') ? null : table.build();
    soon('tree', () => trees.offer(first ?? table.build()));
  }

  const clock = createFrameClock(() => {
    if (store.getState().save.phase !== 'saving') trees.release();
    if (awaitedSelection?.revisions) awaitedSelection = null;
  });
  const unsubscribe = store.subscribe(({ save }, before) => {
    if (save !== before.save && save.phase !== 'saving' && !clock.isUnsettled()) trees.release();
  });

  const trees = steadyTrees(takeTree, (tree) => {
    const { visit, href } = frame();
    const isLate = clock.isUnsettled() || store.getState().save.phase === 'saving';
    return isLate && isActive() && `${visit} ${href}` === shownPage && lacksHeld(tree);
  });

  /** What is selected, or being labelled, has gone, though the page is the same and the source has it still. */
  function lacksHeld(tree: NavIndex): boolean {
    const { elements, renaming } = store.getState();
    const held = [...new Set([...selectionFor(tree), ...(renaming ? [renaming.key] : [])])];
    const carried = carrySelection(held, frame().tree, tree, renamedIds);
    const hasSource = (key: string) => (parseElementKey(key)?.codebaseId ?? '') in elements;
    return carried.length < held.length && held.some((key) => !tree.items.has(key) && hasSource(key));
  }

  /** True when the page failed and took the selected elements with it: selection and drafts stay until it renders again. */
  function isLost(tree: NavIndex): boolean {
    const { hydration, tree: before } = frame();
    if (hydration.status !== 'other_error' || before.items.size === 0) return false;
    return tree.items.size === 0 || (isActive() && lacksHeld(tree));
  }

  function takeTree(tree: NavIndex): void {
    const { tree: before, visit, href } = frame();
    patchFrame(store, frameId, { isBlank: tree.items.size === 0 });
    lost = isLost(tree) ? tree : null;
    if (lost) return;
    shownPage = `${visit} ${href}`;
    patchFrame(store, frameId, { tree });
    if (isActive()) takeSelection(before, tree);
    renamedIds = {};
  }

  /** The page may have told the new key of what is selected before the tree that has it. */
  function selectionFor(tree: NavIndex): string[] {
    return keyToCome !== null && tree.items.has(keyToCome) ? [keyToCome] : store.getState().selection;
  }

  function takeSelection(before: NavIndex, tree: NavIndex): void {
    const selection = selectionFor(tree);
    if (selection !== store.getState().selection) hold(selection);
    const awaiting = awaitedSelection;
    const awaited = awaiting?.find(tree) ?? [];
    const isThere = awaited.length > 0 && awaited.join() === selection.join();
    const found = isThere ? selection : awaited;
    const carried = found.length > 0 ? found : carrySelection(selection, before, tree, renamedIds);
    // the frame must not go on holding what is gone, or the next click would mean something else there; a new page knows of none
    const isUntold = frame().visit !== toldVisit && carried.length > 0;
    if (carried !== selection || isUntold) setSelection(carried);
    toldVisit = frame().visit;
    // setting the selection ended it, and nobody chose anything else: trees of a preview and of updates may follow each other
    awaitedSelection = awaiting;
    // and what has gone without the user may come back
    if (!awaiting && carried.length < selection.length) expectSelection(findKeys(selection));
  }

  function expectSelection(find: FindKeys, revisions?: Revisions): void {
    awaitedSelection = { find, revisions };
  }

  /** Until the tree comes, panels and keys go by the key that the shown one has. */
  function isAheadOfTree(key: string | null): boolean {
    const { items } = frame().tree;
    const { selection } = store.getState();
    return key !== null && !items.has(key) && selection.length > 0 && selection.every((held) => items.has(held));
  }

  function choose(): void {
    awaitedSelection = null;
    noteChoice(store);
    // something else is selected: then the page as it is
    if (lost?.items.size) trees.offer(lost);
  }

  function hold(keys: string[]): void {
    keyToCome = null;
    store.setState({ selection: keys });
  }

  function setSelection(keys: string[]): void {
    hold(keys);
    if (keys.length > 1) channel.call('setMultiselectedElementKeys', keys);
    else channel.call('setSelectedElement', keys[0] ?? null);
  }

  function take(message: FrameMessage): void {
    switch (message.id) {
      case 'HOVERED_ELEMENT_KEY':
        soon('hover', () => events.onHover(message.elementKey));
        break;
      case 'NAV_TREE':
        soon('tree', () => trees.offer(indexNavTree(message.navTree)));
        break;
      case 'NAV_TREE_PATCH':
        // each part counts; what they come to is looked at once
        if (table.take(message)) takeParts();
        break;
      case 'REVISIONS_COMMITTED':
        soon('committed', () => {
          clock.commit(message.committed);
          patchFrame(store, frameId, { committed: message.committed });
        });
        break;
      case 'PAGE_LEFT':
        clock.left();
        patchFrame(store, frameId, { status: 'loading' });
        break;
      case 'LATEST_HREF':
        patchFrame(store, frameId, { href: message.href, visits: noteVisit(frame().visits, message.href) });
        break;
      case 'LATEST_HYDRATION_ERROR_STATUS':
        patchFrame(store, frameId, { hydration: hydrationOf(message) });
        break;
      case 'START_EDITING_TEXT':
        patchFrame(store, frameId, { editingText: message.data });
        break;
      case 'EDITED_TEXT':
        events.onEditedText(message.data, frameId);
        patchFrame(store, frameId, { editingText: null });
        break;
      case 'WHEEL_EVENT':
        events.onWheel(message.event, frameId);
        break;
      default:
        if (isActive()) takeOfActive(message);
    }
  }

  function takeOfActive(message: FrameMessage): void {
    switch (message.id) {
      case 'SELECTED_ELEMENT_KEY':
        if (message.doNotSetElementKey) break;
        // what a change made is still awaited when the change only moved what is selected
        if (!message.isSameElement) {
          // what a press selects was chosen when it was pressed
          if (!takePress(store, message.elementKey)) choose();
        } else if (isAheadOfTree(message.elementKey)) {
          keyToCome = message.elementKey;
          break;
        }
        hold(message.elementKey ? [message.elementKey] : []);
        break;
      case 'MULTI_SELECTED_ELEMENT_KEYS':
        // an empty list only says that there are not several; what is selected then, the other message says
        if (!message.doNotSetElementKeys && message.elementKeys.length > 0) {
          choose();
          hold(message.elementKeys);
        }
        break;
      case 'EDIT_DYNAMIC_TEXT':
        events.onDynamicText(message.elementKey);
        break;
      case 'CONTEXT_REQUESTED':
        events.onContextMenu(message.event, frameId);
        break;
      case 'ELEMENT_BOXES':
        events.onBoxes?.(message, frameId);
        break;
      case 'CSS_EVALS_FOR_ELEMENT':
      case 'PROCESSED_CSS_RULES_FOR_ELEMENT':
      case 'COMPUTED_VALUES':
        events.onStyles?.(message);
        break;
      case 'KEY_DOWN_EVENT':
        events.onDrag?.(message);
        events.onKey(message.event);
        break;
      case 'KEY_UP_EVENT':
      case 'MOUSE_MOVE_EVENT':
      case 'DRAG_START_EVENT':
      case 'DRAG_END_EVENT':
      case 'DRAG_CANCEL_EVENT':
      case 'DROP_TARGET':
        events.onDrag?.(message);
        break;
      default:
      // other reports are of no use to this editor yet; decodeFrameMessage lets none of them through
    }
  }

  return {
    ...channel,
    connect(target) {
      patchFrame(store, frameId, { status: 'loading' });
      channel.connect(target);
    },
    close() {
      unsubscribe();
      clock.close();
      trees.drop();
      channel.close();
    },
    select(keys) {
      choose();
      setSelection(keys);
    },
    selectLater(find, { mayBeThere = false, isShown = false, since, revisions } = {}) {
      if (since !== undefined && since !== store.getState().choices) return;
      const found = mayBeThere || isShown ? find(frame().tree) : [];
      if (found.length > 0) setSelection(found);
      if (isShown || (revisions && clock.hasCommitted(revisions))) awaitedSelection = null;
      else expectSelection(find, revisions);
    },
    hear: clock.hear,
    whenCommitted: clock.whenCommitted,
    hover(key) {
      store.setState({ hovered: key });
      channel.call('setHoveredElement', key);
    },
    setDriving(on) {
      patchFrame(store, frameId, { driving: on });
      channel.call(on ? 'enableDriveMode' : 'disableDriveMode');
    },
    noteIds(map) {
      renamedIds = { ...renamedIds, ...map };
    },
  };
}

function hydrationOf(report: FramePayloads['LATEST_HYDRATION_ERROR_STATUS']): FrameState['hydration'] {
  const { status, errorLabel, errorDescr, errorBody } = report;
  return { status, label: errorLabel ?? '', description: errorDescr ?? '', body: errorBody ?? '' };
}
