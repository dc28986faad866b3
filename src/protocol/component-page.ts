/** The page on which the dev server shows one component or story alone, for COMPONENT and STORY storyboards. */
import { isStoriesFile, storyNameFromExport } from './stories.ts';

/** Relative to the app's base. */
export const COMPONENT_PAGE = '@visual-edit/storyboard';

/** The files, seen from the project's root, whose default export is put around a component: the providers that it needs. */
export const SETUP_FILES: readonly string[] = ['.visual-edit/setup.tsx', '.visual-edit/setup.jsx'];

/** React's key of the element that the page shows, by which the runtime finds it inside the set-up. */
export const SHOWN_KEY = 'visual-edit:shown';

/**
 * Where the component stands on its page: with some air, in the middle where it is of inline level, else as wide as the page. Without
 * a layout it has the page to itself, from the corner.
 */
export const COMPONENT_LAYOUTS = ['centered'] as const;
export type ComponentLayout = (typeof COMPONENT_LAYOUTS)[number];

/** The event, dispatched at the page's document, with which the page shows other props: its detail is `OtherProps`. */
export const PROPS_EVENT = 'visual-edit:props';

export interface OtherProps {
  props: DataProps;
  /** the page's address with them, for when it is loaded again */
  url: string;
}

/** Error messages of components that lack a provider or a prop. */
export const LACKS = {
  provider: /provider|context|router|\bstore\b|must be (?:used|wrapped|rendered|inside|within)|use[A-Z]\w*\(/i,
  prop: /of undefined|of null|undefined is not|is not a function|is not iterable|as it is (?:undefined|null)|is undefined/,
};

/** The probable cause of this message of a component that throws. */
export function lackOf(message: string): keyof typeof LACKS | null {
  if (LACKS.provider.test(message)) return 'provider';
  return LACKS.prop.test(message) ? 'prop' : null;
}

/** Props as data: they are kept in JSON and never hold code. */
export type DataProps = Record<string, unknown>;

/** What is shown alone. */
export type AloneType = 'COMPONENT' | 'STORY';

export interface ExportedComponent {
  /** path in the project */
  file: string;
  /** the name under which the file exports it; `default` for the default export */
  exportName: string;
}

/** An exported component of the project with the props that it is shown with, or a story of one of its stories files. */
export interface ShownComponent extends ExportedComponent {
  /** `children` as text; a story has none, its args are in its file */
  props?: DataProps;
  /** of a component; a story says its own */
  layout?: ComponentLayout;
}

/** The address, relative to the app's start page. */
export function componentPage(component: ShownComponent, type: AloneType = 'COMPONENT'): string {
  const { file, exportName, props = {}, layout } = component;
  const query: Record<string, string> = { storyboard: 'true', type, file, export: exportName };
  if (type === 'COMPONENT' && Object.keys(props).length > 0) query.props = JSON.stringify(props);
  if (type === 'COMPONENT' && layout) query.layout = layout;
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${COMPONENT_PAGE}?${pairs.join('&')}`;
}

/** A default export is named after its file, a story after its component's file too: `Button / Logged In`. */
export function componentName({ file, exportName }: ExportedComponent): string {
  const base = file.split('/').at(-1) ?? '';
  if (isStoriesFile(file)) return `${base.replace(/\.stories\.\w+$/, '')} / ${storyNameFromExport(exportName)}`;
  return exportName === 'default' ? base.replace(/\.\w+$/, '') : exportName;
}
