/** Why an edit of a style or a token is refused, by code (see `refusals.ts`). */
import { placeName, refuse, shorten, type Where } from '../refusals.ts';

export const stylingFrameworkUnavailable = (framework: string, where: Where) =>
  refuse(
    'styling-framework-unavailable',
    framework === 'Tailwind'
      ? 'Styles cannot be written as Tailwind values here.'
      : 'Style sheets cannot be edited here.',
    framework === 'Tailwind' ? 'Change the classes of the element instead.' : 'Edit the style sheet, or style inline.',
    where,
  );

export const inlineHasNoStates = (where: Where, modifiers: string) =>
  refuse(
    'inline-has-no-states',
    `A style attribute knows no breakpoints, states or themes (${modifiers}).`,
    'Use a class or a style sheet for them.',
    where,
  );

export const styleNotFound = (where: Where, property: string) =>
  refuse(
    'style-not-found',
    `${property} is not set in this element's style attribute.`,
    'Change it where it is set: in a class, a style sheet or a spread value.',
    where,
  );

export const styleNotLiteral = (where: Where, expression: string) =>
  refuse(
    'style-not-literal',
    `The style comes from ${expression}, which is no object written here.`,
    'Change it where that object is made.',
    where,
  );

export const styleComputed = (where: Where, property: string, expression: string, origin: string) =>
  refuse(
    'style-computed',
    `${property} comes from ${expression} (${placeName(where)}): ${origin}.`,
    'Change it where it comes from.',
    where,
  );

export const invalidStyle = (where: Where, property: string, reason: string) =>
  refuse('invalid-style', `${property} ${reason}.`, 'Enter a CSS property and a value of it.', where);

export const styleNotInClasses = (where: Where, property: string) =>
  refuse(
    'style-not-found',
    `No class of this element sets ${property} there.`,
    'Change it where it is set: in a style sheet, a style attribute or another breakpoint, state or theme.',
    where,
  );

export const styleOfBroaderClass = (where: Where, property: string, className: string) =>
  refuse(
    'style-of-broader-class',
    `${property} comes from the class ${className}, which sets more than that.`,
    `Give ${property} a value, or take the class ${className} away.`,
    where,
  );

export const styledInCode = (
  where: Where,
  tag: string,
  property: string,
  style: { library: string | null; where: Where; maySet(property: string): boolean },
) => {
  const place = placeName(style.where);
  const by = style.library ? ` with ${style.library}` : '';
  return refuse(
    'styled-in-code',
    `<${tag}> is styled in code${by}, at ${place}, and such styles are not written here yet.`,
    `${style.maySet(property) ? 'Set' : 'Add'} ${property} there (${place}), or style it inline.`,
    { ...where, ...style.where },
  );
};

export const classOnCondition = (where: Where, property: string, classes: string) =>
  refuse(
    'class-on-condition',
    `${property} is set by ${classes}, which stands on a condition.`,
    'Change the class itself: which of the branches you mean is not known here.',
    where,
  );

export const modifierUnknown = (where: Where, modifier: string) =>
  refuse(
    'modifier-unknown',
    `The project's Tailwind has no variant ${modifier.slice(0, 60)}.`,
    'Choose a breakpoint, state or theme that the project has.',
    where,
  );

export const valueNotAsClass = (where: Where, property: string, value: string) =>
  refuse(
    'value-not-as-class',
    `No class of the project's Tailwind says ${property}: ${shorten(value)}.`,
    'Enter another value, or style inline or in a style sheet.',
    where,
  );

export const tailwindNotLoaded = (where: Where, reason: string) =>
  refuse(
    'tailwind-not-loaded',
    `The project's Tailwind does not load: ${reason}.`,
    'Mend its configuration, then try again; classes can still be added and removed.',
    where,
  );

export const tokenUnavailable = (name: string) =>
  refuse(
    'token-unavailable',
    `No style sheet of the app defines a design token ${name}.`,
    'Define it in the theme of your style sheet first; what Tailwind brings along is changed by defining it anew.',
    {},
  );

export const tokenAmbiguous = (name: string, selector: string | null, places: string) =>
  refuse(
    'token-ambiguous',
    selector === null ? `${name} is defined at ${places}.` : `${name} is not defined in ${selector}, but in ${places}.`,
    'Say which of them you mean.',
    {},
  );

export const tokenLocked = (where: Where, name: string, reason: string) =>
  refuse('token-locked', `${name} cannot be edited: ${reason}.`, 'Edit it in the code.', where);

export const tokenInConfig = (name: string, where: Where) =>
  refuse(
    'token-in-config',
    `${name} is defined in ${placeName(where)}, which tools run: such files are not written here.`,
    'Change it there; or let it be a custom property there, var(--…), whose definition in a style sheet is edited here.',
    where,
  );
