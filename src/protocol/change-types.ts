/**
 * The table of change types. A row holds all the data about a type; decoder, encoder, scope, counts and selection are read
 * from it. Behaviour lives in one function each in a total record: the splices in `mutations/index.ts`, the instant update
 * of a type that `previews` in `runtime/instant-updates/index.ts`.
 *
 * Words: the *subject* is the element, or the elements, that an edit changes. A *call site* is the element that uses the
 * subject's component (scope `instance`); a *list item* is the data from which a `.map` renders the subject (scope `data`).
 */
import { type Field, type FieldValues, optional, position, required } from './change-fields.ts';
import { FILE, LOOK, type MutationRow } from './change-row.ts';

const modifiers = optional('names', 'modifiers');
const customProperties = optional('customProperties', 'customProperties');

export const MUTATION_TYPES = {
  STYLING: {
    changeName: 'Styling',
    operation: 'styling',
    fields: {
      codebaseId: required('element', 'reactElement'),
      stylingChanges: required('styles', 'styling'),
      stylingFramework: required('framework', 'stylingFramework'),
      /** The context of the edit: states (`hover`), a breakpoint (`md` and up, `max-md` below), `dark`. */
      modifiers,
      customProperties,
      /** CSS only: edit this rule instead of the one that the engine would choose. */
      rule: optional('cssRule', 'rule'),
      /** CSS only: the element's own rule that counts on the page now, for an element whose classes all hang on conditions. */
      applied: optional('cssRule', 'applied'),
      /** CSS only: all rules that match the element on the page. Of others no warning says that they may win. */
      matching: optional('cssRules', 'matching'),
      /** Tailwind only: all classes of the element on the page, which tell the rendered branch of a condition. */
      shownClasses: optional('texts', 'shownClasses'),
      /** Viewport width of the frame, CSS pixels. Selects the breakpoint to edit in CSS-in-JS; not with a breakpoint among the modifiers. */
      width: optional('index', 'width'),
      /** Tailwind only: the root's computed font size, the length of a `rem` on the page; 16 if absent. */
      rootFontSize: optional('pixels', 'rootFontSize'),
      /** Tailwind only: computed values of the custom properties that the theme refers to. */
      shownVariables: optional('customProperties', 'shownVariables'),
    },
    subject: 'codebaseId',
    instance: 'style',
    assumesUse: true,
    ...LOOK,
    data: 'prop',
  },
  ADD_JSX: {
    changeName: 'Add Element',
    operation: 'addJsxElement',
    fields: {
      /** Optional if a sibling is given: then the sibling's parent, which may be a fragment. */
      codebaseIdToAddTo: position('destinationElement'),
      beforeCodebaseId: position('beforeElement'),
      afterCodebaseId: position('afterElement'),
      /** Adds another element like this one, or another instance of its component. */
      addCodebaseId: optional('codebaseId', 'newElement.codebaseId'),
      addNativeTag: optional('name', 'newElement.nativeTag'),
      addComponent: optional('component', 'newElement.component'),
      fileContentsToSourceFrom: optional('sourceText', 'fileContentsToSourceFrom'),
      fileContentsSourceFilename: optional('projectPath', 'fileContentsSourceFilename'),
      propsToSet: optional('propValues', 'newElement.propsToSet'),
      deletedStoryboardId: optional('text', 'deletedStoryboardId'),
      htmlForInstantUpdate: optional('text'),
      /** With `addCodebaseId`: paste a copy of that very element, not another instance of its component. */
      copy: optional('flag', 'copy'),
    },
    subject: 'codebaseIdToAddTo',
    instance: 'none',
    data: 'item',
    assumesItem: false,
    assumesUse: false,
    selects: 'added',
    removes: false,
    previews: true,
  },
  MOVE_JSX: {
    changeName: 'Move Element',
    operation: 'moveJsxElement',
    fields: {
      codebaseIdToMove: required('element', 'elementToMove'),
      /** Optional as in ADD_JSX. */
      codebaseIdToMoveTo: position('newContainerElement'),
      afterCodebaseId: position('afterElement'),
      beforeCodebaseId: position('beforeElement'),
      expectedCurrentParentCodebaseId: optional('element', 'expectedCurrentParent'),
    },
    subject: 'codebaseIdToMove',
    instance: 'element',
    data: 'item',
    assumesItem: false,
    assumesUse: false,
    selects: 'moved',
    removes: false,
    previews: true,
  },
  REMOVE_JSX: {
    changeName: 'Delete Element',
    operation: 'removeJsxElement',
    fields: { codebaseIdsToRemove: required('elements', 'elementsToRemove') },
    subject: 'codebaseIdsToRemove',
    instance: 'element',
    data: 'item',
    assumesItem: true,
    assumesUse: 'always',
    selects: 'neighbour',
    removes: true,
    previews: true,
  },
  CHANGE_PROP: {
    changeName: 'Change Prop',
    operation: 'changePropValue',
    fields: {
      codebaseIdToChange: required('element', 'elementToModify'),
      propName: required('name', 'propName'),
      /** If absent, the prop is removed; null is a value. */
      propValue: optional('propValue', 'propValue'),
      /** The value is a name (an expression) to be imported from here: as in CHANGE_TAG, for the name that the prop has now. */
      importFrom: optional('name', 'propValueModule'),
    },
    subject: 'codebaseIdToChange',
    instance: 'prop',
    data: 'prop',
    assumesItem: false,
    assumesUse: false,
    selects: 'subject',
    removes: true,
    previews: true,
  },
  REPLACE_IMAGE: {
    changeName: 'Replace Image',
    operation: 'replaceImage',
    fields: {
      codebaseIdToChange: required('element', 'elementToModify'),
      /** The prop with the image's address: `src`; `style` for one that code puts into a `url(…)` there. */
      propName: required('name', 'propName'),
      /** The new image, an `Asset` of `assets.ts`. */
      filename: required('projectPath', 'filename'),
      /** Its address, for a file of the public folder; without it the file is imported. */
      address: optional('text', 'address'),
      /** The address on the page: tells apart several images that the source may show here. */
      oldAddress: optional('text', 'oldAddress'),
      /** The new image's address on the page. */
      served: optional('text'),
    },
    subject: 'codebaseIdToChange',
    instance: 'text',
    data: 'text',
    assumesItem: false,
    assumesUse: false,
    selects: 'subject',
    removes: true,
    previews: true,
  },
  WRAP_DIV: {
    changeName: 'Wrap In Div',
    operation: 'wrapInDiv',
    fields: {
      codebaseIdsToWrap: required('elements', 'reactElements'),
      wrapTag: optional('name', 'wrapTag'),
      wrapProps: optional('propValues', 'wrapProps'),
      /** The router's link comes from here (`PagesAnswer.link`). With the fields below, `wrapTag` is only the history's name. */
      importFrom: optional('name', 'wrapTagModule'),
      wrapComponent: optional('component', 'wrapComponent'),
      wrapCodebaseId: optional('codebaseId', 'wrapCodebaseId'),
    },
    subject: 'codebaseIdsToWrap',
    instance: 'element',
    data: 'none',
    assumesItem: false,
    assumesUse: true,
    selects: 'wrapper',
    removes: false,
    previews: true,
  },
  UNWRAP: {
    changeName: 'Unwrap',
    operation: 'unwrap',
    fields: { codebaseIdsToUnwrap: required('elements', 'reactElements') },
    subject: 'codebaseIdsToUnwrap',
    instance: 'element',
    data: 'none',
    assumesItem: false,
    assumesUse: false,
    selects: 'children',
    removes: true,
    previews: true,
  },
  DUPLICATE: {
    changeName: 'Duplicate',
    operation: 'duplicate',
    fields: { codebaseIdsToDuplicate: required('elements', 'reactElements') },
    subject: 'codebaseIdsToDuplicate',
    instance: 'element',
    data: 'item',
    assumesItem: true,
    assumesUse: 'always',
    selects: 'copies',
    removes: false,
    previews: true,
  },
  EXTRACT_COMPONENT: {
    changeName: 'Extract Component',
    operation: 'extractComponent',
    fields: {
      codebaseIdToExtract: required('element', 'elementToExtract'),
      /** `UserCard`; gives the name of the file too. */
      componentName: required('name', 'componentName'),
      /** The new file; without it, beside the element's file in the case of its name. */
      filename: optional('projectPath', 'filename'),
    },
    subject: 'codebaseIdToExtract',
    instance: 'element',
    data: 'none',
    assumesItem: false,
    assumesUse: true,
    selects: 'added',
    removes: false,
    previews: false,
  },
  CHANGE_TAG: {
    changeName: 'Change Tag Name',
    operation: 'changeElementTag',
    fields: {
      codebaseIdToChange: required('element', 'elementToModify'),
      newTagName: required('name', 'newTag'),
      /** Imports the new component from here: the module that the present one comes from, or one of its folder. */
      importFrom: optional('name', 'newTagModule'),
    },
    subject: 'codebaseIdToChange',
    instance: 'element',
    assumesUse: false,
    ...LOOK,
    removes: true,
  },
  ADD_CLASS: {
    changeName: 'Add Class',
    operation: 'addClass',
    fields: {
      codebaseIdToAddClass: required('element', 'reactElement'),
      className: required('className', 'className'),
      addingTailwindClass: optional('isTailwind', 'stylingFramework'),
      cssEquivalent: optional('text'),
      temporaryOnly: optional('flag'),
      modifiers,
      customProperties,
    },
    subject: 'codebaseIdToAddClass',
    instance: 'class',
    assumesUse: true,
    ...LOOK,
  },
  REMOVE_CLASS: {
    changeName: 'Remove Class',
    operation: 'removeClass',
    fields: {
      codebaseIdToRemoveClass: required('element', 'reactElement'),
      className: required('className', 'className'),
    },
    subject: 'codebaseIdToRemoveClass',
    instance: 'class',
    assumesUse: true,
    ...LOOK,
  },
  TAKE_CLASS: {
    changeName: 'Take Class',
    operation: 'takeClass',
    /** The root of a component that ignores its `className`. */
    fields: { codebaseId: required('element', 'reactElement') },
    subject: 'codebaseId',
    instance: 'none',
    assumesUse: false,
    ...LOOK,
    previews: false,
  },
  UPDATE_CLASSES: {
    changeName: 'Update Classes',
    operation: 'updateClasses',
    fields: {
      codebaseIdToUpdateClass: required('element', 'reactElement'),
      newClasses: required('texts', 'newClasses'),
      oldClasses: required('texts', 'oldClasses'),
      involvedClasses: optional('classRules'),
      isInstantChangeOnly: optional('flag'),
    },
    subject: 'codebaseIdToUpdateClass',
    instance: 'class',
    assumesUse: true,
    ...LOOK,
  },
  EDIT_TEXT: {
    changeName: 'Edit Text',
    operation: 'editText',
    fields: {
      codebaseIdToEditText: required('element', 'element'),
      newText: required('text', 'newText'),
      /** The text on the page; without it, the element must have exactly one text. */
      oldText: optional('text', 'oldText'),
      /** Index in `textSource`'s answer of the part to replace; without it, the element's own text. */
      part: optional('index', 'part'),
      /** The prop whose text it is (`aria-label`, `alt`); without it, the element's content. */
      attribute: optional('name', 'attribute'),
    },
    subject: 'codebaseIdToEditText',
    instance: 'text',
    data: 'text',
    assumesItem: false,
    assumesUse: false,
    selects: 'subject',
    removes: false,
    previews: true,
  },
  EDIT_SOURCE: {
    changeName: 'Edit Source',
    operation: 'editSource',
    fields: {
      filename: required('projectPath', 'filename'),
      baseHash: required('hash', 'baseHash'),
      splices: required('splices', 'splices'),
    },
    ...FILE,
  },
  ADD_PAGE: {
    changeName: 'Add Page',
    operation: 'addPage',
    fields: {
      /** The page that the new one stands beside and is written like: an `AppPage` of `pages.ts` by file and path. */
      besideFile: required('projectPath', 'besideFile'),
      besidePath: required('name', 'besidePath'),
      /** In words: letters, digits and spaces. Gives the names of component and file, and the heading. */
      name: required('name', 'name'),
      /** Its whole address pattern: `/reports/:id`. */
      path: required('name', 'path'),
    },
    ...FILE,
  },
  CHANGE_ARG: {
    changeName: 'Change Arg',
    operation: 'changeStoryArg',
    fields: {
      /** A stories file; with `exportName` one of its stories. */
      filename: required('projectPath', 'filename'),
      exportName: required('name', 'exportName'),
      argName: required('name', 'argName'),
      /** A fixed value, no expression. If absent, the arg is removed; null is a value. */
      argValue: optional('propValue', 'argValue'),
    },
    ...FILE,
  },
  EDIT_TOKEN: {
    changeName: 'Edit Token',
    operation: 'editToken',
    fields: {
      /** `--color-brand`; the dashes are optional. */
      name: required('name', 'name'),
      value: required('text', 'value'),
      /**
       * Selects a definition by the selector or at-rule around it: `.dark`, `@theme`; without it, the page's default, first
       * in `@theme`.
       */
      selector: optional('text', 'selector'),
    },
    ...FILE,
    previews: true,
  },
  ADD_TOKEN: {
    changeName: 'Add Token',
    operation: 'addToken',
    fields: {
      /** `--color-accent`, which nothing defines yet; the dashes are optional. The engine chooses the place. */
      name: required('name', 'name'),
      value: required('text', 'value'),
    },
    ...FILE,
  },
  RENAME_TOKEN: {
    changeName: 'Rename Token',
    operation: 'renameToken',
    fields: {
      /** `--color-brand`; the dashes are optional in both. */
      name: required('name', 'name'),
      newName: required('name', 'newName'),
    },
    ...FILE,
  },
} as const satisfies Record<string, MutationRow>;

/** The types that rewrite source: all but UNDO and REDO (the journal's) and UNKNOWN (an edit made outside the editor). */
export type MutationType = keyof typeof MUTATION_TYPES;

export type MutationFields = { [T in MutationType]: FieldValues<(typeof MUTATION_TYPES)[T]['fields']> };

/** True for the name of a row; false for inherited properties such as `constructor`. */
export function isMutationType(type: unknown): type is MutationType {
  return typeof type === 'string' && Object.hasOwn(MUTATION_TYPES, type);
}

/** A type's fields as a list. */
export function fieldsOf(type: MutationType): [name: string, field: Field][] {
  return Object.entries(MUTATION_TYPES[type].fields);
}
