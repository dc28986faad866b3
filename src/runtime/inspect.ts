/** Questions about one component: its props and state, with the spec's errors (spec §5, §8). */
import { FUNCTION_MARKER, OBJECT_MARKER } from '../protocol/messages.ts';
import { log } from './log.ts';
import type { Fiber } from './react/fibers.ts';
import type { Session } from './session.ts';

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

/** Objects and functions are named by markers; what is behind them stays in the page. */
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

/** A class's state by name; a function's stateful hooks (those with a queue) by their number. */
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

function describe(session: Session, fiber: Fiber): Answer {
  const current = session.react.currentOf(fiber);
  return { props: markedFields(current.memoizedProps), state: stateOf(current) };
}

/** Component fibers on the page, by name and, where given, by id. */
function findComponents(session: Session, name: string | null, id: string | null): Fiber[] {
  const found = new Set<Fiber>();
  for (const element of session.document.body.querySelectorAll('*')) {
    for (let fiber = session.react.fiberOf(element)?.return ?? null; fiber; fiber = fiber.return) {
      // Above the next element everything was seen from there.
      if (typeof fiber.type === 'string') break;
      if (!session.react.isComponent(fiber)) continue;
      const fits = id ? session.react.idOf(fiber) === id : session.react.nameOf(fiber) === name;
      if (fits && !(fiber.alternate && found.has(fiber.alternate))) found.add(fiber);
    }
  }
  return [...found];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function answer(session: Session, question: Question): Answer {
  const name = text(question.componentName);
  if (!name) return { error: 'No component name' };
  if (question.isComponent) {
    const [fiber] = findComponents(session, name, text(question.componentElementId));
    return fiber ? describe(session, fiber) : { error: 'Could not find component' };
  }
  const id = text(question.tempoElementID);
  const [element] = id ? [...session.page.resolve(id), ...session.page.elementsOf(id)] : [];
  if (!element) return { error: 'Could not find element' };
  const fiber = session.react.fiberOf(element);
  return fiber ? describe(session, fiber) : { error: 'No component found' };
}

/** `inspectElement`: without a payload or an id it is ignored (spec §5). */
export function inspectElement(session: Session, id: unknown, payload: unknown): void {
  if (id === undefined || id === null || typeof payload !== 'object' || payload === null) return;
  session.reply({ id, ...answer(session, payload as Question) });
}

/** `GET_STATE_AND_PROPS` (componentName, id). */
export function stateAndProps(session: Session, id: unknown, componentName: unknown): void {
  const found = findComponents(session, text(componentName), null);
  const [fiber] = found;
  if (!fiber) {
    log.error('No component found');
    session.reply({ id, error: 'No component found' });
    return;
  }
  if (found.length > 1) log.warn(`More than one component matches ${String(componentName)}; the first is taken.`);
  session.reply({ id, ...describe(session, fiber) });
}
