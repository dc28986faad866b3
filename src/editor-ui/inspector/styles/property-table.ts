/** Facts about a property for its field: unit of a bare number, range, and keywords. */
import type { TokenKind } from '../../../protocol/design-system.ts';
import { LINE_CLAMP } from '../../../protocol/line-clamp.ts';
import { longhandsOf } from '../../../protocol/shorthands.ts';
import type { StepRange } from '../../styling/css-value.ts';

export interface PropertyFacts extends StepRange {
  /** unit for a bare number; null where numbers have none */
  unit: string | null;
  /** words offered, besides those that every property takes */
  keywords?: readonly string[];
  /** tokens that fit */
  tokens?: readonly TokenKind[];
  /** shown where the property is not set: its computed value is the used size, not an authored one */
  unset?: string;
}

const LENGTH: PropertyFacts = { unit: 'px' };
const POSITIVE: PropertyFacts = { unit: 'px', least: 0 };
const TEXT: PropertyFacts = { unit: null };

const SPACING = ['spacing', 'size'] as const;

const FACTS: Readonly<Record<string, PropertyFacts>> = {
  ...each(['padding', ...longhandsOf('padding')], { ...POSITIVE, tokens: SPACING }),
  ...each(['margin', ...longhandsOf('margin')], { ...LENGTH, keywords: ['auto'], tokens: SPACING }),
  ...each(longhandsOf('inset'), { ...LENGTH, keywords: ['auto'], tokens: SPACING, unset: 'auto' }),
  ...each(['gap', ...longhandsOf('gap')], { ...POSITIVE, tokens: SPACING, unset: '0px' }),
  ...each(['width', 'height'], {
    ...POSITIVE,
    keywords: ['auto', 'fit-content', 'min-content', 'max-content', '100%'],
    tokens: SPACING,
    unset: 'auto',
  }),
  ...each(['min-width', 'min-height'], {
    ...POSITIVE,
    keywords: ['0', 'auto', 'fit-content', '100%'],
    tokens: SPACING,
  }),
  ...each(['max-width', 'max-height'], { ...POSITIVE, keywords: ['none', 'fit-content', '100%'], tokens: SPACING }),
  'aspect-ratio': { unit: null, keywords: ['auto', '1 / 1', '4 / 3', '16 / 9'] },
  'flex-basis': { ...POSITIVE, keywords: ['auto', 'content', '0%', '100%'], tokens: SPACING },
  ...each(['flex-grow', 'flex-shrink'], { unit: null, least: 0 }),
  order: { unit: null },
  'z-index': { unit: null, keywords: ['auto'] },
  'grid-template-columns': { unit: null, keywords: ['none', 'repeat(2, minmax(0, 1fr))', 'repeat(3, minmax(0, 1fr))'] },
  'grid-template-rows': { unit: null, keywords: ['none', 'auto', 'repeat(2, minmax(0, 1fr))'] },
  ...each(['grid-column', 'grid-row'], { unit: null, keywords: ['auto', 'span 2', 'span 3', '1 / -1'], unset: 'auto' }),
  rotate: { unit: 'deg', keywords: ['none'] },
  scale: { unit: null, plain: 0.05, keywords: ['none'] },
  translate: { unit: 'px', keywords: ['none'] },
  transform: { unit: null, keywords: ['none'] },
  'font-size': { ...POSITIVE, tokens: ['fontSize'] },
  'line-height': { unit: null, least: 0, plain: 0.1, keywords: ['normal'], tokens: ['lineHeight'] },
  'letter-spacing': { unit: 'px', keywords: ['normal'], tokens: ['letterSpacing'] },
  'font-family': { unit: null, keywords: ['sans-serif', 'serif', 'monospace', 'system-ui'], tokens: ['font'] },
  'font-weight': { unit: null, least: 1, most: 1000, plain: 100, tokens: ['fontWeight'] },
  [LINE_CLAMP]: { unit: null, least: 1, keywords: ['none', '1', '2', '3', '4', '5', '6'], unset: 'none' },
  opacity: { unit: null, least: 0, most: 1, plain: 0.01 },
  ...each(['border-width', ...longhandsOf('border-width'), 'outline-width'], POSITIVE),
  'outline-offset': { ...LENGTH, tokens: SPACING },
  ...each(['border-radius', ...longhandsOf('border-radius')], {
    ...POSITIVE,
    keywords: ['0px', '50%', '9999px'],
    tokens: ['radius'],
  }),
  'box-shadow': { unit: null, keywords: ['none'], tokens: ['shadow'] },
  'background-image': { unit: null, keywords: ['none', 'linear-gradient(to right, #000, #fff)'] },
  'background-size': { unit: null, keywords: ['auto', 'cover', 'contain'] },
  'background-position': { unit: null, keywords: ['center', 'top', 'bottom', 'left', 'right'] },
  filter: { unit: null, keywords: ['none', 'blur(4px)', 'grayscale(1)'] },
  'backdrop-filter': { unit: null, keywords: ['none', 'blur(8px)'] },
  transition: { unit: null, keywords: ['none', 'all 150ms ease'] },
  animation: { unit: null, keywords: ['none'] },
  'text-shadow': { unit: null, keywords: ['none'] },
  'clip-path': {
    unit: null,
    keywords: ['none', 'circle(50%)', 'inset(0 round 12px)', 'polygon(50% 0, 100% 100%, 0 100%)'],
  },
  'object-position': { unit: null, keywords: ['center', 'top', 'bottom', 'left', 'right'] },
  columns: { unit: null, least: 1, keywords: ['auto', '2', '3', '16rem'] },
  'stroke-width': POSITIVE,
  'stroke-dasharray': { unit: null, keywords: ['none', '4', '4 2'] },
  ...each(['stroke-dashoffset', 'word-spacing'], LENGTH),
  'text-indent': { ...LENGTH, tokens: SPACING },
  'text-decoration-thickness': { ...POSITIVE, keywords: ['auto', 'from-font'] },
  'text-underline-offset': { ...LENGTH, keywords: ['auto'] },
  'list-style-image': { unit: null, keywords: ['none'] },
  ...each(['grid-auto-columns', 'grid-auto-rows'], { unit: 'px', keywords: ['auto', 'minmax(0, 1fr)', 'min-content'] }),
  'transform-origin': {
    unit: null,
    keywords: ['center', 'top', 'bottom', 'left', 'right', '0 0', '100% 0', '0 100%', '100% 100%'],
    unset: 'center',
  },
  perspective: { ...POSITIVE, keywords: ['none', '800px'] },
};

/** True for properties whose value is a colour. */
export function isColor(property: string): boolean {
  return property.endsWith('color') || property === 'fill' || property === 'stroke';
}

export function factsOf(property: string): PropertyFacts {
  return FACTS[property] ?? TEXT;
}

function each(properties: readonly string[], facts: PropertyFacts): Record<string, PropertyFacts> {
  return Object.fromEntries(properties.map((property) => [property, facts]));
}
