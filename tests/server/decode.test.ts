/** Requests become changes, or are refused with the field's name (S-67, S-75, S-76, S-89). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AnyMutationChange, CHANGE_TYPES, changeNameOf, type MutationType } from '../../src/protocol/changes.ts';
import { decodeChangeItem } from '../../src/server/index.ts';
import { decodeBody, idsOf, mutationOperations, typeOfOperation } from '../../src/server/routes/decode-change.ts';
import { Refused, statusOf } from '../../src/server/routes/errors.ts';

const id = (n: number) => `tempo-00000000-0000-4000-8000-00000000000${n}`;
const el = (n: number) => ({ codebaseId: id(n), type: 'native', componentName: 'div', ignored: { a: 1 } });
const hash = 'a'.repeat(64);

/** A body of every type, with all its fields, and the fields of its change. */
const BODIES: { [T in MutationType]: { body: Record<string, unknown>; fields: unknown } } = {
  STYLING: {
    body: {
      reactElement: el(1),
      styling: { color: 'red', top: null },
      stylingFramework: 'CSS',
      modifiers: ['hover'],
      customProperties: { '--a': 'b' },
    },
    fields: {
      codebaseId: id(1),
      stylingChanges: { color: 'red', top: null },
      stylingFramework: 'CSS',
      modifiers: ['hover'],
      customProperties: { '--a': 'b' },
    },
  },
  ADD_JSX: {
    body: {
      destinationElement: el(1),
      beforeElement: el(2),
      afterElement: el(3),
      newElement: { type: 'native', nativeTag: 'p', componentName: 'p', propsToSet: { id: 'x', n: 1 } },
      deletedStoryboardId: 's',
      fileContentsToSourceFrom: 'export {};',
      fileContentsSourceFilename: 'src/New.tsx',
      hasInstantUpdate: false,
    },
    fields: {
      codebaseIdToAddTo: id(1),
      beforeCodebaseId: id(2),
      afterCodebaseId: id(3),
      addNativeTag: 'p',
      propsToSet: { id: 'x', n: 1 },
      deletedStoryboardId: 's',
      fileContentsToSourceFrom: 'export {};',
      fileContentsSourceFilename: 'src/New.tsx',
    },
  },
  MOVE_JSX: {
    body: {
      elementToMove: el(1),
      newContainerElement: el(2),
      afterElement: el(3),
      beforeElement: el(4),
      expectedCurrentParent: el(5),
    },
    fields: {
      codebaseIdToMove: id(1),
      codebaseIdToMoveTo: id(2),
      afterCodebaseId: id(3),
      beforeCodebaseId: id(4),
      expectedCurrentParentCodebaseId: id(5),
    },
  },
  REMOVE_JSX: { body: { elementsToRemove: [el(1), el(2), el(1)] }, fields: { codebaseIdsToRemove: [id(1), id(2)] } },
  CHANGE_PROP: {
    body: { elementToModify: el(1), propName: 'title', propValue: { type: 'expression', code: 'a.b' } },
    fields: { codebaseIdToChange: id(1), propName: 'title', propValue: { type: 'expression', code: 'a.b' } },
  },
  WRAP_DIV: {
    body: { reactElements: [el(1)], wrapTag: 'section' },
    fields: { codebaseIdsToWrap: [id(1)], wrapTag: 'section' },
  },
  UNWRAP: { body: { reactElements: [el(1)] }, fields: { codebaseIdsToUnwrap: [id(1)] } },
  DUPLICATE: { body: { reactElements: [el(1)] }, fields: { codebaseIdsToDuplicate: [id(1)] } },
  CHANGE_TAG: { body: { elementToModify: el(1), newTag: 'p' }, fields: { codebaseIdToChange: id(1), newTagName: 'p' } },
  ADD_CLASS: {
    body: { reactElement: el(1), className: 'a b', stylingFramework: 'Tailwind', modifiers: [], customProperties: {} },
    fields: {
      codebaseIdToAddClass: id(1),
      className: 'a b',
      addingTailwindClass: true,
      modifiers: [],
      customProperties: {},
    },
  },
  REMOVE_CLASS: {
    body: { reactElement: el(1), className: 'a' },
    fields: { codebaseIdToRemoveClass: id(1), className: 'a' },
  },
  TAKE_CLASS: { body: { reactElement: el(1) }, fields: { codebaseId: id(1) } },
  UPDATE_CLASSES: {
    body: { reactElement: el(1), newClasses: ['a'], oldClasses: [] },
    fields: { codebaseIdToUpdateClass: id(1), newClasses: ['a'], oldClasses: [] },
  },
  EDIT_TEXT: {
    body: { element: el(1), newText: '', oldText: 'b' },
    fields: { codebaseIdToEditText: id(1), newText: '', oldText: 'b' },
  },
  EDIT_SOURCE: {
    body: { filename: 'src/App.tsx', baseHash: hash, splices: [{ start: 0, end: 1, text: 'x' }] },
    fields: { filename: 'src/App.tsx', baseHash: hash, splices: [{ start: 0, end: 1, text: 'x' }] },
  },
  REPLACE_IMAGE: {
    body: {
      elementToModify: el(1),
      propName: 'src',
      filename: 'public/new.png',
      address: '/new.png',
      oldAddress: '/old.png',
    },
    fields: {
      codebaseIdToChange: id(1),
      propName: 'src',
      filename: 'public/new.png',
      address: '/new.png',
      oldAddress: '/old.png',
    },
  },
  EXTRACT_COMPONENT: {
    body: { elementToExtract: el(1), componentName: 'UserCard', filename: 'src/UserCard.tsx' },
    fields: { codebaseIdToExtract: id(1), componentName: 'UserCard', filename: 'src/UserCard.tsx' },
  },
  ADD_PAGE: {
    body: { besideFile: 'src/App.tsx', besidePath: '/', name: 'About us', path: '/about' },
    fields: { besideFile: 'src/App.tsx', besidePath: '/', name: 'About us', path: '/about' },
  },
  CHANGE_ARG: {
    body: { filename: 'src/Button.stories.tsx', exportName: 'Primary', argName: 'size', argValue: { a: 1 } },
    fields: { filename: 'src/Button.stories.tsx', exportName: 'Primary', argName: 'size', argValue: { a: 1 } },
  },
  EDIT_TOKEN: { body: { name: '--color', value: 'red' }, fields: { name: '--color', value: 'red' } },
  ADD_TOKEN: { body: { name: '--color', value: 'red' }, fields: { name: '--color', value: 'red' } },
  RENAME_TOKEN: { body: { name: '--a', newName: '--b' }, fields: { name: '--a', newName: '--b' } },
};
const TYPES = Object.keys(BODIES) as MutationType[];

