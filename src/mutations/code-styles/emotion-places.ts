/**
 * Emotion warns in the app's console of `:first-child` and `:nth-child()`: a `<style>` that a server renders beside the element counts,
 * too. It asks for `:first-of-type`, so new rules for a place are written like that. A rule that is there is edited as it is.
 */
import { type CssContext, readingsOf } from '../css/context.ts';
import type { Sheet } from '../css/source.ts';
import type { CodeStyle } from '../styling/code-styles.ts';

const PLACE = /^(?:first|last|nth)-child/;
const WARNED = /^(?:first|nth)-/;

/** @returns the context to write for, and a warning */
export function placesFor(
  context: CssContext,
  { library }: CodeStyle,
  sheets: readonly Sheet[],
): { context: CssContext; said: string[] } {
  const place = context.states.find((one) => PLACE.test(one));
  const isThere = (state: string) =>
    sheets.some(({ rules }) =>
      rules.some((rule) =>
        readingsOf(rule, { variables: new Map() }).some((one) => one.context.states.includes(state)),
      ),
    );
  const ofType = place?.replace('-child', '-of-type');
  const isAsked = (state: string) => WARNED.test(state) && /^(?:Emotion|MUI)$/.test(library ?? '');
  if (!place || !ofType || isThere(place) || !(isThere(ofType) || isAsked(place))) return { context, said: [] };
  const states = context.states.map((one) => (one === place ? ofType : one)).sort();
  const said = isThere(ofType)
    ? []
    : [`It is written as :${ofType}, as Emotion asks for: elements with other tags beside it are not counted.`];
  return { context: { ...context, states }, said };
}
