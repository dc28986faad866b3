/** The page's answers about the selection's styles. An answer about an element that is not selected any more is dropped. */
import type { FrameMessage, FramePayloads } from '../../protocol/messages.ts';
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';
import { type EditorStore, selectedKey } from '../store/store.ts';
import { withClassesWithin } from './classes-within.ts';
import { isLostContainer } from './containers.ts';
import type { EditingContext } from './context.ts';
import type { Questions } from './questions.ts';
import { withWidths } from './rule-widths.ts';
import type { SavedValue } from './saved-value.ts';
import type { Sources } from './sources.ts';
import { breakpointsOf, isLostState, type StylingStore, type Values } from './store.ts';

interface Parts {
  store: EditorStore;
  styling: StylingStore;
  questions: Questions;
  sources: Pick<Sources, 'readRules'>;
  savedValue: Pick<SavedValue, 'told'>;
  /** the state of another element is edited, or the width of a container, that the selected one does not have */
  onLost(change: Partial<EditingContext>): void;
}

export class Answers {
  private readonly parts: Parts;
  /** selectors of rules without a known place, for which the server was asked again */
  private readonly looked = new Set<string>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Messages of the frame about styles; others are left alone. */
  take(message: FrameMessage): void {
    if (message.id === 'CSS_EVALS_FOR_ELEMENT') this.takeValues(message.elementKey, message.cssEvals);
    if (message.id === 'PROCESSED_CSS_RULES_FOR_ELEMENT') {
      this.takeRules(message);
    }
    if (message.id === 'PAGE_FONTS') {
      const { fonts } = this.parts.styling.getState();
      const { faces, local } = message;
      this.parts.styling.setState({
        fonts: { faces: { ...fonts?.faces, ...faces }, local: { ...fonts?.local, ...local } },
      });
    }
    if (message.id === 'STYLING_CHECKED') this.parts.styling.setState({ checked: message });
    if (message.id === 'COMPUTED_VALUES') {
      this.parts.styling.setState({ computed: { key: message.elementKey, values: message.values } });
    }
  }

  /** The style sheets changed: rules without a place may have one now. */
  newSheets(): void {
    this.looked.clear();
  }

  private takeRules(message: FramePayloads['PROCESSED_CSS_RULES_FOR_ELEMENT']): void {
    const { elementKey: rulesKey, relatives, containers } = message;
    const rules = message.processedCssRules as ProcessedCssRule[];
    const { store, styling, questions, savedValue } = this.parts;
    if (rulesKey !== selectedKey(store.getState())) return;
    if (this.isServerBehind(rules)) {
      // an edit would not go to where its value comes from
      styling.setState({ rulesContext: null });
      return;
    }
    const state = styling.getState();
    const rulesContext = questions.askedIn();
    styling.setState({
      rules: withClassesWithin(withWidths(rules, breakpointsOf(state)), state.design?.within ?? ''),
      rulesKey,
      // an element that is not on the page at this moment tells of none
      ...(relatives && { relatives, containers: containers ?? [] }),
      rulesContext,
      ...(rulesContext && { isReady: true }),
    });
    savedValue.told('rules', message.question);
    if (!relatives) return;
    if (isLostState(styling.getState())) this.parts.onLost({ state: null });
    if (isLostContainer(styling.getState())) this.parts.onLost({ container: null });
  }

  /** The page has rules, as of a CSS module by new names, that the server's last answer lacks: the server is asked once more. */
  private isServerBehind(rules: readonly ProcessedCssRule[]): boolean {
    const unknown = rules.filter(({ unplaced, selector }) => unplaced && !this.looked.has(selector));
    if (unknown.length === 0) return false;
    for (const { selector } of unknown) this.looked.add(selector);
    const { sources, questions } = this.parts;
    void sources.readRules().then(() => questions.askRules());
    return true;
  }

  private takeValues(key: string, { parent, parentFontSize, backdrop, rem, ...values }: Record<string, unknown>): void {
    const { store, styling, questions, savedValue } = this.parts;
    const { selection } = store.getState();
    if (!selection.includes(key)) return;
    const known = Object.entries(styling.getState().styles).filter(([other]) => selection.includes(other));
    const entry = {
      values: values as Values,
      parent: (parent ?? {}) as Values,
      parentFontSize: String(parentFontSize ?? ''),
      backdrop: String(backdrop ?? ''),
      rem: String(rem ?? ''),
    };
    styling.setState({ styles: { ...Object.fromEntries(known), [key]: entry } });
    if (key !== selectedKey(store.getState())) return;
    savedValue.told('values');
    questions.askRules();
  }
}
