/** Why an edit of a style or a token is refused, by code (see `refusals.ts`). */

import { placeName, refusal, shorten, type Where } from '../refusals.ts';
import type { NotByCss } from './mui-dark.ts';

export const stylingFrameworkUnavailable = (framework: string, where: Where) =>
  refusal(
    'styling-framework-unavailable',
    framework === 'Tailwind'
      ? 'This project does not use Tailwind, so styles cannot be Tailwind classes.'
      : 'Style sheets of this project cannot be edited.',
    framework === 'Tailwind'
      ? 'Edit the classes of the element, or use the style attribute.'
      : 'Use the style attribute instead.',
    where,
  );

export const inlineHasNoStates = (where: Where, modifiers: string) =>
  refusal(
    'inline-has-no-states',
    `A style attribute cannot have breakpoints, states or themes (${modifiers}).`,
    'Use a class or a style sheet.',
    where,
  );

export const styleNotFound = (where: Where, property: string) =>
  refusal(
    'style-not-found',
    `${property} is not set in this element's style attribute.`,
    'Change it where it is set: in a class, a style sheet or a spread value.',
    where,
  );

export const styleNotLiteral = (where: Where, expression: string) =>
  refusal(
    'style-not-literal',
    `The style attribute is ${expression}, not an object literal.`,
    'Change the object where it is defined.',
    where,
  );

export const styleComputed = (where: Where, property: string, expression: string, origin: string) =>
  refusal(
    'style-computed',
    `${property} comes from ${expression} (${placeName(where)}): ${origin}.`,
    'Change it at its origin.',
    where,
  );

export const styleNotInData = (where: Where, properties: string) =>
  refusal(
    'style-not-in-data',
    `No value of the list's data alone decides ${properties} of this element.`,
    'Choose the element itself instead of “Its data” as where edits go: all items get the style then.',
    where,
  );

export const numberInData = (where: Where, property: string, value: string, place: string) =>
  refusal(
    'number-in-data',
    `${property} is a number in the list's data (${place}), and ${shorten(value)} is none.`,
    'Enter a number, or a number of pixels.',
    where,
  );

export const styleByWidths = (where: Where, property: string, code: string) =>
  refusal(
    'style-by-widths',
    `${property} has a value for each width: ${shorten(foldCode(code))} (${placeName(where)}).`,
    'Change the value of this width in the code.',
    where,
  );

export const stylePropWins = (where: Where, property: string, code: string) =>
  refusal(
    'style-prop-wins',
    `The prop ${shorten(foldCode(code))} sets ${property} for all widths, states and themes, and wins over classes and styles.`,
    'Change that prop under Props, or remove it first.',
    where,
  );

export const invalidStyle = (where: Where, property: string, reason: string) =>
  refusal('invalid-style', `${property} ${reason}.`, 'Enter a CSS property and a valid value.', where);

export const styleNotInClasses = (where: Where, property: string) =>
  refusal(
    'style-not-found',
    `No class of this element sets ${property} for this breakpoint, state and theme.`,
    'Change it where it is set: in a style sheet, a style attribute or another breakpoint, state or theme.',
    where,
  );

export const styleOfBroaderClass = (where: Where, property: string, className: string) =>
  refusal(
    'style-of-broader-class',
    `${property} is set by the class ${className}, which also sets other properties.`,
    `Set a value for ${property}, or remove the class ${className}.`,
    where,
  );

export const styledInCode = (
  where: Where,
  tag: string,
  property: string,
  style: { library: string | null; where: Where; maySet(property: string): boolean },
  broken: string | null = null,
) => {
  const place = placeName(style.where);
  const by = style.library ? ` with ${style.library}` : '';
  return refusal(
    'styled-in-code',
    broken
      ? `<${tag}> is styled in code${by} at ${place}, whose CSS cannot be read: ${broken}.`
      : `<${tag}> is styled in code${by} at ${place}, which the editor cannot edit.`,
    broken
      ? `Correct the CSS there (${place}), and set it again.`
      : `${style.maySet(property) ? 'Set' : 'Add'} ${property} there (${place}), or use the style attribute.`,
    { ...where, ...style.where },
  );
};

const NOT_BY_CSS = {
  switched: [
    'switches its palette in JavaScript, which a style cannot ask for',
    "Give the theme `cssVariables` and a dark color scheme, or write the value with theme.applyStyles('dark', …) in the code.",
  ],
  light: [
    'has no dark color scheme',
    'Add `dark` to the `colorSchemes` of the theme first, or edit the style without Dark.',
  ],
  dark: ['is always dark', 'Edit the style without Dark.'],
} as const;

export const darkNotByCss = (where: Where, theme: NotByCss) =>
  refusal(
    'dark-not-by-css',
    `The app's MUI theme (${placeName(theme.where)}) ${NOT_BY_CSS[theme.kind][0]}.`,
    NOT_BY_CSS[theme.kind][1],
    where,
  );

