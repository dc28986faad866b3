/** Names of style props: CSS that a library takes as props of its components (`mt={12}`, `fz="sm"`). */
import { type Dialect, propertyOf } from '../code-styles/object-keys.ts';
import { styleKey } from '../css/values.ts';
import { STYLED_BY_PROPS } from '../jsx/imported-names.ts';

/** Prop to CSS property. */
type Names = Readonly<Record<string, string>>;

export interface StyleProps {
  /** the CSS property that a prop sets on a component; null for other props */
  propertyOf(prop: string, tag: string): string | null;
  /** the prop for a CSS property on a component; null where it has none */
  propFor(property: string, tag: string): string | null;
  /** plain numbers are pixels, and lengths in pixels are written so */
  takesPixels: boolean;
  /** the prop ends in the element's `style` attribute, so that no class or style wins over it */
  isInline(prop: string): boolean;
  /** an `sx` may say the same, and wins */
  isBelowSx?: boolean;
}

const MANTINE: Names = {
  m: 'margin',
  mx: 'margin-inline',
  my: 'margin-block',
  mt: 'margin-top',
  mb: 'margin-bottom',
  ml: 'margin-left',
  mr: 'margin-right',
  ms: 'margin-inline-start',
  me: 'margin-inline-end',
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  pt: 'padding-top',
  pb: 'padding-bottom',
  pl: 'padding-left',
  pr: 'padding-right',
  ps: 'padding-inline-start',
  pe: 'padding-inline-end',
  bd: 'border',
  bg: 'background',
  c: 'color',
  opacity: 'opacity',
  ff: 'font-family',
  fz: 'font-size',
  fw: 'font-weight',
  lts: 'letter-spacing',
  ta: 'text-align',
  lh: 'line-height',
  fs: 'font-style',
  tt: 'text-transform',
  td: 'text-decoration',
  w: 'width',
  miw: 'min-width',
  maw: 'max-width',
  h: 'height',
  mih: 'min-height',
  mah: 'max-height',
  bgsz: 'background-size',
  bgp: 'background-position',
  bgr: 'background-repeat',
  bga: 'background-attachment',
  pos: 'position',
  top: 'top',
  left: 'left',
  bottom: 'bottom',
  right: 'right',
  inset: 'inset',
  display: 'display',
};

/** Props of the components that lay out their children. */
const LAYOUT: Names = {
  gap: 'gap',
  rowGap: 'row-gap',
  columnGap: 'column-gap',
  align: 'align-items',
  justify: 'justify-content',
  direction: 'flex-direction',
  wrap: 'flex-wrap',
};

/** Mantine's components whose outermost element has the corners that `radius` rounds, and those with a `shadow`. */
const ROUNDED = /^(?:ActionIcon|Alert|Avatar|Badge|Button|Card|Image|Notification|Paper|Skeleton|ThemeIcon)$/;
const SHADOWED = /^(?:Card|Paper)$/;

const RADIX: Names = {
  ...Object.fromEntries(Object.entries(MANTINE).filter(([prop]) => /^[mp][xytblr]?$/.test(prop))),
  width: 'width',
  minWidth: 'min-width',
  maxWidth: 'max-width',
  height: 'height',
  minHeight: 'min-height',
  maxHeight: 'max-height',
  position: 'position',
  inset: 'inset',
  top: 'top',
  right: 'right',
  bottom: 'bottom',
  left: 'left',
  flexBasis: 'flex-basis',
  flexShrink: 'flex-shrink',
  flexGrow: 'flex-grow',
};

/** Both are `bg`, which takes a plain colour. */
const COLOURED: Names = { 'background-color': 'background' };

/** Chakra's names are those of CSS, and the short ones that libraries share. */
const CHAKRA: Dialect = { name: 'tokens', widths: {}, base: null };

const named = (names: Names, prop: string): string | null =>
  Object.hasOwn(names, prop) ? (names[prop] as string) : null;

function propNaming(names: Names, property: string): string | null {
  return Object.keys(names).find((prop) => names[prop] === property) ?? null;
}

