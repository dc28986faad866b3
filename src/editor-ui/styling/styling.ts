/**
 * Keeps what is known of the selection's styles true: asks the frame when the selection, the page or the context changes, and the
 * server when style sheets or the design system may have. Edits of styles start here.
 */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { DesignSystemAnswer, DesignToken } from '../../protocol/design-system.ts';
import type { FrameMessage } from '../../protocol/messages.ts';
import { CSS_RULES_PATH, type CssRulesAnswer, type ProcessedCssRule } from '../../protocol/style-rules.ts';
import type { ApiClient } from '../api/client.ts';
import type { Edits } from '../edit.ts';
import type { FrameCalls } from '../frame/channel.ts';
import { withChosenScope } from '../scope/apply-scope.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, type EditorStore, selectedKey } from '../store/store.ts';
import { withClassesWithin } from './classes-within.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import type { LiveEdit } from './live-edit.ts';
import { withWidths } from './rule-widths.ts';
import { breakpointsOf, createStylingStore, darkModeOf, type StylingStore, type Values } from './store.ts';
import { type StyleChanges, type StyleEdit, type Subject, startStyleEdit } from './style-edit.ts';
import { startTokenEdit, withThemeValues } from './tokens.ts';

export interface StylingParts {
  store: EditorStore;
  frame: FrameCalls;
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
/** Rules are asked for this long after the newest values came: they take the page longer. */
const RULES_DELAY_MS = 60;
const READ_DELAY_MS = 200;
/** How often, and how long apart, a Tailwind that is not found is looked for again. */
const MOST_ATTEMPTS = 5;
const ATTEMPT_PAUSE_MS = 1_500;
/** How often, and how long apart, the sources are asked again for rules of the page that are not among them. */
const MOST_LOOKS = 5;
const LOOK_PAUSE_MS = 150;
/** How long a saved value is waited for, when the rules do not change by it. */
const SAVED_PATIENCE_MS = 1_500;
const STYLE_FILE = /\.(?:css|scss|sass|less|pcss)$|(?:^|\/)tailwind\.config\./;

export function createStyling({ store, frame, api, canvasId, edits }: StylingParts): Styling {
  const styling = createStylingStore();
  const timers = { rules: 0, read: 0, sheets: 0, live: 0 };
  /** the rules as they were when an edit was saved; null when none waits for others */
  let before: string | null = null;
  let hasScales = false;
  /** theme and style sheets of the page were asked for, whatever came of it */
  let hasRead = false;
  /** the context in which rules were asked for with what was read; null where it was not read yet */
  let askedIn: EditingContext | null = null;
  let attempts = 0;
  /** when something was selected last */
  let selectedAt = Number.NEGATIVE_INFINITY;
  /** how often the sources were asked for such a rule, by its selector */
  const looks = new Map<string, number>();
  /** the page that the server was asked about: before it is there, no style sheet is known */
  let readVisit = 0;
  /** files came to the app, and with them style sheets, which the page has when it shows what is in them */
  let hasNewFiles = false;
  const later = (name: keyof typeof timers, ms: number, run: () => void) => {
    window.clearTimeout(timers[name]);
    timers[name] = window.setTimeout(run, ms);
  };

  async function readDesign(query: string): Promise<void> {
    const design = await api.get<DesignSystemAnswer>(`/canvases/${canvasId}/designSystem${query}`);
    if (!design.ok) return;
    // an answer without scales may come behind the one that brought them
    const scales = query === '' || !hasScales ? design.value.scales : (styling.getState().design?.scales ?? {});
    styling.setState({ design: { ...design.value, scales } });
    tellContext();
  }

  async function readRules(): Promise<void> {
    const css = await api.get<CssRulesAnswer>(`/canvases/${canvasId}/${CSS_RULES_PATH}`);
    if (!css.ok) return;
    const before = contextNow();
    styling.setState({ css: css.value });
    if (JSON.stringify(contextNow()) !== JSON.stringify(before)) tellContext();
    askRules();
  }

  async function read(): Promise<void> {
    const visit = readVisit;
    hasScales = false;
    await Promise.all([readDesign('?scales=0'), readRules()]);
    if (!hasRead && visit === readVisit) {
      hasRead = true;
      askRules();
    }
    // the project's Tailwind is found through the style sheets that the app has loaded, which may be on their way
    if (styling.getState().design?.problem && attempts < MOST_ATTEMPTS) {
      attempts++;
      later('read', ATTEMPT_PAUSE_MS, () => void read());
    }
  }

  function contextNow() {
    const state = styling.getState();
    const breakpoints = Object.fromEntries(breakpointsOf(state).map(({ name, minWidth }) => [name, minWidth]));
    return { theme: state.context.theme, darkMode: darkModeOf(state), breakpoints };
  }

  function tellContext(): void {
    frame.call('setEditingContext', contextNow());
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
    later('rules', delay, () => {
      const key = selectedKey(store.getState());
      if (!key) return;
      askedIn = hasRead ? styling.getState().context : null;
      frame.call('processRulesForSelectedElement', { ...styling.getState().css?.cssElementLookup }, key);
    });
  }

  /** A saved value stays in its field until the page has it from the source: the rules that it knows now are the old ones. */
  function awaitRules(): void {
    before = written(styling.getState().rules);
    later('live', SAVED_PATIENCE_MS, () => {
      before = null;
      styling.setState({ live: null });
    });
  }

  function takeRules(rules: ProcessedCssRule[], rulesKey: string): void {
    // the answer for what was selected before: taken for this element's, its edits would go to another place
    if (rulesKey !== selectedKey(store.getState())) return;
    if (isBehind(rules)) {
      // an edit would not go to where its value comes from
      styling.setState({ rulesContext: null });
      return;
    }
    const isNews = before !== null && written(rules) !== before;
    if (isNews) {
      before = null;
      window.clearTimeout(timers.live);
    }
    const within = styling.getState().design?.within ?? '';
    styling.setState({
      rules: withClassesWithin(withWidths(rules, breakpointsOf(styling.getState())), within),
      rulesKey,
      rulesContext: askedIn,
      ...(askedIn && { isReady: true }),
      ...(isNews && { live: null }),
    });
  }

  /** After a hot update the page has new names for the classes of a CSS module, and the server's answer may be the old one. */
  function isBehind(rules: readonly ProcessedCssRule[]): boolean {
    const unplaced = rules.filter(({ unplaced, selector }) => unplaced && (looks.get(selector) ?? 0) < MOST_LOOKS);
    if (unplaced.length === 0) return false;
    const isFirst = unplaced.some(({ selector }) => !looks.has(selector));
    for (const { selector } of unplaced) looks.set(selector, (looks.get(selector) ?? 0) + 1);
    later('sheets', isFirst ? 0 : LOOK_PAUSE_MS, () => void readRules().then(() => askRules()));
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
    if (key === selectedKey(store.getState())) askRules();
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.selection !== before.selection) selected(state);
    else if (activeFrame(state).tree !== activeFrame(before).tree) ask();
    readForPage(state);
    readForFiles(state, before);
    if (activeFrame(state).visit !== activeFrame(before).visit) tellContext();
    const newest = state.activities[0];
    if (newest !== before.activities[0] && newest?.files.some(({ path }) => STYLE_FILE.test(path))) {
      later('read', READ_DELAY_MS, () => void read());
    }
  });

  /** With the first tree of a page its style sheets are there. */
  function readForPage(state: EditorState): void {
    const { visit, tree } = activeFrame(state);
    if (visit === readVisit || tree.items.size === 0) return;
    readVisit = visit;
    attempts = 0;
    // what is known is of the sheets of the page before
    hasRead = false;
    askedIn = null;
    styling.setState({ rulesContext: null });
    later('read', 0, () => void read());
  }

  function readForFiles(state: EditorState, last: EditorState): void {
    hasNewFiles ||= state.elements !== last.elements;
    if (!hasNewFiles || activeFrame(state).tree === activeFrame(last).tree) return;
    hasNewFiles = false;
    later('sheets', READ_DELAY_MS, () => void readRules());
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

  function showLive(changes: StyleChanges | null, saved?: boolean): void {
    window.clearTimeout(timers.live);
    // news of an edit before this one must not take this one's value away
    before = null;
    if (changes) styling.setState({ live: withoutNulls(changes) });
    else if (saved) awaitRules();
    else styling.setState({ live: null });
  }

  function selected(state: EditorState): void {
    const key = selectedKey(state);
    const { rulesKey } = styling.getState();
    // at once, but for one of many that are passed by with the arrow keys
    const isPassing = performance.now() - selectedAt < RULES_DELAY_MS;
    selectedAt = performance.now();
    before = null;
    styling.setState({ live: null, computed: null, ...(rulesKey !== key && { rules: [], rulesKey: null }) });
    // after the frame has been told of the selection, which takes earlier states away
    queueMicrotask(() => {
      force();
      ask(isPassing ? RULES_DELAY_MS : 0);
    });
  }

  readForPage(store.getState());
  return {
    store: styling,
    take,
    askScales: () => {
      if (hasScales) return;
      hasScales = true;
      void readDesign('');
    },
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
      for (const timer of Object.values(timers)) window.clearTimeout(timer);
    },
  };
}

/** What the rules say, to compare. */
function written(rules: readonly ProcessedCssRule[]): string {
  return JSON.stringify(rules.map(({ selector, styles, declarations }) => [selector, styles, declarations]));
}

function withoutNulls(changes: StyleChanges): Values {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
