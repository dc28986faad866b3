/** Properties and easings that most transitions have: in a Tailwind project those that its classes stand for. */
import type { DesignSystemAnswer } from '../../../../protocol/design-system.ts';
import { readCurve } from './curve.ts';
import type { UsualChoice } from './usual.tsx';

type Design = Pick<DesignSystemAnswer, 'framework' | 'tokens'> | null;

/** As many as stand beside the curve. */
const MOST_OWN = 4;
const COLORS = 'color, background-color, border-color, outline-color, text-decoration-color, fill, stroke';

/** Tailwind 3 moves by `transform` alone, and its colours leave the outline out. */
export function usualProperties(design: Design): readonly UsualChoice[] {
  const isOld = design?.framework === 'tailwind-3';
  return [
    ['All', 'all'],
    ['Colours', isOld ? COLORS.replace(' outline-color,', '') : COLORS],
    ['Opacity', 'opacity'],
    ['Shadow', 'box-shadow'],
    ['Move', isOld ? 'transform' : 'transform, translate, scale, rotate'],
  ];
}

/** Of a theme that has easings of its own, these: Tailwind's `ease-out` is another curve than CSS's. */
export function usualEasings(design: Design): readonly UsualChoice[] {
  const own = (name: string) => design?.framework && easingOf(design, name);
  return [
    ['Linear', 'linear'],
    ['Ease', 'ease'],
    ['In', own('in') || 'ease-in'],
    ['Out', own('out') || 'ease-out'],
    ['Both', own('in-out') || 'ease-in-out'],
  ];
}

const THEME_EASING = /^(?:--ease-|transitionTimingFunction\.)(.+)$/;
const USUAL = new Set(['linear', 'in', 'out', 'in-out', 'DEFAULT', 'initial']);

/** Further curves of the theme, each by its name there. */
export function ownEasings(design: Design): readonly UsualChoice[] {
  if (!design?.framework) return [];
  const named = design.tokens.flatMap((token): UsualChoice[] => {
    const name = THEME_EASING.exec(token.name)?.[1];
    const curve = readCurve(token.value);
    return name && !USUAL.has(name) && curve ? [[name, `cubic-bezier(${curve.join(', ')})`]] : [];
  });
  return [...new Map(named)].slice(0, MOST_OWN);
}

/** Of a new transition: what Tailwind's classes bring anyway. */
export function defaultEasing(design: Design): string {
  return (design?.framework && easingOf(design, 'in-out')) || 'ease';
}

/** A curve by its name, where it is a usual one. */
export function easingName(easing: string, design: Design): string {
  return (
    [...usualEasings(design), ...ownEasings(design)].find(([, value]) => value === easing)?.[0].toLowerCase() ?? easing
  );
}

/** `Colours`, `height + 2` */
export function propertiesName(properties: readonly string[], design: Design): string {
  const usual = usualProperties(design).find(([, value]) => value === properties.join(', '))?.[0];
  const [first = '', ...others] = properties;
  return usual ?? (others.length > 0 ? `${first} + ${others.length}` : first);
}

function easingOf({ tokens }: NonNullable<Design>, name: string): string | undefined {
  const names = [`--ease-${name}`, `transitionTimingFunction.${name}`];
  const value = tokens.find((token) => names.includes(token.name))?.value;
  // as the browser tells a curve
  return value?.replace(/\s+/g, '').replaceAll(',', ', ');
}