function errorOf(work: () => unknown): { code: string; message: string } {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.error;
    throw error;
  }
  return { code: 'accepted', message: '' };
}
const decode = (type: MutationType, body: unknown): AnyMutationChange => decodeBody(type, body, 'canvas');

describe.each(TYPES)('%s', (type) => {
  const { body, fields } = BODIES[type];

  test('reads from its body, and as an item from its own JSON', () => {
    const changeId = randomUUID();
    const activityId = randomUUID();
    const change = decode(type, { ...body, changeId, scope: 'instance', dataIndex: 2, activityId });
    expect(change).toMatchObject({
      id: changeId,
      type,
      changeName: changeNameOf(type, change.changeFields),
      scope: 'instance',
      dataIndex: 2,
      activityId,
    });
    expect(change.changeFields).toEqual(fields);
    expect(decodeChangeItem(JSON.parse(JSON.stringify(change)))).toEqual(change);
    expect(typeOfOperation(CHANGE_TYPES[type].operation)).toBe(type);
  });

  test('[S-76] refuses every field with another type, with its name', () => {
    const odd: unknown[] = [
      undefined,
      null,
      7,
      Number.POSITIVE_INFINITY,
      '',
      'x'.repeat(100_000),
      true,
      [],
      [null],
      {},
      { type: 'expression' },
      { toString: 1 },
    ];
    for (const field of Object.keys(body)) {
      for (const value of odd) {
        const error = errorOf(() => decode(type, { ...body, [field]: value }));
        if (error.code === 'accepted') continue;
        expect([400, 413], `${field} ${JSON.stringify(value)?.slice(0, 30)}`).toContain(statusOf(error.code));
        expect(error.message).toContain(`${type}: ${field}`);
      }
    }
  });

  test('[S-76] needs its fields', () => {
    const needed = Object.keys(body).filter(
      (field) => errorOf(() => decode(type, { ...body, [field]: undefined })).code !== 'accepted',
    );
    expect(needed).toMatchSnapshot();
  });

  test('[S-75] takes no field from a prototype', () => {
    expect(errorOf(() => decode(type, Object.create(body))).code).toBe('bad-field');
  });
});

