/** Checks what a client sends as a component or story to be shown alone. */
import { COMPONENT_LAYOUTS, type ShownComponent } from './component-page.ts';
import { isStoriesFile } from './stories.ts';

const LONGEST_FIELD = 1024;
const MOST_PROPS_CHARS = 10_000;
/** Props that let React run code, or that give access to elements. */
const NOT_DATA: ReadonlySet<string> = new Set(['dangerouslySetInnerHTML', 'srcDoc', 'ref', 'key', '__proto__']);
const RUNS_CODE = /^\s*(?:javascript|data|vbscript):/i;

/** Validates a component. @returns the problem, or null */
export function componentProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'is not an object with file and exportName';
  const { file, exportName, props, layout } = value;
  for (const [name, text] of Object.entries({ file, exportName })) {
    if (typeof text !== 'string' || text === '' || text.length > LONGEST_FIELD) return `has no ${name}`;
  }
  if (layout !== undefined && !COMPONENT_LAYOUTS.some((one) => one === layout))
    return `has a layout that is not one of ${COMPONENT_LAYOUTS.join(', ')}`;
  return props === undefined ? null : propsProblem(props);
}

/** Validates a story. @returns the problem, or null */
export function storyProblem({ file, props, layout }: ShownComponent): string | null {
  if (!isStoriesFile(file))
    return `is of a story, and ${file} is no stories file: its name ends otherwise than .stories.tsx`;
  if (layout !== undefined) return 'has a layout, and a story has its own, in its parameters';
  return props === undefined ? null : 'has props, and a story has its args in its file';
}

function propsProblem(props: unknown): string | null {
  if (!isRecord(props)) return 'has props that are not an object';
  if (JSON.stringify(props).length > MOST_PROPS_CHARS) return `has props of more than ${MOST_PROPS_CHARS} characters`;
  if (props.children !== undefined && typeof props.children !== 'string') return 'has children that are not text';
  const name = unsafeName(props);
  return name === null ? null : `has props that are not data: ${name}`;
}

/** The name of a prop, at any depth, that could run code in the page. */
function unsafeName(value: object): string | null {
  for (const [name, inner] of Object.entries(value)) {
    if (NOT_DATA.has(name) || (typeof inner === 'string' && RUNS_CODE.test(inner))) return name;
    const found = typeof inner === 'object' && inner !== null ? unsafeName(inner) : null;
    if (found !== null) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
