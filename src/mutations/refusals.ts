/**
 * Every reason for which the engine refuses an edit, by code: what is said, and what to do next (design §7).
 *
 * Codes are stable: editors and scripts tell refusals apart by them. Each has a fixture under `tests/changes`.
 */
import type { ApiError } from '../protocol/api.ts';
import type { Refusal } from './mutation.ts';
import type { ParseFailure } from './parse.ts';

/** Where the reason stands in the source: line from 1, column from 0. */
export interface Where {
  file?: string;
  line?: number;
  column?: number;
  codebaseId?: string;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { ok?: unknown }).ok === false && 'error' in value;
}

export function refuse(code: string, message: string, hint: string, where: Where): Refusal {
  const error: ApiError = { code, message, hint };
  for (const key of ['codebaseId', 'file', 'line', 'column'] as const) {
    if (where[key] !== undefined) Object.assign(error, { [key]: where[key] });
  }
  return { ok: false, error };
}

/** A place in words, for messages that name several: `src/App.tsx:3`. */
export function placeName(where: Where): string {
  return where.line === undefined ? String(where.file) : `${where.file}:${where.line}`;
}

/** Words of a user's or a file's, short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

// The element and its file

export const elementNotFound = (codebaseId: string) =>
  refuse('element-not-found', `No element ${codebaseId} is in the source any more.`, 'Select the element again.', {
    codebaseId,
  });

export const fileNotReadable = (file: string) =>
  refuse('file-not-readable', `${file} is no file of this project that may be edited.`, 'Choose a source file.', {
    file,
  });

export const fileExists = (file: string) =>
  refuse('file-exists', `${file} exists already, with other contents.`, 'Choose another file name.', { file });

export const unparsable = ({ file, code, reason, line, column }: ParseFailure) =>
  refuse(
    code,
    code === 'syntax-error' ? `${file} has a syntax error: ${reason}.` : `${reason}.`,
    code === 'syntax-error' ? 'Mend it in the code; other files can still be edited.' : 'Edit this file in the code.',
    { file, line, column },
  );

export const syntaxError = (where: Where, reason: string) =>
  refuse('syntax-error', `${where.file} has a syntax error: ${reason}.`, 'Mend it in the code.', where);

export const unsafeEdit = (where: Where, detail: string) =>
  refuse('unsafe-edit', `The edit would not read back as asked: ${detail}.`, 'Make this edit in the code.', where);

export const invalidField = (field: string, reason: string) =>
  refuse('invalid-field', `${field} ${reason}.`, 'Send the field as the contract has it.', {});

export const noChange = (where: Where, message: string, hint = 'There is nothing to write.') =>
  refuse('no-change', message, hint, where);

export const loneSurrogate = (where: Where) =>
  refuse('invalid-text', 'The value holds half of a character pair, which no file can hold.', 'Type it again.', where);

// Text

export const dynamicText = (where: Where, expression: string, origin: string) =>
  refuse('dynamic-text', `The text comes from ${expression}: ${origin}.`, 'Change it where it comes from.', where);

export const severalCallSites = (where: Where, expression: string, count: number, places: string) =>
  refuse(
    'several-call-sites',
    `${expression} is given by ${count} places: ${places}.`,
    'Say which of them you mean (this instance), or edit it there.',
    where,
  );

export const numberExpected = (where: Where, place: string) =>
  refuse('number-expected', `A number stands at ${place}.`, 'Enter a number, or change the code.', where);

export const textNotFound = (where: Where, oldText: string) =>
  refuse(
    'text-not-found',
    `The text ${JSON.stringify(shorten(oldText))} does not stand in this element's source.`,
    'Reload the page and edit the text again.',
    where,
  );

export const ambiguousText = (where: Where, oldText: string, places: string) =>
  refuse(
    'ambiguous-text',
    `${JSON.stringify(shorten(oldText))} stands at several places: ${places}.`,
    'Edit the one you mean in the code, or pick the data item behind this element.',
    where,
  );

export const textNotSaid = (where: Where) =>
  refuse(
    'ambiguous-text',
    'The element holds more than one text, and the edit does not say which it is about.',
    'Send the words that the page shows as oldText.',
    where,
  );

export const rawHtml = (where: Where) =>
  refuse('raw-html', 'The content is raw HTML (dangerouslySetInnerHTML).', 'Edit the HTML where it is made.', where);

export const voidElement = (where: Where, tag: string) =>
  refuse('void-element', `<${tag}> is a void element: it has no content.`, 'Choose another element.', where);

export const textInsideComponent = (where: Where, tag: string) =>
  refuse(
    'text-inside-component',
    `<${tag}> makes its text itself.`,
    'Open the component and edit the text there.',
    where,
  );

// Classes

export const classNotFound = (where: Where, className: string) =>
  refuse(
    'class-not-found',
    `The class ${className} does not stand in this element's className.`,
    'Reload: it may be gone already, or come from a component around it.',
    where,
  );

export const classNotLiteral = (where: Where, className: string, expression: string) =>
  refuse(
    'class-not-literal',
    `The class ${className} is not written here; className also takes ${expression}.`,
    'Change it where that value is made.',
    where,
  );

export const classNotText = (where: Where, expression: string) =>
  refuse(
    'class-not-text',
    `className takes ${expression}, which is no text that a class can be added to.`,
    'Add the class in the code.',
    where,
  );

// Structure

export const listItemRoot = (where: Where, list: string) =>
  refuse(
    'list-item-root',
    `This one element of the source stands for every item of ${list}.`,
    'Edit the data behind this item, or the list itself in the code.',
    where,
  );

export const mountRoot = (where: Where) =>
  refuse('mount-root', 'The app is mounted with this element.', 'Choose an element inside it.', where);

export const noPlaceForNull = (where: Where, what: string) =>
  refuse('no-place-for-null', `Nothing can stand in its place in ${what}.`, 'Make this edit in the code.', where);

export const notSiblings = (where: Where) =>
  refuse('not-siblings', 'The elements do not stand side by side in one parent.', 'Select neighbours.', where);

export const notContiguous = (where: Where) =>
  refuse(
    'not-contiguous',
    'Something else stands between the selected elements.',
    'Select what lies between them too, or wrap them one by one.',
    where,
  );

export const nothingInside = (where: Where, tag: string) =>
  refuse('nothing-inside', `<${tag}> holds nothing to keep.`, 'Remove it instead.', where);

export const functionChild = (where: Where, tag: string) =>
  refuse(
    'function-child',
    `<${tag}> takes a function as its child, which has to stay alone.`,
    'Edit what the function returns.',
    where,
  );

export const contentFromProp = (where: Where, tag: string, prop: string) =>
  refuse('content-from-prop', `The content of <${tag}> comes from its ${prop} prop.`, 'Edit that prop.', where);

export const takesNoChildren = (where: Where, tag: string, component: Where) =>
  refuse(
    'takes-no-children',
    `${tag} does not show what is put in it: it has no children prop (${placeName(component)}).`,
    `Place it beside ${tag}, or let ${tag} show its children first.`,
    where,
  );

export const needsOneChild = (where: Where, tag: string, isMore: boolean) =>
  refuse(
    'needs-one-child',
    `<${tag}> shows the one element inside it in its own place (asChild), and ${isMore ? 'fails with more' : 'nothing without it'}.`,
    isMore ? `Do it to <${tag}> itself, or inside of its element.` : `Do it to <${tag}> itself.`,
    where,
  );

export const intoItself = (where: Where) =>
  refuse('into-itself', 'The target is inside the moved element.', 'Choose a place outside of it.', where);

export const noPlaceNamed = () => invalidField('destinationElement', 'is missing, and so is a neighbour');

export const standsAlone = (where: Where, tag: string) =>
  refuse(
    'stands-alone',
    `<${tag}> is all that is given there, so nothing can stand beside it.`,
    `Put it inside <${tag}>, or wrap that in an element or fragment first.`,
    where,
  );

export const anchorNotInParent = (where: Where) =>
  refuse(
    'anchor-not-in-parent',
    'The neighbour to place it by is no child of the chosen parent in the source.',
    'Choose the parent that the neighbour is written in.',
    where,
  );

export const parentChanged = (where: Where) =>
  refuse('parent-changed', 'The element is in another parent by now.', 'Look where it is, then move it again.', where);

export const usesLocal = (where: Where, name: string, scope: string) =>
  refuse(
    'uses-local',
    `The element uses \`${name}\`, which exists only in ${scope}.`,
    'Move it within that scope, or pass the value on in the code first.',
    where,
  );

export const componentInItself = (where: Where, name: string) =>
  refuse(
    'component-in-itself',
    `<${name}> would render itself, and that without end.`,
    'Add it where it is used, or write the condition that ends it in the code.',
    where,
  );

export const nameTaken = (where: Where, name: string) =>
  refuse(
    'name-taken',
    `The name \`${name}\` means something else where the element would go.`,
    'Rename one of the two in the code first.',
    where,
  );

export const partOfCondition = (where: Where) =>
  refuse(
    'part-of-condition',
    'The element is one branch of a condition that has another.',
    'Move it within its parent, where the whole condition goes along, or change the condition in the code.',
    where,
  );

// Scopes

export const notInList = (where: Where) =>
  refuse('not-in-list', 'The element is not shown by a list.', 'Edit the element itself.', where);

export const listNotLiteral = (where: Where, list: string, reason: string) =>
  refuse(
    'list-not-literal',
    `The items of ${list} cannot be edited: ${reason}.`,
    'Edit them where they are made.',
    where,
  );

export const noSuchItem = (where: Where, index: number | undefined, count: number) =>
  refuse(
    'no-such-item',
    index === undefined ? 'The change does not say which item.' : `The list has no item ${index}: it has ${count}.`,
    'Reload the page and choose the item again.',
    where,
  );

export const scopeNotPossible = (where: Where, scope: string, changeName: string) =>
  refuse(
    'scope-not-possible',
    `${changeName} cannot go to the ${scope} behind an element.`,
    'Choose the definition instead.',
    where,
  );

export const notAnInstance = (where: Where) =>
  refuse(
    'not-an-instance',
    'No single element in the source stands for this instance.',
    'Choose the definition, or an element that uses the component.',
    where,
  );

export const dynamicProp = (where: Where, name: string, expression: string, origin: string) =>
  refuse('dynamic-prop', `${name} comes from ${expression}: ${origin}.`, 'Change it where it comes from.', where);

export const ambiguousData = (where: Where, expression: string, places: string) =>
  refuse(
    'ambiguous-data',
    `${expression} may be any of the values at ${places}.`,
    'Pick the data item behind this element, or edit the value in the code.',
    where,
  );

export const propNotPassedOn = (where: Where, component: string, prop: string) =>
  refuse(
    'prop-not-passed-on',
    `${component} does not pass ${prop} on to this element.`,
    'Let the component pass it on, or edit the definition.',
    where,
  );

export const propIgnored = (where: Where, tag: string, prop: string, component: Where) =>
  refuse(
    'prop-not-passed-on',
    `${tag} does nothing with ${prop}: none of its props is called so (${placeName(component)}).`,
    `Style an element that ${tag} shows, or let ${tag} pass its ${prop} on first.`,
    where,
  );

// Tags and props

export const tagNotAllowed = (where: Where, tag: string) =>
  refuse('tag-not-allowed', `<${tag}> is no tag that an edit may write.`, 'Choose a known tag.', where);

export const componentNotInScope = (where: Where, tag: string) =>
  refuse(
    'component-not-in-scope',
    `\`${tag}\` is not in scope in this file.`,
    'Import the component first, or add an element of it from the palette.',
    where,
  );

export const voidWithChildren = (where: Where, tag: string) =>
  refuse('void-with-children', `<${tag}> cannot have children.`, 'Remove the content first.', where);

export const propNotAllowed = (where: Where, name: string, reason: string) =>
  refuse('prop-not-allowed', `The prop ${name} ${reason}.`, 'Make this edit in the code.', where);

export const propNotFound = (where: Where, name: string, spread: string | null) =>
  refuse(
    'prop-not-found',
    `The prop ${name} is not written on this element${spread ? `; it may come from ${spread}` : ''}.`,
    spread ? 'Change it where that value is made.' : 'Reload: it may be gone already.',
    where,
  );

export const unsafeUrl = (where: Where, name: string) =>
  refuse(
    'unsafe-url',
    `${name} may not hold an address of this kind.`,
    'Use http, https, mailto, tel or a path.',
    where,
  );

export const expressionNotAllowed = (where: Where, reason: string) =>
  refuse(
    'expression-not-allowed',
    `The expression ${reason}; only literals, names in scope and their members may be set.`,
    'Write this expression in the code.',
    where,
  );