describe('details', () => {
  const message = (type: MutationType, body: unknown) => errorOf(() => decode(type, body)).message;

  test('ids hold letters, digits, hyphen and underscore only', () => {
    expect(message('DUPLICATE', { reactElements: [{ codebaseId: 'a b' }] })).toBe(
      'DUPLICATE: reactElements[0].codebaseId: codebase id contains invalid chars.',
    );
  });

  test('a place is named by its parent or by a neighbour', () => {
    const added = { newElement: { type: 'native', nativeTag: 'b' } };
    expect(message('ADD_JSX', added)).toMatch(/^ADD_JSX: destinationElement/);
    expect(message('MOVE_JSX', { elementToMove: el(1) })).toMatch(/^MOVE_JSX: newContainerElement/);
    expect(decode('ADD_JSX', { ...added, afterElement: el(2) }).changeFields).toMatchObject({ addNativeTag: 'b' });
    expect(errorOf(() => decode('MOVE_JSX', { elementToMove: el(1), beforeElement: el(2) })).code).toBe('accepted');
  });

  test('[S-67] text never becomes an expression', () => {
    const value = (propValue: unknown) =>
      errorOf(() => decode('CHANGE_PROP', { elementToModify: el(1), propName: 'a', propValue }));
    expect(value({ type: 'expression' }).code).toBe('bad-field');
    expect(value({ type: 'expression', code: ['x'] }).code).toBe('bad-field');
    expect(value({ type: 'expression', code: 'x', more: 1 }).code).toBe('bad-field');
    expect(value([1]).code).toBe('bad-field');
    expect(value({ a: [1] }).code).toBe('bad-field');
    expect(
      decode('CHANGE_PROP', { elementToModify: el(1), propName: 'a', propValue: '{"type":"expression","code":"x"}' })
        .changeFields,
    ).toMatchObject({
      propValue: '{"type":"expression","code":"x"}',
    });
  });

  test('a prop without value is taken away, and null is a value', () => {
    const fields = (rest: object) =>
      decode('CHANGE_PROP', { elementToModify: el(1), propName: 'a', ...rest }).changeFields;
    expect(fields({})).not.toHaveProperty('propValue');
    expect(fields({ propValue: null })).toMatchObject({ propValue: null });
  });

  test('[S-89] 64 KiB of text pass, one byte more does not', () => {
    const text = (n: number) =>
      errorOf(() => decode('EDIT_TEXT', { element: el(1), oldText: '', newText: 'x'.repeat(n) })).code;
    expect(text(64 * 1024)).toBe('accepted');
    expect(text(64 * 1024 + 1)).toBe('field-too-large');
  });

  test.each([
    '../a/../x.tsx',
    'a/../../x.tsx',
    '..',
    '/etc/passwd',
    'C:x.tsx',
    'file:///x',
    '~/x',
    'a\0b',
    'x'.repeat(10_000),
  ])('[S-41] the path %j is refused before anything is opened', (path) => {
    expect(errorOf(() => decode('EDIT_SOURCE', { filename: path, baseHash: hash, splices: [] })).code).toMatch(
      /bad-field|too-large/,
    );
    const add = { ...BODIES.ADD_JSX.body, fileContentsSourceFilename: path };
    expect(errorOf(() => decode('ADD_JSX', add)).code).toMatch(/bad-field|too-large/);
  });

  test('an element to add may be one that exists', () => {
    const { changeFields } = decode('ADD_JSX', {
      destinationElement: el(1),
      newElement: { ...el(2), propsToSet: { a: 'b' } },
      copy: true,
    });
    expect(changeFields).toEqual({
      codebaseIdToAddTo: id(1),
      addCodebaseId: id(2),
      propsToSet: { a: 'b' },
      copy: true,
    });
  });

  test('a body for another canvas is refused', () => {
    expect(message('UNWRAP', { reactElements: [el(1)], canvasId: 'other' })).toContain('canvasId');
  });

  test('the ids of a change are found in its fields', () => {
    expect(idsOf(decode('MOVE_JSX', BODIES.MOVE_JSX.body))).toEqual([1, 2, 3, 4, 5].map(id));
    expect(idsOf(decode('REMOVE_JSX', BODIES.REMOVE_JSX.body))).toEqual([id(1), id(2)]);
    expect(idsOf(decode('EDIT_TOKEN', BODIES.EDIT_TOKEN.body))).toEqual([]);
  });

  test('there is an operation for each type', () => {
    expect(mutationOperations()).toHaveLength(TYPES.length);
    expect(typeOfOperation('constructor')).toBeUndefined();
  });

  test.each([0, -14, '14px', Number.NaN, 1e7])('[S-76] a root font size of %j is refused', (rootFontSize) => {
    const { body } = BODIES.STYLING;
    expect(decode('STYLING', { ...body, rootFontSize: 14.4 }).changeFields).toMatchObject({ rootFontSize: 14.4 });
    expect(errorOf(() => decode('STYLING', { ...body, rootFontSize })).message).toMatch(/rootFontSize/);
  });

  // covers spec 8.1
  test.each([
    [{}, 'The change: type is missing; expected a change type.'],
    [{ type: 'NOPE' }, 'Unknown change type: NOPE'],
    [{ type: 'constructor' }, 'Unknown change type: constructor'],
    [{ type: 'UNKNOWN', changeFields: {} }, 'Unsupported operation: UNKNOWN is not applied as a change.'],
    [{ type: 'EDIT_TEXT' }, 'EDIT_TEXT: changeFields is missing; expected an object.'],
    [[], 'The change is an array; expected an object.'],
  ])('the item %j is refused', (item, expected) => {
    expect(errorOf(() => decodeChangeItem(item)).message).toBe(expected);
  });
});
