/** Which of several rules wins (CSS Cascade 5). */
import { compareWeights, type RuleWeight } from '../../protocol/cascade.ts';
import { LayerOrder } from '../../protocol/layers.ts';
import { specificityOf as specificityInBrowser } from '../../protocol/specificity.ts';
import type { Specificity } from '../../protocol/style-rules.ts';
import type { Reading } from './context.ts';
import { type CssRule, layerOf, type Sheet } from './source.ts';

/** Of one complex selector, without the marks of CSS modules, which the browser does not get. */
export function specificityOf(selector: string): Specificity {
  return specificityInBrowser(
    selector.replace(/:(?:global|local)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1').replace(/:(?:global|local)\b/g, ''),
  );
}

export class Cascade {
  private readonly layers = new LayerOrder();
  private readonly places: ReadonlyMap<Sheet, number>;

  /**
   * @param sheets in the order in which the app loads them
   * @param order of rules whose place in the cascade is not that in their sheet
   */
  constructor(
    sheets: readonly Sheet[],
    private readonly order: ReadonlyMap<CssRule, number> = new Map(),
  ) {
    this.places = new Map(sheets.map((sheet, index) => [sheet, index]));
    for (const { layers } of sheets) for (const layer of layers) this.layers.note(layer);
  }

  /** Positive when `a` wins over `b`, for declarations of this importance. */
  compare(a: Reading, b: Reading, important: boolean): number {
    return compareWeights(this.weightOf(a), this.weightOf(b), this.layers, important);
  }

  private weightOf({ rule, selector }: Reading): RuleWeight {
    return { layer: layerOf(rule.conditions), specificity: specificityOf(selector), order: this.placeOf(rule) };
  }

  /** Grows from rule to rule, in the order of loading. */
  placeOf(rule: CssRule): number {
    return this.order.get(rule) ?? (this.places.get(rule.sheet) ?? 0) * 100_000 + rule.index;
  }
}
