/** What the editor knows of the selection's styles: values and rules from the page, the project's design system, the context. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StylingFramework } from '../../protocol/changes.ts';
import type { DesignSystemAnswer } from '../../protocol/design-system.ts';
import type { Breakpoint, CssRulesAnswer, DarkMode, ProcessedCssRule } from '../../protocol/style-rules.ts';
import { BASE, type EditingContext } from './context.ts';

/** Computed values by property. */
export type Values = Readonly<Record<string, string>>;

export interface ElementStyles {
  values: Values;
  /** display and flex-direction of its parent */
  parent: Values;
  /** the colour behind it, its own background left out */
  backdrop: string;
}

export interface StylingState {
  context: EditingContext;
  /** the project was asked for its theme and style sheets, and the rules say where they stand: before, an edit could go wrong */
  isReady: boolean;
  /** null until the server has answered; then what it could say */
  design: DesignSystemAnswer | null;
  css: CssRulesAnswer | null;
  /** by element key, of the selected elements */
  styles: Readonly<Record<string, ElementStyles>>;
  /** of the primary element, strongest first */
  rules: readonly ProcessedCssRule[];
  /** whose rules they are */
  rulesKey: string | null;
  /** the context that was edited when they were asked for with the style sheets of the page; null where those were not known */
  rulesContext: EditingContext | null;
  /** every computed value of the primary element, while somebody looks at them */
  computed: { key: string; values: Values } | null;
  /** what a drag or a picker shows now and the source does not have yet */
  live: Values | null;
  /** the user's own choice of where edits go; null: where the value comes from decides */
  framework: StylingFramework | null;
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
    rulesContext: null,
    computed: null,
    live: null,
    framework: null,
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

/** The project's breakpoints, narrowest first: Tailwind's theme, else what its style sheets use. */
export function breakpointsOf({ design, css }: Pick<StylingState, 'design' | 'css'>): readonly Breakpoint[] {
  if (design && design.breakpoints.length > 0) {
    return design.breakpoints.map(({ name, minWidth }) => ({ name, minWidth: `${minWidth}px`, pixels: minWidth }));
  }
  return css && css.breakpoints.length > 0 ? css.breakpoints : USUAL;
}

/** How the project turns dark, as the frame takes it. */
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
