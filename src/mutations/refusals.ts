/**
 * Every reason for which the engine refuses an edit, by code: the reason and the next step.
 *
 * Codes are stable: editors and scripts tell refusals apart by them. Each has a fixture under `tests/changes`.
 */
import type { ApiError } from '../protocol/api.ts';
import type { ParseFailure } from './jsx/parse.ts';
import type { Refusal } from './mutation.ts';

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

export function refusal(code: string, message: string, hint: string, where: Where): Refusal {
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
  refusal('element-not-found', `The element ${codebaseId} is no longer in the source.`, 'Select the element again.', {
    codebaseId,
  });

export const fileNotReadable = (file: string) =>
  refusal('file-not-readable', `${file} is not an editable file of this project.`, 'Choose a source file.', {
    file,
  });

export const fileExists = (file: string) =>
  refusal('file-exists', `${file} already exists with different contents.`, 'Choose another file name.', { file });

export const unparsable = ({ file, code, reason, line, column }: ParseFailure) =>
  refusal(
    code,
    code === 'syntax-error' ? `${file} has a syntax error: ${reason}.` : `${reason}.`,
    code === 'syntax-error' ? 'Fix it in the code; other files can still be edited.' : 'Edit this file in the code.',
    { file, line, column },
  );

export const syntaxError = (where: Where, reason: string) =>
  refusal('syntax-error', `${where.file} has a syntax error: ${reason}.`, 'Fix it in the code.', where);

export const unsafeEdit = (where: Where, detail: string) =>
  refusal(
    'unsafe-edit',
    `The edit would give a different result than requested: ${detail}.`,
    'Make this edit in the code.',
    where,
  );

export const invalidField = (field: string, reason: string, hint = 'Send the field as documented in docs/API.md.') =>
  refusal('invalid-field', `${field} ${reason}.`, hint, {});

export const noChange = (where: Where, message: string, hint = 'Nothing was written.') =>
  refusal('no-change', message, hint, where);

export const loneSurrogate = (where: Where) =>
  refusal(
    'invalid-text',
    'The value has half of a surrogate pair, which a UTF-8 file cannot hold.',
    'Type it again.',
    where,
  );

// Text

/** @param data where the items are written, if known */
export const listItemRoot = (where: Where, list: string, data: Where | null = null) =>
  refusal(
    'list-item-root',
    `This element of the source renders every item of ${list}: which there are, and in which order, stands in the data.`,
    data
      ? `Change the items at ${placeName(data)}: in the code, or with “Its data” as where edits go, where the inspector offers that.`
      : 'Choose “Its data” as where edits go, where the inspector offers that, or edit the list in the code.',
    data ?? where,
  );

export const mountRoot = (where: Where) =>
  refusal('mount-root', 'The app is mounted with this element.', 'Choose an element inside it.', where);

export const onlyOne = (where: Where, tag: string) =>
  refusal('only-one', `A page has one <${tag}>, at its own place.`, `Choose an element inside <${tag}>.`, where);

export const besideBody = (where: Where) =>
  refusal('beside-body', '<html> holds only <head> and <body>.', 'Choose a place inside <body>.', where);

export const noPlaceForNull = (where: Where, what: string) =>
  refusal(
    'no-place-for-null',
    `The element cannot be removed from ${what}: the code needs a value there.`,
    'Make this edit in the code.',
    where,
  );

export const notSiblings = (where: Where) =>
  refusal(
    'not-siblings',
    'The selected elements are not siblings in the source.',
    'Select elements of one parent.',
    where,
  );

export const notContiguous = (where: Where) =>
  refusal(
    'not-contiguous',
    'There are other elements between the selected ones.',
    'Select those as well, or wrap the elements one by one.',
    where,
  );

export const nothingInside = (where: Where, tag: string) =>
  refusal('nothing-inside', `<${tag}> has no children to keep.`, 'Delete it instead.', where);

export const functionChild = (where: Where, tag: string) =>
  refusal(
    'function-child',
    `<${tag}> has a function as its child and cannot have other children.`,
    'Edit the JSX that the function returns.',
    where,
  );

export const contentFromProp = (where: Where, tag: string, prop: string) =>
  refusal('content-from-prop', `The content of <${tag}> comes from its ${prop} prop.`, 'Edit that prop.', where);

export const intoItself = (where: Where) =>
  refusal('into-itself', 'An element cannot be moved into itself.', 'Choose a place outside of it.', where);

export const noPlaceNamed = () => invalidField('destinationElement', 'is missing, and so is a neighbour');

export const standsAlone = (where: Where, tag: string) =>
  refusal(
    'stands-alone',
    `<${tag}> has no parent element here, so nothing can be placed beside it.`,
    `Place it inside <${tag}>, or wrap <${tag}> in an element or fragment first.`,
    where,
  );

export const anchorNotInParent = (where: Where) =>
  refusal(
    'anchor-not-in-parent',
    'The chosen neighbour is not a child of the chosen parent in the source.',
    'Choose the parent that the neighbour is written in.',
    where,
  );

export const parentChanged = (where: Where) =>
  refusal(
    'parent-changed',
    'The element has moved to another parent meanwhile.',
    'Find it in the layers, then move it again.',
    where,
  );

export const usesLocal = (where: Where, name: string, scope: string) =>
  refusal(
    'uses-local',
    `The element uses \`${name}\`, which exists only in ${scope}.`,
    'Move it within that scope, or pass the value to the new place in the code first.',
    where,
  );

export const componentInItself = (where: Where, name: string) =>
  refusal(
    'component-in-itself',
    `<${name}> would render itself without end.`,
    'Choose a place outside of the component, or write the recursion in the code with a condition that ends it.',
    where,
  );

export const nameTaken = (where: Where, name: string) =>
  refusal(
    'name-taken',
    `The name \`${name}\` has a different meaning at the new place.`,
    'Rename one of the two in the code first.',
    where,
  );

export const partOfCondition = (where: Where) =>
  refusal(
    'part-of-condition',
    'The element is one branch of a condition that has another.',
    'Move it within its parent, which moves the whole condition, or change the condition in the code.',
    where,
  );

// Scopes

export const notInList = (where: Where) =>
  refusal('not-in-list', 'The element is not rendered by a list.', 'Edit the element itself.', where);

export const listNotLiteral = (where: Where, list: string, reason: string) =>
  refusal(
    'list-not-literal',
    `The items of ${list} cannot be edited: ${reason}.`,
    'Edit them where they are defined.',
    where,
  );

export const noSuchItem = (where: Where, index: number | undefined, count: number) =>
  refusal(
    'no-such-item',
    index === undefined ? 'The change does not name an item.' : `The list has no item ${index}: it has ${count}.`,
    'Reload the page and choose the item again.',
    where,
  );

export const sameItem = (where: Where, place: string) =>
  refusal(
    'same-item',
    `Two of the selected elements show the same item of the list at ${place}.`,
    'Select only one of them, then do it again.',
    where,
  );

export const notOneList = (where: Where, places: string) =>
  refusal(
    'not-one-list',
    `The selected elements are items of two lists, at ${places}.`,
    'Select items of one list only, then do it again.',
    where,
  );

export const scopeNotPossible = (where: Where, scope: string, changeName: string) =>
  refusal(
    'scope-not-possible',
    `${changeName} cannot be applied to the ${scope} of an element.`,
    'Choose the definition instead.',
    where,
  );

export const lookInData = (where: Where, changeName: string, classes: string, place: string) =>
  refusal(
    'look-in-data',
    `${changeName} cannot be applied to the data of an element, but its class \`${classes}\` is written there, at ${place}.`,
    'Change the class there in the code, or choose another place for edits.',
    where,
  );

export const notAnInstance = (where: Where) =>
  refusal(
    'not-an-instance',
    'This instance has no call site of its own in the source.',
    'Choose the definition, or an element that uses the component.',
    where,
  );

export const propNotPassedOn = (where: Where, component: string, prop: string, uses: number) =>
  withUses(
    component,
    uses,
    refusal(
      'prop-not-passed-on',
      `${component} does not pass ${prop} on to this element.`,
      'Make the component pass it on, or choose the definition as the scope.',
      where,
    ),
  );

/** The same where nobody can tell how often the component is used. */
export const mayHaveOtherUses = (where: Where, component: string, prop: string) =>
  withUses(
    component,
    0,
    refusal(
      'prop-not-passed-on',
      `${component} does not pass ${prop} on, and may have other uses: the project is too large to be looked through.`,
      'Choose the definition as the scope to change all uses, or make the component pass it on.',
      where,
    ),
  );

/** @param component the name that it is declared with, and where */
export const propIgnored = (
  where: Where,
  tag: string,
  prop: string,
  component: Where & { name: string },
  uses: number,
) =>
  withUses(
    component.name,
    uses,
    refusal(
      'prop-not-passed-on',
      `${tag} ignores ${prop}: it has no such prop (${placeName(component)}).`,
      `Style an element inside ${tag}, or make ${tag} pass its ${prop} on first.`,
      where,
    ),
  );

/** @param uses how often the project uses the component; 0 where nobody can tell */
function withUses(component: string, uses: number, { ok, error }: Refusal): Refusal {
  return { ok, error: { ...error, component, ...(uses > 0 && { uses }) } };
}

/** @param reason in words that follow a colon */
export const cannotTakeClass = (where: Where, name: string, reason: string) =>
  refusal(
    'cannot-take-class',
    `${name} cannot be made to take a className: ${reason}.`,
    'Make it take one in the code, or choose the definition as the scope.',
    where,
  );

// Tags and props

export const tagNotAllowed = (where: Where, tag: string) =>
  refusal(
    'tag-not-allowed',
    `<${tag}> is not a tag that the editor may write.`,
    'Choose an HTML or SVG tag, or a component.',
    where,
  );

export const componentNotInScope = (
  where: Where,
  tag: string,
  hint = 'Import the component first, or add it from the insert panel.',
) => refusal('component-not-in-scope', `\`${tag}\` is not in scope in this file.`, hint, where);

export const voidWithChildren = (where: Where, tag: string) =>
  refusal('void-with-children', `<${tag}> cannot have children.`, 'Remove the content first.', where);

export const propNotAllowed = (where: Where, name: string, reason: string) =>
  refusal('prop-not-allowed', `The prop ${name} ${reason}.`, 'Make this edit in the code.', where);

export const propNotFound = (where: Where, name: string, spread: string | null) =>
  refusal(
    'prop-not-found',
    `The prop ${name} is not set on this element${spread ? `; it may come from ${spread}` : ''}.`,
    spread ? 'Change it where that value is defined.' : 'Reload the page: it may be removed already.',
    where,
  );

export const unsafeUrl = (where: Where, name: string) =>
  refusal(
    'unsafe-url',
    `${name} cannot be set to a URL with this scheme.`,
    'Use http, https, mailto, tel or a path.',
    where,
  );

export const expressionNotAllowed = (where: Where, reason: string, hint = 'Write this expression in the code.') =>
  refusal('expression-not-allowed', `The expression ${reason}.`, hint, where);

// Pages

export const pageNotFound = (file: string, path: string) =>
  refusal('page-not-found', `${file} has no page ${path} any more.`, 'Choose another page to stand beside.', { file });

export const pageExists = (path: string) =>
  refusal('page-exists', `There is a page at ${path} already.`, 'Choose another address.', {});

export const pageOutside = (path: string, base: string) =>
  refusal(
    'page-outside',
    `${path} is not below ${base}, as the page beside it is.`,
    `Choose an address below ${base}, or another page to stand beside.`,
    {},
  );

export const routeInCode = (where: Where) =>
  refusal('route-in-code', `Routes are put together by calls in ${where.file}.`, 'Add the page in the code.', where);

export const noRoomForPage = (where: Where) =>
  refusal(
    'no-room-for-page',
    `The route in ${where.file} stands where no other can stand beside it.`,
    'Choose another page to stand beside, or add the page in the code.',
    where,
  );
