/** Reasons for which an element cannot become a component of its own. */
import type { Refusal } from '../mutation.ts';
import { refusal, type Where } from '../refusals.ts';

export const badComponentName = (name: string): Refusal =>
  refusal(
    'bad-component-name',
    `\`${name}\` is not a name for a component.`,
    'Begin with a capital letter and use letters and digits, such as UserCard.',
    {},
  );

export const componentNameTaken = (where: Where, name: string): Refusal =>
  refusal('component-name-taken', `The file uses the name \`${name}\` already.`, 'Choose another name.', where);

export const wholeComponent = (where: Where, owner: string): Refusal =>
  refusal(
    'whole-component',
    `This is all that ${owner} renders: it is a component already.`,
    `Select an element inside ${owner}, or one that uses it.`,
    where,
  );

export const partOfParent = (where: Where, parent: string): Refusal =>
  refusal(
    'part-of-parent',
    `<${parent}> reads this element itself, and would not find it inside a component.`,
    `Select <${parent}>, or an element inside this one.`,
    where,
  );

export const boundToPlace = (where: Where, reason: string): Refusal =>
  refusal(
    'bound-to-place',
    `The element ${reason}, which a component of its own cannot do.`,
    'Put that into a function or constant of this component first, or select an element without it.',
    where,
  );

export const reservedProp = (where: Where, name: string): Refusal =>
  refusal(
    'reserved-prop',
    `The element uses a value called \`${name}\`, and React keeps that prop for itself.`,
    'Rename the value in the code first.',
    where,
  );

export const typeParameterUsed = (where: Where, name: string): Refusal =>
  refusal(
    'type-parameter-used',
    `The element depends on the type parameter \`${name}\` of the code around it.`,
    'Select an element that does not use it, or extract it in the code.',
    where,
  );

export const typeUnknown = (where: Where, prop: string, reason: string): Refusal =>
  refusal(
    'type-unknown',
    `The type of \`${prop}\` cannot be written in another file: ${reason}.`,
    `Give \`${prop}\` a type that is declared at the top of a file, then try again.`,
    where,
  );

export const noFolderForComponent = (where: Where): Refusal =>
  refusal(
    'no-folder-for-component',
    `Each file of this folder is a page of the app (${where.file}), and no folder for components is known.`,
    'Give a file in another folder of the app.',
    where,
  );

export const noTypesInFlow = (where: Where): Refusal =>
  refusal(
    'flow-file',
    `${where.file} is written in Flow, whose types cannot be read here.`,
    'Extract it in the code.',
    where,
  );
