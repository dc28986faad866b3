/**
 * Where an edit of a property goes. The value's origin decides: what stands in the style attribute stays there, what a rule of
 * the project says changes in that rule, and a Tailwind project gets classes. With modifiers it is never the style attribute,
 * which knows no widths and states (spec: STYLING).
 */
import type { StylingFramework } from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/style-rules.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import { isBroad, type Origin, rulesContext } from './resolve.ts';

export interface Target {
  framework: StylingFramework;
  /** the rule that is edited, or beside which the one for the context stands, for CSS */
  rule: CssRuleRef | null;
  /** `className · md:hover`, `card.module.css:12`, `style attribute` */
  words: string;
}

export interface Project {
  tailwind: boolean;
  /** it has style sheets of its own that could take a rule */
  stylesheets: boolean;
  /** what the user chose, null for none */
  chosen: StylingFramework | null;
}

export function targetOf(origin: Origin, context: EditingContext, project: Project): Target {
  const modifiers = modifiersOf(context);
  const rule = ruleOf(origin, modifiers, project);
  const framework = allowed(project.chosen, modifiers) ?? byOrigin(origin, rule, modifiers, project);
  return {
    framework,
    rule: framework === 'CSS' ? rule : null,
    words: wordsFor(framework, rule, modifiers, origin.own),
  };
}

function allowed(chosen: StylingFramework | null, modifiers: readonly string[]): StylingFramework | null {
  return chosen === 'Inline' && modifiers.length > 0 ? null : chosen;
}

function byOrigin(
  origin: Origin,
  rule: CssRuleRef | null,
  modifiers: readonly string[],
  project: Project,
): StylingFramework {
  if (origin.kind === 'inline' && modifiers.length === 0) return 'Inline';
  if (rule) return 'CSS';
  if (project.tailwind) return 'Tailwind';
  return project.stylesheets || modifiers.length > 0 ? 'CSS' : 'Inline';
}

/**
 * The rule to edit: one of the project's, about this element, and written for just this context or for all of them. Of the base's
 * rules a class of Tailwind wins over those in layers, but not over others: there the context gets a rule of its own beside it.
 */
function ruleOf({ kind, rule, own }: Origin, modifiers: readonly string[], { tailwind }: Project): CssRuleRef | null {
  if (!rule?.source || !rule.allowChanges || (kind !== 'class' && kind !== 'rule')) return null;
  if (modifiers.length > 0 && !own && (rulesContext(rule).length > 0 || (tailwind && rule.layer !== null))) return null;
  // a rule for all elements of a kind is meant for more than this one
  return isBroad(rule) ? null : rule.source;
}

function wordsFor(
  framework: StylingFramework,
  rule: CssRuleRef | null,
  modifiers: readonly string[],
  own: boolean,
): string {
  const variants = modifiers.join(':');
  if (framework === 'Inline') return 'style attribute';
  // Tailwind's variants stand with the theme first: dark:md:hover
  const inOrder = [...modifiers].sort((a, b) => Number(b === 'dark') - Number(a === 'dark')).join(':');
  if (framework === 'Tailwind') return inOrder ? `className · ${inOrder}` : 'className';
  const file = rule?.filename.split('/').at(-1);
  const place = rule ? `${file}${own || !variants ? `:${rule.line}` : ''}` : 'style sheet';
  return variants ? `${place} · ${variants}` : place;
}
