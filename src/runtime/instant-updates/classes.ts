import { addClasses, removeClasses, type Undo, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

function tokens(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The declarations in a class's CSS, given bare or as one simple rule; null for anything else. */
function bodyOf(css: string | undefined): string | null {
  const text = (css ?? '').trim();
  const body = /^[^{}]*\{([^{}]*)\}$/.exec(text)?.[1] ?? text;
  return body && !/[{}]/.test(body) ? body : null;
}

interface ClassEdit {
  id: string;
  add: readonly string[];
  remove: readonly string[];
  /** classes of instant style rules, which the source never contains */
  styles?: readonly string[];
}

function edit(context: UpdateContext, { id, add, remove, styles = [] }: ClassEdit): Applied | null {
  const elements = context.targets(id);
  if (elements.length === 0) return null;
  const undos: Undo[] = [];
  for (const element of elements) {
    undos.push(removeClasses(element, remove), addClasses(element, [...add, ...styles]));
  }
  const has = (element: Element, name: string) => element.classList.contains(name);
  return {
    undo: () => {
      undoAll(undos)();
      for (const name of styles) context.rules.remove(name);
    },
    reassert: () => {
      for (const element of elements) {
        element.classList.remove(...remove);
        element.classList.add(...add, ...styles);
      }
    },
    isSettled: () =>
      context
        .targets(id)
        .every((element) => add.every((name) => has(element, name)) && !remove.some((name) => has(element, name))),
    revert: () => edit(context, { id, add: remove, remove: add }),
  };
}

/** ADD_CLASS: adds the class, with its CSS if the page's sheets may lack it. */
export const addClass: Apply<'ADD_CLASS'> = (fields, context) => {
  const { codebaseIdToAddClass: id, cssEquivalent, modifiers = [], customProperties = {} } = fields;
  // Tailwind puts modifiers into the name; without them the class would apply in every state.
  const prefix = fields.addingTailwindClass ? modifiers.map((modifier) => `${modifier}:`).join('') : '';
  const className = tokens(fields.className)
    .map((name) => prefix + name)
    .join(' ');
  const custom = Object.entries(customProperties).map(([name, value]) => `${name}: ${value};`);
  const body = bodyOf([bodyOf(cssEquivalent) ?? '', ...custom].join(' '));
  const styles = body ? [context.rules.add(className, modifiers, body)] : [];
  const applied = edit(context, { id, add: tokens(className), remove: [], styles });
  if (applied) applied.data = { codebaseAddedClass: className, addedClass: styles[0] ?? className };
  else for (const name of styles) context.rules.remove(name);
  return applied;
};

/** REMOVE_CLASS */
export const removeClass: Apply<'REMOVE_CLASS'> = (fields, context) =>
  edit(context, { id: fields.codebaseIdToRemoveClass, add: [], remove: tokens(fields.className) });

/** UPDATE_CLASSES: replaces classes, with the CSS of those that no sheet has yet. */
export const updateClasses: Apply<'UPDATE_CLASSES'> = (fields, context) => {
  const { codebaseIdToUpdateClass: id, newClasses, oldClasses, involvedClasses = [] } = fields;
  const incoming = newClasses.flatMap(tokens);
  const outgoing = oldClasses.flatMap(tokens).filter((name) => !incoming.includes(name));
  const styles = involvedClasses.flatMap(({ tailwind, css, variant }) => {
    const body = incoming.includes(tailwind) ? bodyOf(css) : null;
    return body ? [context.rules.add(tailwind, variant ? variant.split(':') : [], body)] : [];
  });
  const applied = edit(context, { id, add: incoming, remove: outgoing, styles });
  if (!applied) for (const name of styles) context.rules.remove(name);
  return applied;
};
