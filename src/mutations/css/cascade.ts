/// <reference path="./libraries.d.ts" />
/** Which of several rules wins: importance, layers, specificity, order (CSS Cascade 5). */
import Specificity from '@bramus/specificity';
import { LayerOrder } from '../../protocol/layers.ts';
import type { Specificity as Weight } from '../../protocol/style-rules.ts';
import type { Reading } from './context.ts';
import { type CssRule, layerOf, type Sheet } from './source.ts';

const weights = new Map<string, Weight>();

/** Of one complex selector. What CSS modules and preprocessors add counts as the browser gets it. */
export function specificityOf(selector: string): Weight {
  const known = weights.get(selector);
  if (known) return known;
  const plain = selector
    .replace(/:(?:global|local)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1')
    .replace(/:(?:global|local)\b/g, '');
  const weight = calculate(plain);
  if (weights.size > 5_000) weights.clear();
  weights.set(selector, weight);
  return weight;
}

function calculate(selector: string): Weight {
  try {
    return Specificity.calculate(selector)[0]?.toArray() ?? [0, 0, 0];
  } catch {
    // A selector that does not parse matches nothing.
    return [0, 0, 0];
  }
}

export class Cascade {
  private readonly layers = new LayerOrder();
  private readonly places: ReadonlyMap<string, number>;

  /** @param sheets in the order in which the app loads them */
  constructor(sheets: readonly Sheet[]) {
    this.places = new Map(sheets.map(({ file }, index) => [file, index]));
    for (const { layers } of sheets) for (const layer of layers) this.layers.note(layer);
  }

  /** Positive when `a` wins over `b`, for declarations of this importance. */
  compare(a: Reading, b: Reading, important: boolean): number {
    const layer = this.layers.compare(layerOf(a.rule.conditions), layerOf(b.rule.conditions));
    if (layer !== 0) return important ? -layer : layer;
    const first = specificityOf(a.selector);
    const second = specificityOf(b.selector);
    for (const i of [0, 1, 2] as const) if (first[i] !== second[i]) return first[i] - second[i];
    return this.placeOf(a.rule) - this.placeOf(b.rule);
  }

  /** Grows from rule to rule, in the order of loading. */
  placeOf(rule: CssRule): number {
    return (this.places.get(rule.sheet.file) ?? 0) * 100_000 + rule.index;
  }
}
