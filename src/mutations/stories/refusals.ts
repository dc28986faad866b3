/** Reasons for which an arg of a story cannot be set or removed. */
import type { Refusal } from '../mutation.ts';
import { refusal, type Where } from '../refusals.ts';

export const storyNotFound = (where: Where, exportName: string): Refusal =>
  refusal('story-not-found', `${where.file} has no story ${exportName}.`, 'Choose one of its exports.', where);

export const argsInCode = (where: Where, exportName: string, args: string): Refusal =>
  refusal(
    'args-in-code',
    `The args of ${exportName} are not written as an object: ${args}.`,
    'Write them as an object, args: { … }, in the code.',
    where,
  );

export const argInCode = (where: Where, name: string, expression: string): Refusal =>
  refusal('arg-in-code', `${name} is not a fixed value in this story: ${expression}.`, 'Change it in the code.', where);

export const argNotFound = (where: Where, name: string, exportName: string): Refusal =>
  refusal(
    'arg-not-found',
    `${exportName} sets no arg ${name} itself, so there is none to remove.`,
    'Look at the args of its file’s default export, and of the stories that it takes them from.',
    where,
  );
