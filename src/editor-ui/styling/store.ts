/** The selection's styles as the editor knows them: values and rules from the page, the project's design system, the context. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StylingFramework } from '../../protocol/changes.ts';
import type { Container } from '../../protocol/containers.ts';
import type { DesignSystemAnswer } from '../../protocol/design-system.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import { markerOf, type Relative, relativeOf } from '../../protocol/relatives.ts';
import type { Breakpoint, CssRulesAnswer, DarkMode, ProcessedCssRule } from '../../protocol/style-rules.ts';
import { BASE, type EditingContext, relativeStates } from './context.ts';

/** Computed values by property. */
export type Values = Readonly<Record<string, string>>;

export interface ElementStyles {
  values: Values;
  /** display and flex-direction of its parent */
  parent: Values;
  /** its computed font size: an `em` of the element's own */
  parentFontSize: string;
  /** the colours seen behind it, one a line, the nearest first, its own left out; the last one may be an image */
  backdrop: string;
  /** computed length of a `rem` */
  rem: string;
}

export interface StylingState {
  context: EditingContext;
  /** theme, style sheets and the places of rules are known: an edit made earlier could write to the wrong place */
  isReady: boolean;
  /** null until the server has answered */
  design: DesignSystemAnswer | null;
  css: CssRulesAnswer | null;
  /** by element key, of the selected elements */
  styles: Readonly<Record<string, ElementStyles>>;
  /** of the primary element, strongest first */
  rules: readonly ProcessedCssRule[];
  /** the element of these rules */
  rulesKey: string | null;
  /** elements around and before that one whose states its styles can hang on */
  relatives: readonly Relative[];
  /** containers around that one, nearest first */
  containers: readonly Container[];
  /** the context in which the rules were asked for; null if the page's style sheets were not known then */
  rulesContext: EditingContext | null;
  /** all computed values of the primary element, while a view shows them */
  computed: { key: string; values: Values } | null;
  /** the page's last answer about a saved style */
  checked: FramePayloads['STYLING_CHECKED'] | null;
  /** families that the page can show, while a list of them is open; as PAGE_FONTS tells them */
  fonts: FramePayloads['PAGE_FONTS'] | null;
  /** values that a drag or a picker previews and the source does not have yet */
  live: Values | null;
  /** the user's choice of where edits go; null: to the place that the value comes from */
  framework: StylingFramework | null;
  /** codebase id of the selected element, where the server finds no code that styles it: its rules without a source come from a package */
  notInCode: string | null;
}

export type StylingStore = StoreApi<StylingState>;

export function createStylingStore(start: Partial<StylingState> = {}): StylingStore {
  return createStore<StylingState>(() => ({
    context: BASE,
    isReady: false,
    design: null,
    css: null,
    styles: {},
    rules: [],
    rulesKey: null,
    relatives: [],
    containers: [],
    rulesContext: null,
    computed: null,
    checked: null,
    fonts: null,
    live: null,
    framework: null,
    notInCode: null,
    ...start,
  }));
}

/** Tailwind's own, for projects that have none. */
const USUAL: readonly Breakpoint[] = [
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1280],
  ['2xl', 1536],
].map(([name, pixels]) => ({ name: `${name}`, minWidth: `${pixels}px`, pixels: Number(pixels) }));

/** The project's breakpoints, narrowest first: of its Tailwind theme, else those used in its style sheets. */
export function breakpointsOf({ design, css }: Pick<StylingState, 'design' | 'css'>): readonly Breakpoint[] {
  if (design && design.breakpoints.length > 0) {
    return design.breakpoints.map(({ name, minWidth }) => ({ name, minWidth: `${minWidth}px`, pixels: minWidth }));
  }
  return css && css.breakpoints.length > 0 ? css.breakpoints : USUAL;
}

/** How the project switches to dark, in the frame's terms. */
function darkModeOf({ design, css }: Pick<StylingState, 'design' | 'css'>): DarkMode {
  const theme = design?.darkMode;
  if (theme && theme.kind !== 'none') {
    return theme.kind === 'media' || !theme.selector
      ? { kind: 'media' }
      : { kind: 'selector', selector: theme.selector };
  }
  return css?.darkMode ?? { kind: 'media' };
}

/** True for projects whose classes are Tailwind's. Until the server says so, the layer of its classes in the page tells. */
export function hasTailwind({ design, rules }: Pick<StylingState, 'design' | 'rules'>): boolean {
  if (design) return design.framework !== null;
  return rules.some(({ layer, classParsed }) => layer === 'utilities' && classParsed !== null);
}

/** The editing context as the frame takes it (`setEditingContext`). */
export function pageContextOf(state: StylingState) {
  const breakpoints = Object.fromEntries(breakpointsOf(state).map(({ name, minWidth }) => [name, minWidth]));
  return { theme: state.context.theme, darkMode: darkModeOf(state), breakpoints };
}

/** Those whose states can be edited under: Tailwind's groups and peers only where it knows them. */
export function usableRelatives({ design, relatives }: Pick<StylingState, 'design' | 'relatives'>): Relative[] {
  return relatives.filter(({ className }) => {
    const marker = markerOf(className);
    return !marker || (!!design?.framework && marker.prefix === design.prefix);
  });
}

/** True for the state of another element that the element with these rules does not have. */
export function isLostState({ context: { state }, relatives }: Pick<StylingState, 'context' | 'relatives'>): boolean {
  return state !== null && relativeOf(state) !== null && !relativeStates(relatives).some(({ id }) => id === state);
}
