import { describe, expect, it } from 'vitest';
import { toRequest } from '../../src/editor-ui/api/requests.ts';
import { mutatePath } from '../../src/protocol/api.ts';
import {
  type AnyMutationChange,
  CHANGE_TYPES,
  type ChangeFields,
  createChange,
  type MutationType,
} from '../../src/protocol/changes.ts';
import { decodeBody } from '../../src/server/routes/decode-change.ts';
import { idOf } from './fake-project.ts';

const ID = '11111111-1111-4111-8111-111111111111';

/** Fields that only the page receives. */
type ShownOnly =
  | 'htmlForInstantUpdate'
  | 'served'
  | 'cssEquivalent'
  | 'temporaryOnly'
  | 'involvedClasses'
  | 'isInstantChangeOnly';
/** A change that adds has one of these. */
type Added = 'addCodebaseId' | 'addNativeTag' | 'addComponent' | 'copy';
type OnTheWire<T extends MutationType> = T extends 'ADD_JSX'
  ? Required<Omit<ChangeFields[T], ShownOnly | Added>> & Pick<ChangeFields[T], Added>
  : Required<Omit<ChangeFields[T], ShownOnly>>;

/** One change of every type, with each field that goes over the wire: the compiler asks for new ones. */
const FIELDS: { [T in MutationType]: OnTheWire<T> } = {
  STYLING: {
    codebaseId: idOf(1),
    stylingChanges: { color: 'red', gap: null },
    stylingFramework: 'CSS',
    modifiers: ['hover'],
    customProperties: { '--gap': '4px' },
    rule: { filename: 'src/app.css', selector: '.card', line: 3, conditions: ['@media (width >= 40rem)'] },
    applied: { filename: 'src/app.css', selector: '.open', line: 9, conditions: [] },
    matching: [{ filename: 'src/app.css', selector: '.open', line: 9, conditions: [] }],
    shownClasses: ['card', 'open'],
    width: 1440,
    rootFontSize: 14.4,
    shownVariables: { '--spacing-6': '24px' },
  },
  ADD_JSX: {
    codebaseIdToAddTo: idOf(1),
    beforeCodebaseId: idOf(2),
    afterCodebaseId: idOf(3),
    addNativeTag: 'div',
    propsToSet: { id: 'x' },
    deletedStoryboardId: 'board',
    fileContentsToSourceFrom: '<p />',
    fileContentsSourceFilename: 'src/App.tsx',
  },
  MOVE_JSX: {
    codebaseIdToMove: idOf(1),
    codebaseIdToMoveTo: idOf(2),
    afterCodebaseId: idOf(5),
    beforeCodebaseId: idOf(3),
    expectedCurrentParentCodebaseId: idOf(4),
  },
  REMOVE_JSX: { codebaseIdsToRemove: [idOf(1), idOf(2)] },
  CHANGE_PROP: {
    codebaseIdToChange: idOf(1),
    propName: 'icon',
    propValue: { type: 'expression', code: 'Star' },
    importFrom: 'lucide-react',
  },
  WRAP_DIV: {
    codebaseIdsToWrap: [idOf(1)],
    wrapTag: 'Link',
    wrapProps: { to: '/' },
    importFrom: 'react-router-dom',
    wrapComponent: { file: 'src/Link.tsx', exportName: 'Link' },
    wrapCodebaseId: idOf(2),
  },
  UNWRAP: { codebaseIdsToUnwrap: [idOf(1)] },
  DUPLICATE: { codebaseIdsToDuplicate: [idOf(1)] },
  CHANGE_TAG: { codebaseIdToChange: idOf(1), newTagName: 'Star', importFrom: 'lucide-react' },
  ADD_CLASS: {
    codebaseIdToAddClass: idOf(1),
    className: 'mt-4',
    addingTailwindClass: true,
    modifiers: ['md'],
    customProperties: { '--gap': '4px' },
  },
  REMOVE_CLASS: { codebaseIdToRemoveClass: idOf(1), className: 'mt-4' },
  TAKE_CLASS: { codebaseId: idOf(1) },
  UPDATE_CLASSES: { codebaseIdToUpdateClass: idOf(1), newClasses: ['a'], oldClasses: ['b'] },
  EDIT_TEXT: { codebaseIdToEditText: idOf(1), newText: 'b', oldText: 'a', part: 1, attribute: 'title' },
  EDIT_SOURCE: { filename: 'src/App.tsx', baseHash: 'a'.repeat(64), splices: [{ start: 0, end: 1, text: 'x' }] },
  REPLACE_IMAGE: {
    codebaseIdToChange: idOf(1),
    propName: 'src',
    filename: 'public/new.png',
    address: '/new.png',
    oldAddress: '/old.png',
  },
  EXTRACT_COMPONENT: { codebaseIdToExtract: idOf(1), componentName: 'UserCard', filename: 'src/UserCard.tsx' },
  ADD_PAGE: { besideFile: 'src/App.tsx', besidePath: '/', name: 'About us', path: '/about' },
  CHANGE_ARG: { filename: 'src/Button.stories.tsx', exportName: 'Primary', argName: 'label', argValue: 'Buy' },
  EDIT_TOKEN: { name: '--color-brand', value: '#fff', selector: '.dark' },
  ADD_TOKEN: { name: '--color-accent', value: '#fff' },
  RENAME_TOKEN: { name: '--color-brand', newName: '--color-accent' },
};