export const codeStyleWins = (where: Where, property: string, code: string) =>
  refusal(
    'code-style-wins',
    `${property} may be set by ${shorten(foldCode(code))} (${placeName(where)}), which wins.`,
    `Change it there (${placeName(where)}), or use the style attribute.`,
    where,
  );

/** @param blocks where the styles stand that may set it */
export const codeStyleUnclear = (where: Where, property: string, code: string, blocks: readonly Where[]) =>
  refusal(
    'code-style-unclear',
    `${property} may be set by ${shorten(foldCode(code))} (${placeName(where)}), and the code does not tell which of these styles this element has.`,
    `Change it there (${blocks.slice(0, 3).map(placeName).join(', ')}), or use the style attribute.`,
    where,
  );

const foldCode = (code: string) => code.replace(/\s+/g, ' ');

export const codeStyleShared = (
  where: Where,
  tag: string,
  property: string,
  { where: place, through }: { where: Where; through: readonly unknown[] },
  count: number,
) =>
  refusal(
    'code-style-shared',
    `<${tag}> has its style at ${placeName(place)}, where ${property} would change for ${count} elements.`,
    `${through.length > 0 ? `Select the element in <${tag}> to edit` : 'Edit'} it for all of them, or use the style attribute.`,
    where,
  );

export const classOnCondition = (where: Where, property: string, classes: string) =>
  refusal(
    'class-on-condition',
    `${property} is set by ${classes}, which depends on a condition.`,
    'Edit the class itself: the source does not tell which branch is rendered.',
    where,
  );

export const modifierUnknown = (where: Where, modifier: string) =>
  refusal(
    'modifier-unknown',
    `The project's Tailwind has no variant ${modifier.slice(0, 60)}.`,
    'Choose a breakpoint, state or theme that the project has.',
    where,
  );

export const valueNotAsClass = (where: Where, property: string, value: string) =>
  refusal(
    'value-not-as-class',
    `The project's Tailwind has no class for ${property}: ${shorten(value)}.`,
    'Enter another value, or use the style attribute or a style sheet.',
    where,
  );

export const tailwindNotLoaded = (where: Where, reason: string) =>
  refusal(
    'tailwind-not-loaded',
    `The project's Tailwind does not load: ${reason}.`,
    'Fix its configuration, then try again; classes can still be added and removed.',
    where,
  );

export const tokenUnavailable = (name: string) =>
  refusal(
    'token-unavailable',
    `No style sheet of the app defines the design token ${name}.`,
    'Define it in your style sheet first; to change a default of Tailwind, define it in yours.',
    {},
  );

export const tokenAmbiguous = (name: string, selector: string | null, places: string) =>
  refusal(
    'token-ambiguous',
    selector === null ? `${name} is defined at ${places}.` : `${name} is not defined in ${selector}, but in ${places}.`,
    'Send the selector or file of one of them.',
    {},
  );

export const tokenLocked = (where: Where, name: string, reason: string) =>
  refusal('token-locked', `${name} cannot be edited: ${reason}.`, 'Edit it in the code.', where);

export const tokenInConfig = (name: string, where: Where) =>
  refusal(
    'token-in-config',
    `${name} is defined in ${placeName(where)}, a configuration file, which the editor does not edit.`,
    'Change it there, or make its value a custom property, var(--…), defined in a style sheet, which the editor can edit.',
    where,
  );

export const tokenExists = (name: string, place: string, where: Where) =>
  refusal(
    'token-exists',
    `${name} is there already (${place}).`,
    'Choose another name, or use the token that is there.',
    where,
  );

export const tokenNameInvalid = (name: string, reason: string) =>
  refusal(
    'token-name-invalid',
    `${shorten(name)} ${reason}.`,
    'Choose a name of letters, digits and dashes, such as --color-accent.',
    {},
  );

export const tokenNameLocked = (where: Where, name: string, reason: string) =>
  refusal('token-name-locked', `${name} keeps its name: ${reason}.`, 'Rename it in the code.', where);

export const tokenNamespace = (name: string, newName: string, namespace: string) =>
  refusal(
    'token-namespace',
    `Classes are made of ${name} because it begins with ${namespace}-, and ${newName} does not.`,
    `Choose a name that begins with ${namespace}-.`,
    {},
  );

export const tokenClassTaken = (where: Where, newName: string, word: string) =>
  refusal(
    'token-class-taken',
    `${newName} would make the class ${word}, which ${placeName(where)} has for something else.`,
    'Choose another name.',
    where,
  );

/** A place that a renaming could neither change nor leave as it is. */
export const tokenUseUnclear = (where: Where, name: string, reason: string) =>
  refusal(
    'token-use-unclear',
    `${name} is not renamed because of ${placeName(where)}: ${reason}.`,
    'Change that place in the code, then try again, or rename the token in the code.',
    where,
  );

export const noSheetForToken = (name: string) =>
  refusal(
    'no-sheet-for-token',
    `The app loads no style sheet of its own that ${name} could be written into.`,
    "Make one, such as src/index.css, import it in the app's first file, and try again.",
    {},
  );
