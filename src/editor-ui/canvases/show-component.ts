/** Shows a component alone, in a frame of its own: that of the selected instance with its props, or any that a file exports. */
import type { ApiError } from '../../protocol/api.ts';
import { componentPage, type DataProps, type ShownComponent } from '../../protocol/component-page.ts';
import { componentProblem } from '../../protocol/component-problem.ts';
import type { ComponentPropsAnswer } from '../../protocol/component-props.ts';
import type { InsertableComponent, InsertablesAnswer } from '../../protocol/insertables.ts';
import { FUNCTION_MARKER, OBJECT_MARKER } from '../../protocol/messages.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { type ExportedComponent, wordsOf } from '../insert/insertable.ts';
import type { NavItem } from '../store/nav-index.ts';
import { selectedItem, sourceOf } from '../store/store.ts';
import { openBeside } from './frame-actions.ts';

/** Smaller frames have no room for their names. */
const SMALLEST = { width: 320, height: 160 };
const LARGEST = { width: 1440, height: 900 };
/** of a component whose own size is not known */
const UNUSED = { width: 640, height: 360 };

export async function showComponent(editor: Editor): Promise<void> {
  const selected = await selectedComponent(editor);
  if (!selected) return;
  show(editor, selected.component, sizeOf(selected.item));
}

/** Any exported component, whether a page uses it or not; props are set in the inspector then. */
export function showExported(editor: Editor, of: ExportedComponent): void {
  const words = wordsOf({ kind: 'component', component: of });
  const component = { file: of.file, exportName: of.exportName, props: words ? { children: words } : {} };
  show(editor, component, UNUSED);
}

function show(editor: Editor, component: ShownComponent, size: { width: number; height: number }): void {
  const url = new URL(componentPage(component), editor.session.appUrl).href;
  openBeside(editor, {
    type: 'COMPONENT',
    component,
    route: pathOf(url),
    goTo: { url, count: 0 },
    breakpoint: null,
    viewport: { id: 'custom', ...size },
  });
}

/** The component of the selected instance with its props; null where there is none, of which the user is told then. */
export async function selectedComponent(editor: Editor): Promise<{ component: ShownComponent; item: NavItem } | null> {
  const state = editor.store.getState();
  const item = selectedItem(state);
  const source = sourceOf(state, item);
  if (!item || !source) return null;
  const [used, all] = await Promise.all([
    editor.ask<ComponentPropsAnswer>(`/props?codebaseId=${encodeURIComponent(source.codebaseId)}&quick=1`),
    editor.ask<InsertablesAnswer>('/insertables'),
  ]);
  for (const answer of [used, all]) if (!answer.ok) editor.notify.refused(answer.error);
  if (!used.ok || !all.ok || !used.value.ok) return null;
  const { declaration, componentName } = used.value;
  const file = declaration?.file;
  const found = file === undefined ? null : exportOf(all.value.components, file, componentName);
  if (!found) {
    editor.notify.unavailable(notExported(componentName, file));
    return null;
  }
  return { item, component: { file: found.file, exportName: found.exportName, props: propsOf(item, found) } };
}

/** A tag may have another name than the export: `import { Button as Plain }`. */
function exportOf(all: InsertablesAnswer['components'], file: string, tag: string) {
  const inFile = all.filter((one) => one.file === file);
  return inFile.find(({ name }) => name === tag) ?? (inFile.length === 1 ? inFile[0] : null);
}

function notExported(name: string, file: string | undefined): ApiError {
  if (file === undefined) {
    const message = `${name} is not declared in your files, so it cannot be shown alone.`;
    return { code: 'no-source', message, hint: 'Select an instance of a component of your own.' };
  }
  const message = `${file} does not export ${name}, so it cannot be shown alone.`;
  return { code: 'not-exported', message, hint: `Export ${name} from its file.` };
}

/** Those that are data; texts between its tags are its children. */
function propsOf({ props, text }: NavItem, component: InsertableComponent): DataProps {
  // children with elements are no data: a word stands in for them, as for a new instance
  const words = text.trim() || wordsOf({ kind: 'component', component });
  const data = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    // An element in place of the component's own is one of the children, which only text can be.
    if (name === 'asChild') return [];
    const known = asData(value);
    const isData =
      known !== undefined && componentProblem({ file: 'x', exportName: 'x', props: { [name]: known } }) === null;
    return isData ? [[name, known]] : [];
  });
  return { ...Object.fromEntries(data), ...(words && { children: words }) };
}

/** @returns undefined for what is no data. The page sends objects as JSON */
function asData(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes(FUNCTION_MARKER) || value.includes(OBJECT_MARKER)) return undefined;
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function sizeOf({ box }: NavItem): { width: number; height: number } {
  const within = (side: 'width' | 'height') =>
    Math.min(LARGEST[side], Math.max(SMALLEST[side], Math.ceil(box?.[side] ?? 0)));
  return { width: within('width'), height: within('height') };
}
