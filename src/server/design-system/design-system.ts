/** The project's theme: breakpoints, dark mode, tokens, and the scale of values for each property. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ClassEffect } from '../../mutations/tailwind/adapter.ts';
import type { Tailwind } from '../../mutations/tailwind/index.ts';
import { canonicalValue, substitute } from '../../mutations/tailwind/values.ts';
import type { DesignSystemAnswer, ScaleStep } from '../../protocol/design-system.ts';
import { physicalLonghandsOf } from '../../protocol/shorthands.ts';
import type { Workspace } from '../edits/workspace.ts';
import { askSheets } from '../sheets/stylesheets.ts';

/** Properties with a scale in the inspector. Longhands of one side use the scale of their shorthand. */
const SCALED = [
  ...['padding', 'margin', 'gap', 'width', 'height', 'min-width', 'max-width', 'min-height', 'max-height', 'inset'],
  ...['font-size', 'font-weight', 'font-family', 'line-height', 'letter-spacing'],
  ...['color', 'background-color', 'border-color', 'border-width', 'border-radius', 'box-shadow', 'opacity', 'z-index'],
];
const scales = new WeakMap<Tailwind, Promise<Record<string, ScaleStep[]>>>();

/** @param withScales false omits the scales, which take longest to compute */
export async function designSystemOf(ws: Workspace, withScales = true): Promise<DesignSystemAnswer> {
  const { tokensOf } = await import('./tokens.ts');
  const answer = await ws.tailwind.load();
  const tailwind = answer?.ok ? answer.tailwind : null;
  return {
    framework: tailwind?.framework ?? null,
    problem: answer && !answer.ok ? answer.reason : null,
    prefix: tailwind?.prefix ?? '',
    within: tailwind?.within ?? '',
    breakpoints: [...(tailwind?.breakpoints ?? [])],
    darkMode: tailwind?.darkMode ?? { kind: 'none', selector: null },
    tokens: tokensOf(ws, tailwind, await askSheets(ws, 'tokenDefinitions')),
    scales: tailwind && withScales ? await scalesOf(tailwind) : {},
  };
}

/** Computed once per theme, with pauses so that other requests are answered meanwhile. */
function scalesOf(tailwind: Tailwind): Promise<Record<string, ScaleStep[]>> {
  const known = scales.get(tailwind) ?? makeScales(tailwind);
  scales.set(tailwind, known);
  return known;
}

async function makeScales(tailwind: Tailwind): Promise<Record<string, ScaleStep[]>> {
  const found: Record<string, ScaleStep[]> = {};
  for (const property of SCALED) {
    await turn();
    found[property] = stepsOf(property, tailwind);
  }
  return found;
}

function stepsOf(property: string, tailwind: Tailwind): ScaleStep[] {
  const longhands = property === 'box-shadow' ? ['--tw-shadow'] : physicalLonghandsOf(property);
  const steps = new Map<string, ScaleStep & { place: number }>();
  for (const { base } of tailwind.index.classesFor(longhands)) {
    const effects = tailwind.index.effectsOf(base) ?? [];
    const written = effects.find(
      ({ property: name, self }) => self && physicalLonghandsOf(name).join() === longhands.join(),
    )?.value;
    if (written === undefined || /^-|\//.test(base) || !effects.every((one) => isPartOf(one, property, longhands)))
      continue;
    const own = (name: string) => effects.find((one) => one.property === name)?.value ?? tailwind.themeValue(name);
    const canonical = canonicalValue(written, own);
    // a class for a part alone, such as the colour of a shadow
    if (canonical.includes('var(--tw-')) continue;
    const value = substitute(written, own);
    const known = steps.get(canonical);
    if (!known || base.length < known.className.length) {
      steps.set(canonical, {
        className: base,
        value: /^calc\(/.test(value) ? canonical : value,
        place: placeOf(canonical),
      });
    }
  }
  return [...steps.values()].sort((a, b) => a.place - b.place).map(({ className, value }) => ({ className, value }));
}

/** What Tailwind's own classes for a property set beside it. */
const BESIDE: Record<string, RegExp> = {
  'font-size': /^(?:line-height|letter-spacing|font-weight)$/,
  'font-family': /^font-(?:feature|variation)-settings$/,
  'border-width': /^border-style$/,
  'box-shadow': /^box-shadow$/,
};

/** True for an effect that a value of the property may have: a class of the project's own that sets more is no value. */
function isPartOf({ property: name, self }: ClassEffect, property: string, longhands: readonly string[]): boolean {
  if (!self || name.startsWith('--') || BESIDE[property]?.test(name)) return self;
  return physicalLonghandsOf(name).every((one) => longhands.includes(one));
}

/** Sort key: keywords first, numbers by size, all others in the theme's order. */
function placeOf(value: string): number {
  const number = /^(-?[\d.]+)(px|%|em|)$/.exec(value);
  if (!number) return /^[a-z-]+$/.test(value) ? -1 : 0;
  return Number(number[1]) + (number[2] === '%' ? 1e6 : 0);
}
