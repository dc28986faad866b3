/** Names of style props: CSS that a library takes as props of its components (`mt={12}`, `fz="sm"`). */
import { type Dialect, propertyOf } from '../code-styles/object-keys.ts';
import { styleKey } from '../css/values.ts';

export interface StyleProps {
  library: string;
  /** the CSS property that a prop sets on a component; null for other props */
  propertyOf(prop: string, tag: string): string | null;
  /** the prop for a CSS property on a component; null where it has none */
  propFor(property: string, tag: string): string | null;
  /** plain numbers are pixels, and lengths in pixels are written so */
  takesPixels: boolean;
  /** they end in the element's `style` attribute, so that no class wins over them */
  areInline: boolean;
}

const MANTINE: Readonly<Record<string, string>> = {
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
const LAYOUT: Readonly<Record<string, string>> = {
  gap: 'gap',
  rowGap: 'row-gap',
  columnGap: 'column-gap',
  align: 'align-items',
  justify: 'justify-content',
  direction: 'flex-direction',
  wrap: 'flex-wrap',
};

const RADIX: Readonly<Record<string, string>> = {
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

/** Chakra's names are those of CSS, and the short ones that libraries share. */
const CHAKRA: Dialect = { name: 'tokens', widths: {}, base: null };

const byTable =
  (table: Readonly<Record<string, string>>, layouts: RegExp) =>
  (prop: string, tag: string): string | null => {
    if (Object.hasOwn(table, prop)) return table[prop] as string;
    return layouts.test(tag) && Object.hasOwn(LAYOUT, prop) ? (LAYOUT[prop] as string) : null;
  };

function reverse(propertyOfProp: StyleProps['propertyOf'], tables: readonly Readonly<Record<string, string>>[]) {
  const props = tables.flatMap((table) => Object.keys(table));
  return (property: string, tag: string) => props.find((prop) => propertyOfProp(prop, tag) === property) ?? null;
}

const inMantine = byTable(MANTINE, /^(?:Flex|Group|Stack)$/);
const inRadix = byTable(RADIX, /^(?:Flex|Grid)$/);

const LIBRARIES: readonly [RegExp, StyleProps][] = [
  [
    /^@mantine\/core$/,
    {
      library: 'Mantine',
      propertyOf: inMantine,
      propFor: reverse(inMantine, [MANTINE, LAYOUT]),
      takesPixels: true,
      areInline: true,
    },
  ],
  [
    /^@radix-ui\/themes$/,
    { library: 'Radix Themes', propertyOf: inRadix, propFor: () => null, takesPixels: false, areInline: true },
  ],
  [
    /^@chakra-ui\/(?:react|layout)$/,
    {
      library: 'Chakra UI',
      propertyOf: chakraProperty,
      propFor: chakraProp,
      takesPixels: false,
      areInline: false,
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

const SHORT: Readonly<Record<string, string>> = {
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
  return own ?? SHORT[property] ?? styleKey(property);
}
