import type { ChangeItem } from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import type { DifferingValue } from '../../protocol/messages.ts';
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import { styleOf } from '../css/evals.ts';
import { splitStates } from '../css/selectors.ts';
import { isOwnNode } from '../page/own-nodes.ts';
import { addClasses, type Undo, undoAll } from './dom-edits.ts';
import { declarations, kebab, partOf, type StyleRules } from './style-rules.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

/** Theme variables that may refer to one another. */
const MOST_ALIASES = 5;

function computed(element: Element, properties: readonly string[], part: PseudoElement | null): string[] {
  const style = styleOf(window, element, part);
  return properties.map((property) => style.getPropertyValue(property));
}

/** Unsetting an inline property removes it from the element, so that lower rules show. */
function dropInline(element: Element, property: string): Undo {
  const { style } = element as HTMLElement;
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  const whole = style.cssText;
  style.removeProperty(property);
  const left = style.cssText;
  return () => {
    if (!before) return;
    // At its old position among the others, if the style has not changed since.
    if (style.cssText === left) style.cssText = whole;
    else style.setProperty(property, before, priority);
  };
}

/** The other elements that a rule of a style sheet is for. */
function othersOf(rule: CssRuleRef | null, own: readonly Element[]): Element[] {
  if (!rule) return [];
  try {
    const all = [...document.querySelectorAll(splitStates(wholeSelector(rule)).bare)];
    return all.filter((one) => !own.includes(one) && !isOwnNode(one));
  } catch {
    // a selector of Sass or Less, which the page has in another form
    return [];
  }
}

/** With the rules around it: `:is(.list) a` for an `a` in `.list { … }`. */
function wholeSelector({ selector, conditions }: CssRuleRef): string {
  const nested = [...conditions.filter((one) => !one.startsWith('@')), selector];
  return nested.reduce((around, own) =>
    own.includes('&') ? own.replaceAll('&', `:is(${around})`) : `:is(${around}) ${own}`,
  );
}

interface StyleEdit {
  id: string;
  /** null where it is for the elements alone */
  rule: CssRuleRef | null;
  changes: Record<string, string | null>;
  /** declarations that come along: the source may decide otherwise, so they are not awaited */
  along: Record<string, string>;
  modifiers: readonly string[];
  inline: boolean;
}

function show(context: UpdateContext, edit: StyleEdit): Applied | null {
  const { id, rule, changes, along, modifiers, inline } = edit;
  const own = context.targets(id);
  if (own.length === 0) return null;
  const { rules } = context;
  const part = partOf(modifiers);
  const properties = Object.keys({ ...along, ...changes }).map(kebab);
  const all = [...own, ...othersOf(rule, own)];
  const before = rules.still(all, () => all.map((element) => computed(element, properties, part)));
  // where another rule wins, an element looks otherwise
  const elements = all.filter((_, index) => index < own.length || `${before[index]}` === `${before[0]}`);
  const dropped = inline ? Object.keys(changes).filter((property) => changes[property] === null) : [];
  const set = Object.fromEntries(Object.entries(changes).filter(([property]) => !dropped.includes(property)));
  const className = rules.add('style', modifiers, declarations({ ...along, ...set }), isStill(properties));
  const undos = elements.flatMap((element) => [
    addClasses(element, [className]),
    ...dropped.map((property) => dropInline(element, kebab(property))),
  ]);
  // Only the source knows the value that shows after an unset, so it is not compared.
  const awaited = Object.entries(changes).flatMap(([property, value]) => (value === null ? [] : [kebab(property)]));
  const values = (of: readonly Element[]) =>
    rules.still(of, () => of.map((element) => `${computed(element, awaited, part)}`));
  const shown = values(own);
  const live = () => context.targets(id);
  return {
    data: { addedClass: className },
    undo: () => {
      undoAll(undos)();
      rules.remove(className);
    },
    reassert: () => {
      for (const element of elements) element.classList.add(className);
    },
    isSettled: () => {
      const now = live();
      const all = values(now);
      return now.every((_, index) => all[index] === (shown[index] ?? all[index]));
    },
    revert: () => {
      const old = Object.fromEntries(properties.map((property, index) => [property, before[0]?.[index] ?? null]));
      return show(context, { ...edit, changes: old, along: {}, inline: false });
    },
  };
}

