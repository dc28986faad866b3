/**
 * Random edits of real sources: from a seed, a file and an element, a change that an editor could send. The same seed gives
 * the same changes.
 */
import type { SourceElement } from '../../../src/mutations/jsx/elements.ts';
import type { ParsedSource } from '../../../src/mutations/jsx/parse.ts';
import { piecesOf, sketchOf } from '../../../src/mutations/text/pieces.ts';
import {
  type AnyMutationChange,
  type ChangeFields,
  createChange,
  type MutationType,
} from '../../../src/protocol/changes.ts';

export type Random = () => number;

/** mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** The codebase id of the element that begins at an offset of a file. */
export interface Ids {
  idAt(file: string, start: number): string;
}

export interface Sample {
  kind: Kind;
  change: AnyMutationChange;
  element: SourceElement;
}

const TEXTS = [
  'Hello',
  'a & b',
  '{x} <b>',
  ' padded ',
  "it's “fine”",
  'two\nlines',
  '10\u00a0000',
  '😀 ok',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: typed by a user
  '`${x}`',
  '//',
];
const CLASSES = ['mt-2', 'md:p-4', "content-['x']", 'w-[calc(100%-"x")]', '[&>p]:mt-1', 'bg-[url(/a.png)]'];
const TAGS = ['section', 'article', 'span', 'p', 'ul'];

type Make = (source: ParsedSource, element: SourceElement, project: Ids, random: Random) => AnyMutationChange | null;

function make<T extends MutationType>(type: T, fields: ChangeFields[T]): AnyMutationChange {
  return createChange('11111111-1111-4111-8111-111111111111', type, fields) as AnyMutationChange;
}

const id = (source: ParsedSource, element: SourceElement, project: Ids) => project.idAt(source.file, element.start);

/** Changes by name; null where the kind makes no sense for the element. */
export const KINDS = {
  addClass: (s, e, p, r) => make('ADD_CLASS', { codebaseIdToAddClass: id(s, e, p), className: pick(r, CLASSES) }),
  removeClass: (s, e, p, r) => {
    if (e.removableClasses.length === 0) return null;
    return make('REMOVE_CLASS', { codebaseIdToRemoveClass: id(s, e, p), className: pick(r, e.removableClasses) });
  },
  updateClasses: (s, e, p, r) => {
    const oldClasses = e.removableClasses.length > 0 ? [pick(r, e.removableClasses)] : [];
    return make('UPDATE_CLASSES', { codebaseIdToUpdateClass: id(s, e, p), oldClasses, newClasses: [pick(r, CLASSES)] });
  },
  editText: (s, e, p, r) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: marks of the sketch for what is computed
    const oldText = sketchOf(piecesOf(e.node, s.text), s.text).replace(/\u0000(?:\{[^}]*\}|open|close)/g, '');
    if (oldText.trim() === '') return null;
    const newText = r() < 0.5 ? pick(r, TEXTS) : oldText.replace(/\w+/, () => pick(r, TEXTS));
    return make('EDIT_TEXT', { codebaseIdToEditText: id(s, e, p), oldText, newText });
  },
  remove: (s, e, p) => make('REMOVE_JSX', { codebaseIdsToRemove: [id(s, e, p)] }),
  wrap: (s, e, p) => make('WRAP_DIV', { codebaseIdsToWrap: [id(s, e, p)] }),
  wrapTwo: (s, e, p) => {
    const next = s.elements.find((one) => one.parent === e.parent && one.start >= e.end && e.parent !== null);
    return next ? make('WRAP_DIV', { codebaseIdsToWrap: [id(s, e, p), id(s, next, p)], wrapTag: 'section' }) : null;
  },
  unwrap: (s, e, p) => make('UNWRAP', { codebaseIdsToUnwrap: [id(s, e, p)] }),
  duplicate: (s, e, p) => make('DUPLICATE', { codebaseIdsToDuplicate: [id(s, e, p)] }),
  retag: (s, e, p, r) => make('CHANGE_TAG', { codebaseIdToChange: id(s, e, p), newTagName: pick(r, TAGS) }),
  setProp: (s, e, p, r) => {
    const propName = pick(r, ['title', 'data-x', 'aria-label', 'tabIndex', 'hidden']);
    const propValue = pick(r, ['a', 'say "it\'s"', 3, true, false, null]);
    return make('CHANGE_PROP', { codebaseIdToChange: id(s, e, p), propName, propValue });
  },
  removeProp: (s, e, p, r) => {
    const names = e.node.openingElement.attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? [one.name.name] : [],
    );
    if (names.length === 0) return null;
    return make('CHANGE_PROP', { codebaseIdToChange: id(s, e, p), propName: pick(r, names), propValue: undefined });
  },
  style: (s, e, p, r) => {
    const stylingChanges = { color: pick(r, ['red', 'var(--x)']), marginTop: pick(r, ['4px', '1rem']) };
    return make('STYLING', { codebaseId: id(s, e, p), stylingChanges, stylingFramework: 'Inline' });
  },
  add: (s, e, p, r) => make('ADD_JSX', { codebaseIdToAddTo: id(s, e, p), addNativeTag: pick(r, ['div', 'img', 'p']) }),
  paste: (s, e, p, r) => {
    const model = pick(r, s.elements);
    return make('ADD_JSX', { codebaseIdToAddTo: id(s, e, p), addCodebaseId: id(s, model, p), copy: true });
  },
  moveBeside: (s, e, p, r) => {
    const siblings = s.elements.filter((one) => one !== e && one.parent === e.parent);
    const parent = e.parent === null ? undefined : s.elements[e.parent];
    if (!parent || siblings.length === 0) return null;
    const anchor = id(s, pick(r, siblings), p);
    const side = r() < 0.5 ? { afterCodebaseId: anchor } : { beforeCodebaseId: anchor };
    return make('MOVE_JSX', { codebaseIdToMove: id(s, e, p), codebaseIdToMoveTo: id(s, parent, p), ...side });
  },
  moveInto: (s, e, p, r) => {
    const into = pick(r, s.elements);
    return make('MOVE_JSX', { codebaseIdToMove: id(s, e, p), codebaseIdToMoveTo: id(s, into, p) });
  },
} satisfies Record<string, Make>;

export type Kind = keyof typeof KINDS;

/** Elements that a kind is mostly used on: most elements have no class to take away and no text of their own. */
function suits(kind: Kind, element: SourceElement): boolean {
  if (kind === 'removeClass') return element.removableClasses.length > 0;
  if (kind !== 'editText') return true;
  return element.node.children.some((child) => child.type === 'JSXText' && child.value.trim() !== '');
}

export function anyKind(random: Random): Kind {
  return pick(random, Object.keys(KINDS) as Kind[]);
}

/** One change of a kind in a file, or null when the file has no element that it fits. */
export function sampleChange(source: ParsedSource, project: Ids, random: Random, kind: Kind): Sample | null {
  const fitting = source.elements.filter((one) => suits(kind, one));
  for (let tries = 0; tries < 8 && fitting.length > 0; tries++) {
    const element = pick(random, fitting);
    const change = (KINDS[kind] as Make)(source, element, project, random);
    if (change) return { kind, change, element };
  }
  return null;
}
