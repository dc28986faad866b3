/**
 * Keeps what is known of the selection's styles true: asks the frame when the selection, the page or the context changes, and the
 * server when style sheets or the design system may have. Edits of styles start here.
 */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { DesignToken } from '../../protocol/design-system.ts';
import type { FrameMessage } from '../../protocol/messages.ts';
import type { CommittedRevisions, Revisions } from '../../protocol/revisions.ts';
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';
import type { ApiClient } from '../api/client.ts';
import type { Edits } from '../edits/edit.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import { withChosenScope } from '../scope/apply-scope.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { activeFrame, type EditorStore, selectedKey } from '../store/store.ts';
import { withClassesWithin } from './classes-within.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import type { LiveEdit } from './live-edit.ts';
import { withWidths } from './rule-widths.ts';
import { createSavedValue } from './saved-value.ts';
import { createSources } from './sources.ts';
import { breakpointsOf, createStylingStore, pageContextOf, type StylingStore, type Values } from './store.ts';
import { type StyleChanges, type StyleEdit, type Subject, startStyleEdit } from './style-edit.ts';
import { startTokenEdit, withThemeValues } from './tokens.ts';

export interface StylingParts {
  store: EditorStore;
  frame: FrameCalls & Pick<FrameClock, 'whenCommitted'>;
  api: Pick<ApiClient, 'get'>;
  canvasId: string;
  edits: Pick<Edits, 'apply'>;
}

export interface Styling {
  store: StylingStore;
  setContext(change: Partial<EditingContext>): void;
  /** Messages of the frame about styles; others are left alone. */
  take(message: FrameMessage): void;
  /** Starts an edit of one or several elements. */
  edit(subjects: readonly Subject[]): StyleEdit;
  /** Starts an edit of one definition of a token, which all of its uses follow. */
  editToken(definition: Pick<DesignToken, 'name' | 'selector'>): LiveEdit<string>;
  /** Asks for the steps of the theme's scales, which take a while to make: when somebody wants to choose from them. */
  askScales(): void;
  /** Asks for all computed values of the primary element, now. */
  askComputed(): void;
  close(): void;
}

/** Elements of a multi-selection whose values are compared. */
const MOST_COMPARED = 50;
/** A debounce: rules take the page longer than values, and are not asked for while arrow keys pass elements by. */
const RULES_DELAY_MS = 60;
/** How often a Tailwind that is not found is looked for again, as the page grows. */
const MOST_ATTEMPTS = 5;
const STYLE_FILE = /\.(?:css|scss|sass|less|pcss)$|(?:^|\/)tailwind\.config\./;