const entry = (n: number) => ({ codebaseId: idOf(n) });

/** Requests written down from the protocol, with the change that each of them stands for. */
const RECORDED: { type: MutationType; fields: object; operation: string; body: object }[] = [
  {
    type: 'STYLING',
    fields: {
      codebaseId: idOf(1),
      stylingChanges: { color: 'red', gap: null },
      stylingFramework: 'CSS',
      modifiers: ['hover'],
      customProperties: { '--gap': '4px' },
    },
    operation: 'styling',
    body: {
      reactElement: entry(1),
      styling: { color: 'red', gap: null },
      stylingFramework: 'CSS',
      modifiers: ['hover'],
      customProperties: { '--gap': '4px' },
    },
  },
  {
    type: 'ADD_JSX',
    fields: {
      codebaseIdToAddTo: idOf(1),
      beforeCodebaseId: idOf(2),
      afterCodebaseId: idOf(3),
      addNativeTag: 'div',
      propsToSet: { id: 'x' },
      deletedStoryboardId: 'board',
      htmlForInstantUpdate: '<div></div>',
    },
    operation: 'addJsxElement',
    body: {
      destinationElement: entry(1),
      beforeElement: entry(2),
      afterElement: entry(3),
      newElement: { type: 'native', nativeTag: 'div', componentName: 'div', propsToSet: { id: 'x' } },
      deletedStoryboardId: 'board',
      hasInstantUpdate: true,
    },
  },
  {
    type: 'ADD_JSX',
    fields: {
      codebaseIdToAddTo: idOf(1),
      addCodebaseId: idOf(2),
      propsToSet: {},
      fileContentsToSourceFrom: 'export const New = () => null;',
      fileContentsSourceFilename: 'src/New.tsx',
    },
    operation: 'addJsxElement',
    body: {
      destinationElement: entry(1),
      newElement: { codebaseId: idOf(2), propsToSet: {} },
      fileContentsToSourceFrom: 'export const New = () => null;',
      fileContentsSourceFilename: 'src/New.tsx',
      hasInstantUpdate: false,
    },
  },
  {
    type: 'MOVE_JSX',
    fields: {
      codebaseIdToMove: idOf(1),
      codebaseIdToMoveTo: idOf(2),
      afterCodebaseId: idOf(5),
      beforeCodebaseId: idOf(3),
      expectedCurrentParentCodebaseId: idOf(4),
    },
    operation: 'moveJsxElement',
    body: {
      elementToMove: entry(1),
      newContainerElement: entry(2),
      afterElement: entry(5),
      beforeElement: entry(3),
      expectedCurrentParent: entry(4),
    },
  },
  {
    type: 'REMOVE_JSX',
    fields: { codebaseIdsToRemove: [idOf(1), idOf(2)] },
    operation: 'removeJsxElement',
    body: { elementsToRemove: [entry(1), entry(2)] },
  },
  {
    type: 'CHANGE_PROP',
    fields: { codebaseIdToChange: idOf(1), propName: 'title', propValue: 'New' },
    operation: 'changePropValue',
    body: { elementToModify: entry(1), propName: 'title', propValue: 'New' },
  },
  {
    type: 'WRAP_DIV',
    fields: { codebaseIdsToWrap: [idOf(1), idOf(2)] },
    operation: 'wrapInDiv',
    body: { reactElements: [entry(1), entry(2)] },
  },
  {
    type: 'DUPLICATE',
    fields: { codebaseIdsToDuplicate: [idOf(1)] },
    operation: 'duplicate',
    body: { reactElements: [entry(1)] },
  },
  {
    type: 'CHANGE_TAG',
    fields: { codebaseIdToChange: idOf(1), newTagName: 'section' },
    operation: 'changeElementTag',
    body: { elementToModify: entry(1), newTag: 'section' },
  },
  ...[true, false].map((addingTailwindClass) => ({
    type: 'ADD_CLASS' as const,
    fields: {
      codebaseIdToAddClass: idOf(1),
      className: 'mt-4',
      addingTailwindClass,
      modifiers: ['md'],
      customProperties: { '--gap': '4px' },
    },
    operation: 'addClass',
    body: {
      reactElement: entry(1),
      className: 'mt-4',
      stylingFramework: addingTailwindClass ? 'Tailwind' : null,
      modifiers: ['md'],
      customProperties: { '--gap': '4px' },
    },
  })),
  {
    type: 'REMOVE_CLASS',
    fields: { codebaseIdToRemoveClass: idOf(1), className: 'mt-4' },
    operation: 'removeClass',
    body: { reactElement: entry(1), className: 'mt-4' },
  },
  {
    type: 'EDIT_TEXT',
    fields: { codebaseIdToEditText: idOf(1), newText: 'b', oldText: 'a' },
    operation: 'editText',
    body: { element: entry(1), newText: 'b', oldText: 'a' },
  },
];

