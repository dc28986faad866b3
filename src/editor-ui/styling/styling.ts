/**
 * The styles of the selection, kept up to date: the page is asked when selection, page or context change, the server when style
 * sheets or the design system may have changed. Edits of styles start here.
 */
import { v4 as uuid } from 'uuid';
import type { MutationSuccess } from '../../protocol/api.ts';
import { type AnyMutationChange, type ChangeItem, createChange } from '../../protocol/changes.ts';
import type { DesignToken } from '../../protocol/design-system.ts';
import type { FrameMessage } from '../../protocol/messages.ts';
import type { ProjectApi } from '../api/project.ts';
import type { EditOutcome, Edits } from '../edits/edit.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import type { Notify } from '../notices.ts';
import { withChosenScope } from '../scope/apply-scope.ts';
import { activeFrame, type EditorStore, selectedKey } from '../store/store.ts';
import { Answers } from './answers.ts';
import type { EditingContext } from './context.ts';
import type { LiveEdit, LiveEditParts } from './live-edit.ts';
import { createNewestStyles } from './newest-styles.ts';
import { PageSheets } from './page-sheets.ts';
import { createQuestions, type Questions, RULES_DELAY_MS } from './questions.ts';
import { createSavedValue, type SavedValue } from './saved-value.ts';
import { createSources } from './sources.ts';
import { createStylingStore, type StylingStore, type Values } from './store.ts';
import { type StyleChanges, type StyleEdit, type Subject, startStyleEdit } from './style-edit.ts';
import { startTokenEdit, withThemeValues } from './tokens.ts';
import type { UnshownRoom } from './unshown.ts';

export interface StylingParts extends Pick<ProjectApi, 'ask'> {
  store: EditorStore;
  frame: FrameCalls & Pick<FrameClock, 'whenCommitted'>;
  edits: Pick<Edits, 'apply'>;
  notify: Pick<Notify, 'unshown'>;
}

export interface Styling extends Pick<Questions, 'askComputed'> {
  store: StylingStore;
  setContext(change: Partial<EditingContext>): void;
  /** Messages of the frame about styles; others are left alone. */
  take(message: FrameMessage): void;
  /** Starts an edit of one or several elements. */
  edit(subjects: readonly Subject[]): StyleEdit;
  /** Starts an edit of one definition of a token, which all of its uses follow. */
  editToken(definition: Pick<DesignToken, 'name' | 'selector'>): LiveEdit<string>;
  /** Defines a new token. Resolves once the page and the panel have it, so that an edit can refer to it. */
  makeToken(name: string, value: string): Promise<EditOutcome>;
  /** Asks for the steps of the theme's scales. Slow, so only when the user opens a list of them, or types the name of one. */
  askScales(): Promise<void>;
  close(): void;
}

export function createStyling({ store, frame, ask, edits, notify }: StylingParts): Styling {
  const styling = createStylingStore();
  const sources = createSources({
    ask,
    styling,
    onContext: () => questions.tellContext(),
    onRules: () => questions.askRules(),
  });
  const questions = createQuestions({ store, styling, frame, areSheetsKnown: () => sources.isRead });
  const savedValue = createSavedValue({ styling, frame, sources, ask: () => questions.ask(0) });
  const answers = new Answers({
    store,
    styling,
    questions,
    sources,
    savedValue,
    onLost: setContext,
  });
  const onSelected = selectionFollower({ styling, questions, savedValue });
  const sheets = new PageSheets({
    store,
    styling,
    sources,
    onNewSheets: () => answers.newSheets(),
    onNewPage() {
      answers.newSheets();
      questions.newPage();
      styling.setState({ rulesContext: null });
    },
  });
  const unsubscribe = store.subscribe((state, before) => {
    const [now, last] = [activeFrame(state), activeFrame(before)];
    if (state.selection !== before.selection) onSelected(selectedKey(state));
    else if (now.tree !== last.tree) questions.ask();
    sheets.follow(state, before);
    if (now.visit !== last.visit) questions.tellContext();
  });
  function setContext(change: Partial<EditingContext>): void {
    styling.setState({ context: { ...styling.getState().context, ...change } });
    questions.tellContext();
    questions.force();
    questions.ask();
  }
  const live = livePartsOf({ store, frame, edits, styling, notify });

  return {
    store: styling,
    take: (message) => answers.take(message),
    askScales: sources.askScales,
    askComputed: questions.askComputed,
    setContext,
    edit: (subjects) => startStyleEdit(subjects, { ...live, onLive: liveShower(styling, savedValue) }),
    editToken: (definition) => startTokenEdit(definition, { ...live, onLive: () => undefined }),
    async makeToken(name, value) {
      const outcome = await edits.apply(createChange(uuid(), 'ADD_TOKEN', { name, value }));
      if (!outcome.ok) return outcome;
      await frame.whenCommitted(outcome.answer.revisions);
      await sources.settled();
      // rules below the definition stand on other lines now
      styling.setState({ rulesContext: null });
      questions.ask(0);
      return outcome;
    },
    close() {
      unsubscribe();
      questions.close();
    },
  };
}

