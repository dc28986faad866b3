/**
 * Answers questions about one component or element: its props and state. `tempoElementID` identifies it, otherwise its name does;
 * `componentElementId` identifies the instance that it is or is inside of. A question without a name fails with "No component name",
 * one for an element without an id with "Could not find element", one that nothing on the page matches with "No component found".
 */
import { parseElementKey } from '../protocol/element-key.ts';
import { FUNCTION_MARKER, OBJECT_MARKER } from '../protocol/messages.ts';
import { log } from './log.ts';
import type { Page } from './page/page.ts';
import type { Fiber } from './react/fibers.ts';
import type { ReactBridge } from './react-bridge.ts';

export interface InspectDeps {
  document: Document;
  page: Page;
  react: ReactBridge;
  reply(message: Record<string, unknown>): void;
}

interface Question {
  componentName?: unknown;
  isComponent?: unknown;
  tempoElementID?: unknown;
  componentElementId?: unknown;
}

interface Hook {
  memoizedState: unknown;
  queue: unknown;
  next: Hook | null;
}

/** Objects and functions are replaced by markers; their content stays in the page. */
function marked(value: unknown): unknown {
  if (typeof value === 'function') return FUNCTION_MARKER;
  if (typeof value === 'symbol' || typeof value === 'bigint') return String(value);
  return typeof value === 'object' && value !== null ? OBJECT_MARKER : value;
}

function markedFields(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, marked((fields as Record<string, unknown>)[name])]),
  );
}

/** The state of a class by name, the stateful hooks of a function (those with a queue) by number. */
function stateOf(fiber: Fiber): Record<string, unknown> {
  const { memoizedState, tag } = fiber as Fiber & { memoizedState: unknown };
  if (tag === 1) return markedFields(memoizedState);
  const state: Record<string, unknown> = {};
  let count = 0;
  for (let hook = memoizedState as Hook | null; hook && typeof hook === 'object' && 'next' in hook; hook = hook.next) {
    if (hook.queue) state[String(count++)] = marked(hook.memoizedState);
  }
  return state;
}

type Answer = { props: Record<string, unknown>; state: Record<string, unknown> } | { error: string };

function describe(react: ReactBridge, fiber: Fiber): Answer {
  const current = react.currentOf(fiber);
  return { props: markedFields(current.memoizedProps), state: stateOf(current) };
}

/** Elements and components on the page, in tree order for each root. */
function* shownFibers({ document, react }: InspectDeps): Generator<Fiber> {
  const seen = new Set<Fiber>();
  const tops = new Set<Fiber>();
  for (const element of document.body.querySelectorAll('*')) {
    let fiber = react.fiberOf(element);
    for (; fiber?.return && !seen.has(fiber); fiber = fiber.return) seen.add(fiber);
    // The top of a known fiber is known; a root may have two.
    const top = fiber && !fiber.return ? react.currentOf(fiber) : null;
    if (!top || tops.has(top)) continue;
    tops.add(top);
    yield* within(top, react);
  }
}

function* within(top: Fiber, react: ReactBridge): Generator<Fiber> {
  const ahead: Fiber[] = [top];
  for (let fiber = ahead.pop(); fiber; fiber = ahead.pop()) {
    if (isHost(fiber) || react.isComponent(fiber)) yield fiber;
    if (fiber.sibling && fiber !== top) ahead.push(fiber.sibling);
    if (fiber.child) ahead.push(fiber.child);
  }
}

const isHost = (fiber: Fiber): boolean => typeof fiber.type === 'string';

/** @param id a codebase id, which several fibers may have, or the element key of one instance */
function namedBy({ page, react }: InspectDeps, id: string): (fiber: Fiber) => boolean {
  const key = parseElementKey(id);
  if (!key) return (fiber) => react.idOf(fiber) === id;
  const named = new Set<Fiber>();
  for (const element of page.resolve(id)) {
    const own = react.fiberOf(element);
    const instance = react.componentChain(element).find((link) => link.codebaseId === key.codebaseId);
    if (own && react.idOf(own) === key.codebaseId) named.add(react.currentOf(own));
    else if (instance) named.add(instance.fiber);
  }
  return (fiber) => named.has(fiber);
}

/** True for a matching fiber and everything inside it. */
function isIn(fiber: Fiber, fits: (fiber: Fiber) => boolean): boolean {
  for (let at: Fiber | null = fiber; at; at = at.return) if (fits(at)) return true;
  return false;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Answers for the first match; a question about one instance has to identify it. */
function answerFor(deps: InspectDeps, name: string | null, fits: (fiber: Fiber) => boolean): Answer {
  const [fiber, second] = [...shownFibers(deps)].filter(fits);
  if (second) log.warn(`More than one component matches ${name}; the first is taken.`);
  return fiber ? describe(deps.react, fiber) : { error: 'No component found' };
}

function answer(deps: InspectDeps, question: Question): Answer {
  const { react } = deps;
  const name = text(question.componentName);
  const id = text(question.tempoElementID);
  const instance = text(question.componentElementId);
  const isComponent = Boolean(question.isComponent);
  if (!name) return { error: 'No component name' };
  if (!isComponent && !id) return { error: 'Could not find element' };
  const isNamed = id ? namedBy(deps, id) : (fiber: Fiber) => react.componentNameOf(fiber) === name;
  const isInstance = instance ? namedBy(deps, instance) : () => true;
  return answerFor(
    deps,
    name,
    (fiber) => (!isComponent || react.isComponent(fiber)) && isNamed(fiber) && isIn(fiber, isInstance),
  );
}

/** Handles `inspectElement`; ignored without payload or id. */
export function inspectElement(deps: InspectDeps, id: unknown, payload: unknown): void {
  if (id === undefined || id === null || typeof payload !== 'object' || payload === null) return;
  deps.reply({ id, ...answer(deps, payload as Question) });
}

/** Handles `GET_STATE_AND_PROPS` (componentName, id). */
export function stateAndProps(deps: InspectDeps, id: unknown, componentName: unknown): void {
  const { react } = deps;
  const name = text(componentName);
  const answered = answerFor(deps, name, (fiber) => react.isComponent(fiber) && react.componentNameOf(fiber) === name);
  if ('error' in answered) log.error(answered.error);
  deps.reply({ id, ...answered });
}
