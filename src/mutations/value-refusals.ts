/** Refusals of edits whose value is decided elsewhere: by a condition, a shared constant, or the callers of a component. */
import { placeName, refusal, type Where } from './refusals.ts';

export const conditionForClass = (where: Where, className: string, expression: string) =>
  refusal(
    'condition-for-class',
    `${className} is the only class of the condition ${expression} (${placeName(where)}), which would be removed with it.`,
    'Remove the condition in the code, or replace the class by another one.',
    where,
  );

export const classBehindCallers = (where: Where, expression: string) =>
  refusal(
    'class-behind-callers',
    `A class beside ${expression} could override the classes of the component's callers, or be overridden by its own.`,
    'Edit the variants in the code, or choose this instance as the scope.',
    where,
  );

export const valueOnCondition = (where: Where, subject: string, expression: string) =>
  refusal(
    'value-on-condition',
    `${subject} depends on the condition ${expression} (${placeName(where)}), and the source does not tell which branch is rendered.`,
    'Edit the branch in the code.',
    where,
  );

export const constantShared = (where: Where, subject: string, name: string, place: string, uses: number | null) =>
  refusal(
    'constant-shared',
    `${subject} comes from \`${name}\` (${place}), which ${uses === null ? 'other files may use' : `is used at ${uses} places`}.`,
    uses === null
      ? 'Change it there.'
      : 'Change it there, or choose the definition as the scope to change all of them.',
    where,
  );

export const dynamicProp = (where: Where, name: string, expression: string, origin: string) =>
  refusal('dynamic-prop', `${name} comes from ${expression}: ${origin}.`, 'Change it at its origin.', where);

export const propOfParts = (where: Where, name: string, place: string, isList: boolean) =>
  refusal(
    'prop-of-parts',
    `${name} is ${isList ? 'a list' : 'an object'}, written at ${place}. It cannot be changed as a whole here.`,
    'Click one of its values on the page and change that, or change it there in the code.',
    where,
  );

/** @param isOfItem the scope is the data item already */
export const ambiguousData = (where: Where, expression: string, places: string, isOfItem: boolean) =>
  refusal(
    'ambiguous-data',
    `${expression} can be any of the values at ${places}.`,
    isOfItem ? 'Edit the value in the code.' : 'Choose “Its data” as where edits go, or edit the value in the code.',
    where,
  );

export const imageNeedsModule = (where: Where, file: string, place: string) =>
  refusal(
    'image-needs-module',
    `${file} is imported by the code that shows it, and this image stands in data (${place}) that cannot import.`,
    'Choose an image of the public folder, or move the file there.',
    where,
  );

export const imageNotImported = (where: Where, file: string) =>
  refusal(
    'image-not-imported',
    `${file} cannot be imported here: it is not there, or its name has blanks or quotes.`,
    'Choose another image, or rename the file.',
    where,
  );

/** @param frame what code puts around the address in the data */
export const imageOutsideFrame = (
  where: Where,
  file: string,
  { before, after }: { before: string; after: string },
  place: string,
) =>
  refusal(
    'image-outside-frame',
    `The code makes the address of the image of the data (${place}) as \`${before}…${after}\`, and ${file} has no such address.`,
    `Choose an image of the public folder whose address reads so, or change the code that makes it.`,
    where,
  );
