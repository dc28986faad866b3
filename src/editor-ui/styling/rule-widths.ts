/** Widths of rules whose source is not known, as those of Tailwind's classes: their media queries tell. */
import type { Breakpoint, ProcessedCssRule } from '../../protocol/style-rules.ts';
import { spanName, spanOfMedia } from '../../protocol/width-spans.ts';

/** @returns the rules, with the name of the widths that they are for where breakpoints of the project have one */
export function withWidths(
  rules: readonly ProcessedCssRule[],
  breakpoints: readonly Breakpoint[],
): readonly ProcessedCssRule[] {
  return rules.map((rule) => {
    if (rule.breakpoint !== null || rule.media.length === 0) return rule;
    const span = spanOfMedia(rule.media);
    const breakpoint = span && spanName(span, breakpoints);
    return breakpoint === null ? rule : { ...rule, breakpoint };
  });
}