interface SelectionParts {
  styling: StylingStore;
  questions: Questions;
  savedValue: SavedValue;
}

/** @returns called with the key of another primary element */
function selectionFollower({ styling, questions, savedValue }: SelectionParts): (key: string | null) => void {
  let selectedAt = Number.NEGATIVE_INFINITY;
  return (key) => {
    // asked at once, except for elements that are passed by with the arrow keys
    const isPassing = performance.now() - selectedAt < RULES_DELAY_MS;
    selectedAt = performance.now();
    savedValue.forget();
    const { rulesKey } = styling.getState();
    styling.setState({ live: null, computed: null, ...(rulesKey !== key && { rules: [], rulesKey: null }) });
    // after the frame has been told of the selection, which ends states forced before
    queueMicrotask(() => {
      questions.force();
      questions.ask(isPassing ? RULES_DELAY_MS : 0);
    });
  };
}

type LiveRoom = Pick<StylingParts, 'store' | 'frame' | 'edits' | 'notify'> & { styling: StylingStore };

function livePartsOf(room: LiveRoom): Omit<LiveEditParts<unknown>, 'onLive'> {
  const { store, frame, edits, styling } = room;
  const themed = (change: AnyMutationChange) => withThemeValues(styling.getState().design, change);
  const newest = createNewestStyles();
  async function apply(asked: AnyMutationChange): Promise<EditOutcome> {
    const key = selectedKey(store.getState());
    // the page may lack the theme's variables also once the style is saved
    const change = themed(asked);
    newest.note(change);
    const outcome = await edits.apply(change);
    if (!outcome.ok) newest.forget(change.id);
    const isNewest = (property: string) => newest.isNewest(change, property);
    if (outcome.ok && key !== null) void sayIfUnshown({ ...room, apply, isNewest }, key, change, outcome.answer);
    return outcome;
  }
  return {
    preview(change) {
      newest.note(change);
      frame.call('applyChangeItemToDocument', {
        ...withChosenScope(store.getState(), themed(change)),
        instantUpdateSent: true,
      });
    },
    takeBack(id) {
      newest.forget(id);
      frame.call('cancelInstantUpdate', id);
    },
    apply,
  };
}

/** Loaded with the first saved style. @param key of the primary element, as the edit began */
async function sayIfUnshown(
  room: UnshownRoom,
  key: string,
  change: AnyMutationChange,
  answer: MutationSuccess,
): Promise<void> {
  if (change.type !== 'STYLING') return;
  try {
    await (await import('./unshown.ts')).sayIfUnshown(room, key, change as ChangeItem<'STYLING'>, answer);
  } catch {
    // without a server to load it from, nothing is said
  }
}

/** The fields show the value of an edit until the page tells the saved one. */
function liveShower(styling: StylingStore, savedValue: SavedValue): LiveEditParts<StyleChanges>['onLive'] {
  return (changes, saved) => {
    // the answers that an earlier edit waits for must not end the display of this one
    savedValue.forget();
    if (changes) styling.setState({ live: withoutNulls(changes) });
    else if (saved) void savedValue.saved(saved);
    else styling.setState({ live: null });
  };
}

function withoutNulls(changes: StyleChanges): Values {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