export function createStyling({ store, frame, api, canvasId, edits }: StylingParts): Styling {
  const styling = createStylingStore();
  let rulesTimer = 0;
  /** the context in which rules were asked for with what was read; null where it was not read yet */
  let askedIn: EditingContext | null = null;
  let attempts = 0;
  /** when something was selected last */
  let selectedAt = Number.NEGATIVE_INFINITY;
  /** selectors of unknown rules for which the server was asked again */
  const looked = new Set<string>();
  /** the page that the server was asked about: before it is there, no style sheet is known */
  let readVisit = 0;
  /** files came to the app, and with them style sheets, which the page has once it shows them */
  let hasNewFiles = false;
  const sources = createSources({ api, canvasId, styling, onContext: tellContext, onRules: () => askRules() });
  const savedValue = createSavedValue({ styling, frame, sources, ask: () => ask(0) });

  function tellContext(): void {
    frame.call('setEditingContext', pageContextOf(styling.getState()));
  }

  function force(): void {
    const key = selectedKey(store.getState());
    const { context } = styling.getState();
    if (key) frame.call('setModifiersForSelectedElement', context.state ? modifiersOf(context) : [], key);
  }

  function ask(rulesDelay = RULES_DELAY_MS): void {
    const { selection } = store.getState();
    for (const key of selection.slice(-MOST_COMPARED)) frame.call('getCssEvals', key);
    askRules(rulesDelay);
  }

  function askRules(delay = RULES_DELAY_MS): void {
    window.clearTimeout(rulesTimer);
    rulesTimer = window.setTimeout(() => {
      const key = selectedKey(store.getState());
      if (!key) return;
      askedIn = sources.isRead ? styling.getState().context : null;
      frame.call('processRulesForSelectedElement', { ...styling.getState().css?.cssElementLookup }, key);
    }, delay);
  }

  function takeRules(rules: ProcessedCssRule[], rulesKey: string): void {
    // the answer for what was selected before: taken for this element's, its edits would go to another place
    if (rulesKey !== selectedKey(store.getState())) return;
    if (isBehind(rules)) {
      // an edit would not go to where its value comes from
      styling.setState({ rulesContext: null });
      return;
    }
    const within = styling.getState().design?.within ?? '';
    styling.setState({
      rules: withClassesWithin(withWidths(rules, breakpointsOf(styling.getState())), within),
      rulesKey,
      rulesContext: askedIn,
      ...(askedIn && { isReady: true }),
    });
    savedValue.told('rules');
  }

  /** The page has rules, as of a CSS module by new names, that the server's last answer lacks: it is asked once more. */
  function isBehind(rules: readonly ProcessedCssRule[]): boolean {
    const unknown = rules.filter(({ unplaced, selector }) => unplaced && !looked.has(selector));
    if (unknown.length === 0) return false;
    for (const { selector } of unknown) looked.add(selector);
    void sources.readRules().then(() => askRules());
    return true;
  }

  function take(message: FrameMessage): void {
    if (message.id === 'CSS_EVALS_FOR_ELEMENT') takeValues(message.elementKey, message.cssEvals);
    if (message.id === 'PROCESSED_CSS_RULES_FOR_ELEMENT') {
      takeRules(message.processedCssRules as ProcessedCssRule[], message.elementKey);
    }
    if (message.id === 'COMPUTED_VALUES') {
      styling.setState({ computed: { key: message.elementKey, values: message.values } });
    }
  }

  function takeValues(key: string, { parent, backdrop, ...values }: Record<string, unknown>): void {
    const { selection } = store.getState();
    if (!selection.includes(key)) return;
    const known = Object.entries(styling.getState().styles).filter(([other]) => selection.includes(other));
    const entry = { values: values as Values, parent: (parent ?? {}) as Values, backdrop: String(backdrop ?? '') };
    styling.setState({ styles: { ...Object.fromEntries(known), [key]: entry } });
    if (key !== selectedKey(store.getState())) return;
    savedValue.told('values');
    askRules();
  }

  const unsubscribe = store.subscribe((state, before) => {
    const [now, last] = [activeFrame(state), activeFrame(before)];
    if (state.selection !== before.selection) selected(state);
    else if (now.tree !== last.tree) ask();
    hasNewFiles ||= state.elements !== before.elements;
    if (!readForPage(now) && now.tree !== last.tree) readAgain();
    if (now.visit !== last.visit) tellContext();
    if (now.committed !== last.committed && now.id === last.id) readForSheets(now.committed, last.committed);
  });

  /** With the first tree of a page its style sheets are there. @returns true when everything was asked for */
  function readForPage({ visit, tree }: FrameState): boolean {
    if (visit === readVisit || tree.items.size === 0) return false;
    readVisit = visit;
    attempts = 0;
    hasNewFiles = false;
    // what is known is of the sheets of the page before
    sources.newPage();
    looked.clear();
    askedIn = null;
    styling.setState({ rulesContext: null });
    void sources.read();
    return true;
  }

  /** The page has grown: it may have loaded files, and with them style sheets, or the one that names the project's Tailwind. */
  function readAgain(): void {
    if (styling.getState().design?.problem && attempts < MOST_ATTEMPTS) {
      attempts++;
      void sources.read();
    } else if (hasNewFiles) void sources.readRules();
    hasNewFiles = false;
  }

  /** The page shows another text of a style sheet. */
  function readForSheets({ files }: CommittedRevisions, before: CommittedRevisions): void {
    const isNew = ([file, revision]: [string, number]) => STYLE_FILE.test(file) && before.files[file] !== revision;
    if (!Object.entries(files).some(isNew)) return;
    looked.clear();
    void sources.read();
  }

  const live = {
    preview: (change: AnyMutationChange) =>
      frame.call('applyChangeItemToDocument', {
        ...withChosenScope(store.getState(), withThemeValues(styling.getState().design, change)),
        instantUpdateSent: true,
      }),
    takeBack: (id: string) => frame.call('cancelInstantUpdate', id),
    apply: (change: AnyMutationChange) => edits.apply(withThemeValues(styling.getState().design, change)),
  };

  function showLive(changes: StyleChanges | null, saved?: Revisions): void {
    // news of an edit before this one must not take this one's value away
    savedValue.forget();
    if (changes) styling.setState({ live: withoutNulls(changes) });
    else if (saved) void savedValue.saved(saved);
    else styling.setState({ live: null });
  }

  function selected(state: EditorState): void {
    const key = selectedKey(state);
    const { rulesKey } = styling.getState();
    // at once, but for one of many that are passed by with the arrow keys
    const isPassing = performance.now() - selectedAt < RULES_DELAY_MS;
    selectedAt = performance.now();
    savedValue.forget();
    styling.setState({ live: null, computed: null, ...(rulesKey !== key && { rules: [], rulesKey: null }) });
    // after the frame has been told of the selection, which takes earlier states away
    queueMicrotask(() => {
      force();
      ask(isPassing ? RULES_DELAY_MS : 0);
    });
  }

  readForPage(activeFrame(store.getState()));
  return {
    store: styling,
    take,
    askScales: sources.askScales,
    askComputed: () => {
      const key = selectedKey(store.getState());
      if (key) frame.call('getComputedValues', key);
    },
    setContext(change) {
      const context = { ...styling.getState().context, ...change };
      styling.setState({ context });
      tellContext();
      force();
      ask();
    },
    edit: (subjects) => startStyleEdit(subjects, { ...live, onLive: showLive }),
    editToken: (definition) => startTokenEdit(definition, { ...live, onLive: () => undefined }),
    close() {
      unsubscribe();
      window.clearTimeout(rulesTimer);
    },
  };
}

function withoutNulls(changes: StyleChanges): Values {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
