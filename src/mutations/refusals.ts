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

function refuse(code: string, message: string, hint: string, where: Where): Refusal {
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

// The element and its file

export const elementNotFound = (codebaseId: string) =>
  refuse('element-not-found', `No element ${codebaseId} is in the source any more.`, 'Select the element again.', {
    codebaseId,
  });

export const fileNotReadable = (file: string) =>
  refuse('file-not-readable', `${file} is no file of this project that may be edited.`, 'Choose a source file.', {
    file,
  });

export const unparsable = ({ file, code, reason, line, column }: ParseFailure) =>
  refuse(
    code,
    code === 'syntax-error' ? `${file} has a syntax error: ${reason}.` : `${reason}.`,
    code === 'syntax-error' ? 'Mend it in the code; other files can still be edited.' : 'Edit this file in the code.',
    { file, line, column },
  );

export const unsafeEdit = (where: Where, detail: string) =>
  refuse('unsafe-edit', `The edit would not read back as asked: ${detail}.`, 'Make this edit in the code.', where);

export const invalidField = (field: string, reason: string) =>
  refuse('invalid-field', `${field} ${reason}.`, 'Send the field as the contract has it.', {});

export const noChange = (where: Where, message: string) =>
  refuse('no-change', message, 'There is nothing to write.', where);

export const loneSurrogate = (where: Where) =>
  refuse('invalid-text', 'The value holds half of a character pair, which no file can hold.', 'Type it again.', where);

// Text

export const dynamicText = (where: Where, expression: string, origin: string) =>
  refuse('dynamic-text', `The text comes from ${expression}: ${origin}.`, 'Change it where it comes from.', where);

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

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
