/** Why an edit of a style sheet is refused, by code (see `refusals.ts`). */
import { placeName, refuse, shorten, type Where } from '../refusals.ts';

export const staleRule = (where: Where, selector: string, file: string) =>
  refuse(
    'stale-rule',
    `The rule ${shorten(selector)} does not stand there in ${file} any more.`,
    'Select the element again, then repeat the edit.',
    { ...where, file },
  );

export const sheetNotEditable = (where: Where, file: string, reason: string) =>
  refuse(
    'sheet-not-editable',
    `${file} cannot be edited here: ${reason}.`,
    'Style inline, or edit a style sheet of the project.',
    {
      ...where,
      file,
    },
  );

export const sheetUnparsable = (where: Where, reason: string) =>
  refuse(
    'sheet-unparsable',
    `${placeName(where)} does not parse: ${reason}.`,
    'Mend the style sheet in the code first.',
    where,
  );

export const generatedRule = (where: Where, reason: string, hint: string) =>
  refuse('generated-rule', `${reason}.`, hint, where);

export const styleNotInRule = (where: Where, property: string, reason: string) =>
  refuse('style-not-in-rule', `${property} ${reason}.`, 'Change it where it is set, or give it a value here.', where);

export const noStyleSheet = (where: Where) =>
  refuse(
    'no-style-sheet',
    'No style sheet of the project is loaded that a class for this element could go into.',
    'Import a style sheet in this file, or style inline.',
    where,
  );

export const inlineWins = (where: Where, property: string) =>
  refuse(
    'inline-wins',
    `${property} is set in the element's style attribute, which wins over every rule.`,
    'Style it inline, or take it from the style attribute first.',
    where,
  );

export const classesUnknown = (where: Where, expression: string) =>
  refuse(
    'classes-unknown',
    `The classes of the element come from ${expression}, so its rules are not known here.`,
    'Choose one of its rules in the inspector, or edit where that value is made.',
    where,
  );

export const modifierNotKnown = (where: Where, modifier: string) =>
  refuse(
    'modifier-not-known',
    `${shorten(modifier)} is no state, breakpoint or theme of this project.`,
    'Choose a state such as hover, a breakpoint such as md (or max-md, below it), or dark.',
    where,
  );
