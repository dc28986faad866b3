/** Whether a component's root takes the `className` that the component is given, as its text tells. */

const NAMES_IT = /(?<![\w$'"-])className(?![\w$'"-])/;
const OWN_PROPS = /^\{\s*\.\.\.\s*(?:this\.)?(?:[\w$]*[pP]rops|rest|others?|delegated)\s*\}$/;

/**
 * @param classAttribute the whole attribute, empty without one
 * @param hasOwnProps it spreads the component's own props
 */
export function takesOwnClassName(classAttribute: string, hasOwnProps: boolean): boolean {
  return classAttribute === '' ? hasOwnProps : NAMES_IT.test(classAttribute.replace(/^\w+\s*=?/, ''));
}

/** @param spread with its braces: `{...props}` */
export function spreadsOwnProps(spread: string): boolean {
  return OWN_PROPS.test(spread);
}
