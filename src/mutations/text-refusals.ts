/** Refusals about texts and classes. Their form: see `refusals.ts`. */
import { refusal, shorten, type Where } from './refusals.ts';

export const dynamicText = (where: Where, expression: string, origin: string) =>
  refusal('dynamic-text', `The text comes from ${expression}: ${origin}.`, 'Change it at its origin.', where);

export const wordsOfSeveral = (where: Where, expressions: string, shown: readonly string[]) =>
  refusal(
    'dynamic-text',
    `The new words replace written text together with what ${expressions} shows (${shown.map((one) => JSON.stringify(shorten(one))).join(', ')}).`,
    'Keep that part as it is and change the words around it, or change only that part.',
    where,
  );

export const severalCallSites = (where: Where, expression: string, count: number, places: string) =>
  refusal(
    'several-call-sites',
    `${expression} is set at ${count} places: ${places}.`,
    'Choose this instance as the scope, or edit one of these places.',
    where,
  );

export const numberExpected = (where: Where, place: string) =>
  refusal('number-expected', `The value at ${place} is a number.`, 'Enter a number, or change the code.', where);

export const textNotFound = (where: Where, oldText: string) =>
  refusal(
    'text-not-found',
    `The text ${JSON.stringify(shorten(oldText))} is not in this element's source.`,
    'Reload the page and edit the text again.',
    where,
  );

export const ambiguousText = (where: Where, oldText: string, places: string) =>
  refusal(
    'ambiguous-text',
    `${JSON.stringify(shorten(oldText))} occurs at several places: ${places}.`,
    'Edit one of them in the code, or choose “Its data” as where edits go.',
    where,
  );

export const textNotSaid = (where: Where) =>
  refusal(
    'ambiguous-text',
    'The element has more than one text, and the edit does not name one.',
    'Send the text on the page as `oldText`.',
    where,
  );

export const noText = (where: Where, tag: string) =>
  refusal(
    'no-text',
    `<${tag}> holds other elements, but no text that could be changed.`,
    'Edit the text of an element inside it, or add a text element there.',
    where,
  );

export const rawHtml = (where: Where) =>
  refusal(
    'raw-html',
    'The content is raw HTML (dangerouslySetInnerHTML).',
    'Edit the HTML at its origin in the code.',
    where,
  );

export const voidElement = (where: Where, tag: string) =>
  refusal('void-element', `<${tag}> is a void element and cannot have content.`, 'Choose another element.', where);

export const textInsideComponent = (where: Where, tag: string) =>
  refusal(
    'text-inside-component',
    `<${tag}> renders its own text.`,
    'Edit the text in the file of the component.',
    where,
  );

// Classes

export const classNotFound = (where: Where, className: string) =>
  refusal(
    'class-not-found',
    `The class ${className} is not in this element's className.`,
    'Reload the page: it may be removed already, or come from a component around the element.',
    where,
  );

export const classNotLiteral = (where: Where, className: string, expression: string) =>
  refusal(
    'class-not-literal',
    `The class ${className} is not written on this element; its className also uses ${expression}.`,
    'Change it where that value is defined.',
    where,
  );

export const classNotText = (where: Where, expression: string) =>
  refusal(
    'class-not-text',
    `className is ${expression}, which is not text, so no class can be added to it.`,
    'Add the class in the code.',
    where,
  );

// Structure
