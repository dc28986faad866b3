/** Properties and easings that most transitions have: in a Tailwind project those that its classes stand for. */
import type { DesignSystemAnswer } from '../../../../protocol/design-system.ts';

export type Choice = readonly [name: string, value: string];

type Design = Pick<DesignSystemAnswer, 'framework' | 'tokens'> | null;

const COLORS = 'color, background-color, border-color, outline-color, text-decoration-color, fill, stroke';

/** Tailwind 3 moves by `transform` alone, and its colours leave the outline out. */
export function usualProperties(design: Design): readonly Choice[] {
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
export function usualEasings(design: Design): readonly Choice[] {
  const own = (name: string) => design?.framework && easingOf(design, name);
  return [
    ['Linear', 'linear'],
    ['Ease', 'ease'],
    ['In', own('in') || 'ease-in'],
    ['Out', own('out') || 'ease-out'],
    ['Both', own('in-out') || 'ease-in-out'],
  ];
}

/** Of a new transition: what Tailwind's classes bring anyway. */
export function defaultEasing(design: Design): string {
  return (design?.framework && easingOf(design, 'in-out')) || 'ease';
}

/** A curve by its name, where it is a usual one. */
export function easingName(easing: string, design: Design): string {
  return (
    usualEasings(design)
      .find(([, value]) => value === easing)?.[0]
      .toLowerCase() ?? easing
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
