/** Which of two rules wins, for declarations of one importance: layer, specificity, order (CSS Cascade 5). */
import type { LayerOrder } from './layers.ts';
import { compareSpecificity } from './specificity.ts';
import type { Specificity } from './style-rules.ts';

export interface RuleWeight {
  /** full name of its layer, empty outside of layers */
  layer: string;
  specificity: Specificity;
  /** grows from rule to rule, in the order of loading */
  order: number;
}

/** Positive when `a` wins over `b`. */
export function compareWeights(a: RuleWeight, b: RuleWeight, layers: LayerOrder, important: boolean): number {
  const layer = layers.compare(a.layer, b.layer);
  if (layer !== 0) return important ? -layer : layer;
  return compareSpecificity(a.specificity, b.specificity) || a.order - b.order;
}