describe('requests', () => {
  // covers spec 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12
  it.each(RECORDED)('$type goes to $operation in the fields of the protocol', ({ type, fields, operation, body }) => {
    const change = createChange(ID, type, fields as never) as AnyMutationChange;
    expect(toRequest(change)).toEqual({ operation, body: { ...body, changeId: ID } });
    expect(mutatePath('main', operation)).toBe(`/canvases/main/parseAndMutate/mutate/${operation}`);
  });

  for (const type of Object.keys(FIELDS) as MutationType[]) {
    // covers spec 4.1
    it(`${type} means to the server what it means here`, () => {
      const change = {
        ...createChange(ID, type, FIELDS[type]),
        scope: 'instance',
        dataIndex: 2,
        dataCount: 3,
        lists: [{ codebaseId: idOf(7), index: 2, count: 3 }],
      } as AnyMutationChange;
      const { operation, body } = toRequest(change);
      expect(operation).toBe(CHANGE_TYPES[type].operation);
      const decoded = decodeBody(type, JSON.parse(JSON.stringify(body)), 'main');
      expect(decoded.changeFields).toEqual(change.changeFields);
      expect(decoded).toMatchObject({ id: ID, scope: 'instance', dataIndex: 2, dataCount: 3, lists: change.lists });
    });
  }

  // covers spec 3.13
  it('adds a copy of an element by its id', () => {
    const fields = { codebaseIdToAddTo: idOf(1), addCodebaseId: idOf(2), copy: true };
    const { body } = toRequest(createChange(ID, 'ADD_JSX', fields) as AnyMutationChange);
    expect(decodeBody('ADD_JSX', JSON.parse(JSON.stringify(body)), 'main').changeFields).toEqual(fields);
  });
});