/**
 * Transitions are off while a rule applies that sets none itself: a value follows the pointer at once, and replacing the rule by the
 * equal value of the source animates nothing.
 */
const isStill = (properties: readonly string[]): boolean =>
  !properties.some((property) => kebab(property).startsWith('transition'));

/**
 * Adds fallbacks for theme variables that the page may lack: Tailwind emits only variables in use, and none of `@theme inline`.
 * The page's own value comes first.
 */
function withFallbacks(value: string, tokens: Record<string, string>, depth = 0): string {
  return value.replace(/\bvar\(\s*(--[\w-]+)\s*\)/g, (reference, name: string) => {
    const meant = Object.hasOwn(tokens, name) && depth < MOST_ALIASES ? tokens[name] : undefined;
    return meant === undefined ? reference : `var(${name}, ${withFallbacks(meant, tokens, depth + 1)})`;
  });
}

/**
 * The values of a change that an element does not show: each is compared with what it is under an overriding rule. Nothing is drawn
 * in between. An animation that runs sets values of its own, so nothing is said of such an element.
 */
export function differingValues(
  { changeFields, instantUpdateTokens = {} }: ChangeItem<'STYLING'>,
  element: Element,
  rules: StyleRules,
): DifferingValue[] {
  const { stylingChanges, modifiers = [] } = changeFields;
  // the cursor is the editor's own while the page is edited
  const asked = Object.entries(stylingChanges).flatMap(([name, value]) =>
    value && name !== 'cursor' ? [[name, withFallbacks(value, instantUpdateTokens)] as const] : [],
  );
  if (element.getAnimations().some((one) => one instanceof CSSAnimation)) return [];
  const names = asked.map(([name]) => kebab(name));
  const part = partOf(modifiers);
  // while it is still, an element has no transitions to compare
  return rules.still(isStill(names) ? [element] : [], () => {
    const shown = computed(element, names, part);
    const className = rules.add('check', modifiers, declarations(Object.fromEntries(asked)));
    const undo = addClasses(element, [className]);
    try {
      const wanted = computed(element, names, part);
      return asked.flatMap(([property], i) => {
        const pair = { property, shown: shown[i] ?? '', asked: wanted[i] ?? '' };
        return pair.shown === pair.asked ? [] : [pair];
      });
    } finally {
      undo();
      rules.remove(className);
    }
  });
}

/** STYLING: adds an overriding rule, however the source is styled. */
export const styling: Apply<'STYLING'> = (fields, context, change) => {
  const { instantUpdateTokens = {}, instantUpdateStyles: along = {} } = change;
  const {
    codebaseId: id,
    stylingChanges,
    stylingFramework,
    modifiers = [],
    customProperties = {},
    rule = null,
  } = fields;
  const asked = Object.entries({ ...stylingChanges, ...customProperties });
  const changes = Object.fromEntries(
    asked.map(([property, value]) => [property, value && withFallbacks(value, instantUpdateTokens)]),
  );
  return show(context, { id, rule, changes, along, modifiers, inline: stylingFramework === 'Inline' });
};

/** The selector of a theme: `.dark`, `[data-theme="dark"]`. */
const THEME_SELECTOR = /^[.[][\w.[\]="'-]*$/;

/** EDIT_TOKEN: sets a custom property on the root, or on the element of the theme that the definition is for. */
export const editToken: Apply<'EDIT_TOKEN'> = ({ name, value, selector = '' }, context) => {
  const property = name.startsWith('--') ? name : `--${name}`;
  const key = `token ${property} ${context.changeId}`;
  const body = declarations({ [property]: value });
  if (!body) return null;
  const place = THEME_SELECTOR.test(selector) ? selector : ':root';
  context.rules.addRaw(key, `${place.repeat(2)} { ${body} }`);
  return { undo: () => context.rules.remove(key) };
};
