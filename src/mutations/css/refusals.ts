/** Why an edit of a style sheet is refused, by code (see `refusals.ts`). */
import { placeName, refusal, shorten, type Where } from '../refusals.ts';

export const staleRule = (where: Where, selector: string, file: string) =>
  refusal(
    'stale-rule',
    `The rule ${shorten(selector)} is no longer at this place in ${file}.`,
    'Select the element again, then repeat the edit.',
    { ...where, file },
  );

export const sheetNotEditable = (where: Where, file: string, reason: string) =>
  refusal(
    'sheet-not-editable',
    `${file} cannot be edited: ${reason}.`,
    'Use the style attribute, or edit a style sheet of the project.',
    {
      ...where,
      file,
    },
  );

export const sheetUnparsable = (where: Where, reason: string) =>
  refusal(
    'sheet-unparsable',
    `${placeName(where)} has a syntax error: ${reason}.`,
    'Fix the style sheet in the code first.',
    where,
  );

export const generatedRule = (where: Where, reason: string, hint: string) =>
  refusal('generated-rule', `${reason}.`, hint, where);

export const styleNotInRule = (where: Where, property: string, reason: string) =>
  refusal('style-not-in-rule', `${property} ${reason}.`, 'Change it where it is set, or set a value here.', where);

export const setForAllUses = (
  where: Where,
  property: string,
  { selector, sheet, line }: { selector: string; sheet: { file: string }; line: number },
) =>
  refusal(
    'style-not-in-rule',
    `${property} comes from ${shorten(selector)} (${placeName({ file: sheet.file, line })}), which other uses of the component share.`,
    'Set another value here, or edit the component.',
    where,
  );

export const noStyleSheet = (where: Where) =>
  refusal(
    'no-style-sheet',
    'The app loads no style sheet that could take a class for this element.',
    'Import a style sheet in this file, or use the style attribute.',
    where,
  );

export const inlineWins = (where: Where, property: string) =>
  refusal(
    'inline-wins',
    `${property} is set in the element's style attribute, which overrides style sheets.`,
    `Edit the style attribute, or remove ${property} from it first.`,
    where,
  );

export const classesUnknown = (where: Where, expression: string) =>
  refusal(
    'classes-unknown',
    `The element's classes come from ${expression}, so its rules are unknown.`,
    'Choose one of its rules in the inspector, or edit that value in the code.',
    where,
  );

export const containerAndWidth = (where: Where) =>
  refusal(
    'container-and-width',
    'A rule for the width of a container is not written for a width of the page or the dark mode of the system as well.',
    'Choose one of the two.',
    where,
  );

export const modifierNotKnown = (where: Where, modifier: string) =>
  refusal(
    'modifier-not-known',
    `${shorten(modifier)} is not a state, breakpoint or theme of this project.`,
    'Choose a state such as hover, a breakpoint such as md (or max-md, below it), or dark.',
    where,
  );
