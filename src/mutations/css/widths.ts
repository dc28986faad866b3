/** How a sheet writes the widths of an edit, and where a block for them stands among the others. */
import type { AtRule } from 'postcss';
import { EVERY_WIDTH, type WidthSpan } from '../../protocol/width-spans.ts';
import { type CssEnvironment, contextOfConditions, readMedia, sameWidths } from './context.ts';
import type { Sheet } from './source.ts';

/**
 * The conditions for a span, each as this sheet writes it where it does.
 * @param alone nothing else is asked for beside them
 */
export function widthQueries({ from, below }: WidthSpan, env: CssEnvironment, sheet: Sheet, alone: boolean): string[] {
  const queries: string[] = [];
  if (from !== null) queries.push(spelled({ from, below: null }, env, sheet) ?? fromQuery(from, env));
  if (below !== null) queries.push(belowQuery(below, env, sheet, alone && from === null));
  return queries;
}

const written = (pixels: number, { breakpoints }: CssEnvironment): string =>
  breakpoints.find((one) => one.pixels === pixels)?.minWidth ?? `${pixels}px`;

const fromQuery = (pixels: number, env: CssEnvironment): string =>
  customMedia({ from: pixels, below: null }, env) ?? `(min-width: ${written(pixels, env)})`;

/** The project's name for these widths: `(--tablet)`. */
function customMedia(span: WidthSpan, { variables }: CssEnvironment): string | null {
  for (const [name, query] of variables) {
    const media = name.startsWith('--') ? readMedia(query, variables) : null;
    if (media && sameWidths(media.widths, span) && !media.dark) return `(${name})`;
  }
  return null;
}

/** A media feature of the sheet for exactly these widths, as written. */
function spelled(span: WidthSpan, env: CssEnvironment, sheet: Sheet): string | null {
  const all = mediaOf(sheet).filter((params) => {
    const media = readMedia(params, env.variables);
    return media && sameWidths(media.widths, span) && !media.dark && /^\([^()]*\)$/.test(params);
  });
  return all[0] ?? null;
}

function mediaOf({ root }: Sheet): string[] {
  const all: string[] = [];
  root.walkAtRules('media', ({ params }) => {
    all.push(params.trim());
  });
  return all;
}

/**
 * No width may be in `min-width: 768px` and below it, and none between them. `(width < 768px)` says just that, and is written
 * where the sheet compares widths like this. `max-width` includes its own width: 768px would be in both, and of 767px a zoomed
 * page knows widths in between (767.5px). So it is two hundredths of a pixel less, as in Bootstrap: no zoom of a browser makes
 * such a width. A query of a preprocessor's variable is negated instead, so that the query goes on following it.
 */
function belowQuery(pixels: number, env: CssEnvironment, sheet: Sheet, alone: boolean): string {
  const own = spelled({ from: null, below: pixels }, env, sheet) ?? customMedia({ from: null, below: pixels }, env);
  if (own) return own;
  const from = spelled({ from: pixels, below: null }, env, sheet);
  if (alone && from && /[$@]/.test(from)) return `not all and ${from}`;
  const length = written(pixels, env);
  if (comparesWidths(sheet) || !Number.isInteger(pixels)) return `(width < ${length})`;
  const [, unit = 'px'] = /^[\d.]+(px|r?em)$/.exec(length) ?? [];
  const last = unit === 'px' ? (pixels - 0.02).toFixed(2) : ((pixels - 0.02) / 16).toFixed(5);
  return `(max-width: ${last}${unit})`;
}

/** `(width >= 48rem)` rather than `(min-width: 48rem)`. */
function comparesWidths(sheet: Sheet): boolean {
  return mediaOf(sheet).some((params) => /\bwidth\s*[<>]/.test(params));
}

/**
 * The block behind which a new one for these widths goes; null where it goes right behind its rule. Blocks from a width up go
 * from narrow to wide, those below one from wide to narrow, so that of all that hold the one that is most about a width wins.
 */
export function blockBefore(blocks: readonly AtRule[], widths: WidthSpan, env: CssEnvironment): AtRule | null {
  const first = blocks.findIndex((one) => winsOver(one, widths, env));
  const before = first < 0 ? blocks : blocks.slice(0, first);
  return before.findLast((one) => yieldsTo(spanOf(one, env), widths)) ?? null;
}

/** True for a block that has to stand behind a new one for these widths. */
export function winsOver(block: AtRule, widths: WidthSpan, env: CssEnvironment): boolean {
  const { from, below } = spanOf(block, env);
  if (isBelow(widths)) return from === null && below !== null && below < widths.below;
  return below === null && from !== null && from > (widths.from ?? -1);
}

/** Rules below a width must also win over rules from a smaller width, which hold for some of the same widths. */
function yieldsTo({ from, below }: WidthSpan, widths: WidthSpan): boolean {
  if (!isBelow(widths)) return below === null && from !== null && from <= (widths.from ?? -1);
  if (from === null) return below !== null && below >= widths.below;
  return below === null && from < widths.below;
}

const isBelow = (span: WidthSpan): span is { from: null; below: number } => span.from === null && span.below !== null;

const spanOf = ({ name, params }: AtRule, { variables }: CssEnvironment): WidthSpan =>
  contextOfConditions([{ name, params }], variables)?.widths ?? EVERY_WIDTH;
