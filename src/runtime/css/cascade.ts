/** Which rule wins: importance, the style attribute, layers, specificity, order (CSS Cascade 5). */
import { compareWeights, type RuleWeight } from '../../protocol/cascade.ts';
import type { LayerOrder } from '../../protocol/layers.ts';
import type { Specificity } from '../../protocol/style-rules.ts';
import { physicalOf, type TextFlow } from '../../protocol/text-flow.ts';
import { isInheritable } from './properties.ts';

/** A rule with everything that its rank in the cascade depends on. */
export interface Weighted {
  style: CSSStyleDeclaration;
  /** null for the style attribute */
  specificity: Specificity | null;
  layer: string;
  order: number;
  /** 0 for the element itself, 1 for its parent, … */
  distance: number;
  applied: boolean;
}

/** Positive when `a` is stronger than `b`, for declarations of equal importance. */
export function compareRules(a: Weighted, b: Weighted, layers: LayerOrder, important = false): number {
  if (a.distance !== b.distance) return b.distance - a.distance;
  if (!isRule(a) || !isRule(b)) return Number(!isRule(a)) - Number(!isRule(b));
  return compareWeights(a, b, layers, important);
}

function isRule(one: Weighted): one is Weighted & RuleWeight {
  return one.specificity !== null;
}

/** A declaration and the rule that it stands in. */
interface Declared<T extends Weighted> {
  rule: T;
  property: string;
}

/**
 * For each rule, the longhands whose value on the element comes from it. Logical sides (`margin-inline-start`) compete with the
 * physical side that they map to.
 * @param flow writing direction of the element
 */
export function winsOf<T extends Weighted>(rules: readonly T[], layers: LayerOrder, flow: TextFlow): Map<T, string[]> {
  const winners = new Map<string, Declared<T>>();
  for (const rule of rules) {
    if (!rule.applied) continue;
    for (const property of rule.style) {
      if (rule.distance > 0 && !isInheritable(property)) continue;
      const side = physicalOf(property, flow);
      const best = winners.get(side);
      if (!best || beats({ rule, property }, best, layers)) winners.set(side, { rule, property });
    }
  }
  const wins = new Map<T, string[]>();
  for (const { rule, property } of winners.values()) wins.set(rule, [...(wins.get(rule) ?? []), property]);
  return wins;
}

function beats<T extends Weighted>(a: Declared<T>, b: Declared<T>, layers: LayerOrder): boolean {
  // An inherited value loses to any value set on a nearer element, important or not.
  if (a.rule.distance !== b.rule.distance) return a.rule.distance < b.rule.distance;
  const first = a.rule.style.getPropertyPriority(a.property) !== '';
  const second = b.rule.style.getPropertyPriority(b.property) !== '';
  if (first !== second) return first;
  // Within one rule the later declaration wins.
  return a.rule === b.rule || compareRules(a.rule, b.rule, layers, first) > 0;
}