function mantineNames(tag: string): Names {
  if (/^(?:Flex|Group|Stack)$/.test(tag)) return { ...MANTINE, ...LAYOUT };
  return {
    ...MANTINE,
    ...(ROUNDED.test(tag) && { radius: 'border-radius' }),
    ...(SHADOWED.test(tag) && { shadow: 'box-shadow' }),
  };
}

const radixNames = (tag: string): Names => (/^(?:Flex|Grid)$/.test(tag) ? { ...RADIX, ...LAYOUT } : RADIX);

/** MUI's components whose props may be those of an `sx`; of its others `color` and the like are props of their own. */
const WITH_SYSTEM_PROPS = /^(?:Box|DialogContentText|Grid2?|Link|Stack|Typography)$/;
const SYSTEM =
  /^(?:(?:margin|padding|border|font|flex|grid)(?:-[a-z-]+)?|(?:background-)?color|text-(?:align|transform|overflow)|l(?:etter-spacing|ine-height)|display|overflow|visibility|white-space|(?:(?:min|max)-)?(?:width|height)|(?:(?:row|column)-)?gap|(?:align|justify)-(?:items|content|self)|order|position|z-index|top|right|bottom|left|box-shadow)$/;
export const SX: Dialect = { name: 'sx', widths: {}, base: null };

function muiProperty(prop: string, tag: string): string | null {
  if (!WITH_SYSTEM_PROPS.test(tag)) return null;
  if (tag === 'Typography' && prop === 'align') return 'text-align';
  const property = propertyOf(prop, SX);
  return SYSTEM.test(property) ? property : null;
}

const LIBRARIES: readonly [RegExp, StyleProps][] = [
  [
    /^@mui\/(?:material|system|joy)(?:\/[A-Z]\w*)?$/,
    { propertyOf: muiProperty, propFor: () => null, takesPixels: false, isInline: () => false, isBelowSx: true },
  ],
  [
    STYLED_BY_PROPS.mantine,
    {
      propertyOf: (prop, tag) => named(mantineNames(tag), prop),
      propFor: (property, tag) => propNaming(mantineNames(tag), COLOURED[property] ?? property),
      takesPixels: true,
      isInline: (prop) => Object.hasOwn(MANTINE, prop),
    },
  ],
  [
    /^@radix-ui\/themes$/,
    {
      propertyOf: (prop, tag) => named(radixNames(tag), prop),
      propFor: () => null,
      takesPixels: false,
      isInline: () => false,
    },
  ],
  [
    STYLED_BY_PROPS.chakra,
    {
      propertyOf: chakraProperty,
      propFor: chakraProp,
      takesPixels: false,
      isInline: () => false,
    },
  ],
];

/** The style props of the components that a module exports; null for others. */
export function stylePropsOf(specifier: string): StyleProps | null {
  return LIBRARIES.find(([pattern]) => pattern.test(specifier))?.[1] ?? null;
}

const FLEXES = /^(?:Flex|Stack|HStack|VStack|Wrap)$/;

function chakraProperty(prop: string, tag: string): string | null {
  if (prop === 'shadow') return 'box-shadow';
  if (FLEXES.test(tag) && prop !== 'gap' && Object.hasOwn(LAYOUT, prop)) return LAYOUT[prop] as string;
  const property = propertyOf(prop, CHAKRA);
  return /^[a-z]+(?:-[a-z]+)*$/.test(property) ? property : null;
}

const SHORT: Names = {
  background: 'bg',
  width: 'w',
  height: 'h',
  'min-width': 'minW',
  'max-width': 'maxW',
  'min-height': 'minH',
  'max-height': 'maxH',
};

function chakraProp(property: string, tag: string): string | null {
  const [, box, side] = /^(margin|padding)(?:-(top|right|bottom|left|inline|block))?$/.exec(property) ?? [];
  if (box) return box[0] + ({ inline: 'x', block: 'y' }[side ?? ''] ?? side?.[0] ?? '');
  const own = FLEXES.test(tag) ? Object.keys(LAYOUT).find((prop) => LAYOUT[prop] === property) : undefined;
  return own ?? SHORT[COLOURED[property] ?? property] ?? styleKey(property);
}
