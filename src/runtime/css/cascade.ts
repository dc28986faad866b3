/** Which rule wins: importance, the style attribute, layers, specificity, order (CSS Cascade 5). */
import type { LayerOrder } from '../../protocol/layers.ts';
import type { Specificity } from '../../protocol/style-rules.ts';
import { isInheritable } from './properties.ts';
import { compareSpecificity } from './specificity.ts';

/** A rule as the cascade sees it. */
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

/** Positive when `a` is stronger than `b`, for declarations of one importance. */
export function compareRules(a: Weighted, b: Weighted, layers: LayerOrder, important = false): number {
  if (a.distance !== b.distance) return b.distance - a.distance;
  if (!a.specificity || !b.specificity) return Number(!a.specificity) - Number(!b.specificity);
  const layer = layers.compare(a.layer, b.layer);
  if (layer !== 0) return important ? -layer : layer;
  return compareSpecificity(a.specificity, b.specificity) || a.order - b.order;
}

/** Longhands per rule of which the element's value comes from it. */
export function winsOf<T extends Weighted>(rules: readonly T[], layers: LayerOrder): Map<T, string[]> {
  const winners = new Map<string, T>();
  for (const rule of rules) {
    if (!rule.applied) continue;
    for (const property of rule.style) {
      if (rule.distance > 0 && !isInheritable(property)) continue;
      const best = winners.get(property);
      if (!best || beats(rule, best, property, layers)) winners.set(property, rule);
    }
  }
  const wins = new Map<T, string[]>();
  for (const [property, rule] of winners) wins.set(rule, [...(wins.get(rule) ?? []), property]);
  return wins;
}

function beats(a: Weighted, b: Weighted, property: string, layers: LayerOrder): boolean {
  // What is inherited loses to whatever is set nearer, important or not.
  if (a.distance !== b.distance) return a.distance < b.distance;
  const first = a.style.getPropertyPriority(property) !== '';
  const second = b.style.getPropertyPriority(property) !== '';
  if (first !== second) return first;
  return compareRules(a, b, layers, first) > 0;
}
