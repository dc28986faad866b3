/** Which text can be edited in place: static text in an element with only text nodes. */
import type { Page } from '../page/page.ts';
import type { ProjectState } from '../project-state.ts';
import type { ReactBridge } from '../react-bridge.ts';

export interface TextDeps {
  page: Page;
  project: ProjectState;
  react: ReactBridge;
  isEditor: boolean;
}

/** Void and replaced elements, and form controls: they show no children. */
export const CHILDLESS =
  'area,audio,br,canvas,embed,hr,iframe,img,input,object,option,progress,select,svg,textarea,video,wbr';

export function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

function isTextOnly(element: Element): boolean {
  return element.childNodes.length > 0 && [...element.childNodes].every((node) => node.nodeType === 3);
}

/**
 * The codebase id of the JSX element that contains an element's text: the element itself, or the component instance that got the
 * text as its children (`<Badge>New</Badge>`). The source decides: text that looks static on the page may come from an
 * expression.
 * @returns null for text that cannot be edited in place; for other parents than our editor empty for an element without source
 */
export function textOwner(element: Element, { page, project, react, isEditor }: TextDeps): string | null {
  if (!('contentEditable' in element) || element.matches(CHILDLESS) || !isTextOnly(element)) return null;
  const id = page.codebaseIdOf(element) ?? '';
  const entry = project.element(id);
  if (entry ? entry.staticTextContents : id !== '' || !isEditor) return id;
  for (const { codebaseId, fiber } of react.componentChain(element)) {
    const { children } = (fiber.memoizedProps ?? {}) as { children?: unknown };
    // a package may wrap the element with the text in components of its own
    if (!codebaseId && isElements(children)) continue;
    if (children !== element.textContent) return null;
    if (codebaseId && project.element(codebaseId)?.staticTextContents) return codebaseId;
  }
  return null;
}

/** What a component got to render is no text: elements, or a function that makes them. */
function isElements(children: unknown): boolean {
  return (typeof children === 'object' && children !== null) || typeof children === 'function';
}

/** Elements that are pressed, and form a unit with the text inside. */
const CONTROL = 'button, a, label, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/**
 * The element with the text of an element: itself, or its only descendant with text, if both form a unit: a control and its
 * caption, or a component's root and the text passed to the component. Text nested in the descendant's own counts as part of it.
 */
export function wordsIn(element: Element, deps: TextDeps): Element | null {
  if (hasOwnText(element)) return element;
  const [only, ...others] = [...element.querySelectorAll('*')].filter(hasOwnText);
  // a mark inside the words is part of them: `<span>Name<i>*</i></span>`
  if (!only || others.some((other) => !only.contains(other))) return null;
  if (element.matches(CONTROL)) return only;
  const source = deps.project.element(deps.page.codebaseIdOf(element) ?? '');
  // a package's component rendered the text from its props
  if (deps.isEditor && source && source.type !== 'native' && !deps.page.codebaseIdOf(only)) return only;
  const owner = textOwner(only, deps);
  const around = deps.react.componentChain(element).map(({ codebaseId }) => codebaseId);
  const givers = owner || !deps.isEditor ? [owner] : giversOf(only, deps);
  return givers.some((giver) => giver && around.includes(giver)) ? only : null;
}

/** The instances that got an element's text as their children, as an expression or as words. */
function giversOf(element: Element, { react }: TextDeps): (string | null)[] {
  const chain = react.componentChain(element);
  const gave = chain.map(({ fiber }) => (fiber.memoizedProps as { children?: unknown } | null)?.children);
  return chain.filter((_, i) => gave[i] === element.textContent).map(({ codebaseId }) => codebaseId);
}

export function canEditInline(element: Element, deps: TextDeps): boolean {
  return textOwner(element, deps) !== null;
}
