/** Which longhands a property of the panel stands for: the browser tells values and rules by longhand. */
const sides = (before: string, after = '') =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${before}-${side}${after}`);

const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  padding: sides('padding'),
  margin: sides('margin'),
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'border-width': sides('border', '-width'),
  'border-style': sides('border', '-style'),
  'border-color': sides('border', '-color'),
  'border-radius': [
    'border-top-left-radius',
    'border-top-right-radius',
    'border-bottom-right-radius',
    'border-bottom-left-radius',
  ],
  'text-decoration': ['text-decoration-line'],
  'grid-column': ['grid-column-start', 'grid-column-end'],
  'grid-row': ['grid-row-start', 'grid-row-end'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
};

/** Both sides of an axis of the text: `padding-inline`, `border-block-width`. */
const AXIS = /^(padding|margin|inset|border)-(inline|block)(-width|-style|-color|)$/;

/** Longhands of a property, itself where it is one. */
export function longhandsOf(property: string): readonly string[] {
  const [, box, axis, what = ''] = AXIS.exec(property) ?? [];
  if (box && (box !== 'border' || what)) return ['start', 'end'].map((end) => `${box}-${axis}-${end}${what}`);
  return LONGHANDS[property] ?? [property];
}

/** Shorthands that set a longhand, nearest first: `padding-left` → `padding`, `padding-inline-start` → `padding-inline`. */
export function shorthandsOf(longhand: string): readonly string[] {
  const found = Object.keys(LONGHANDS).filter((name) => LONGHANDS[name]?.includes(longhand));
  const [, axis, end, what = ''] = /^(.+-(?:inline|block))(-start|-end)(-\w+)?$/.exec(longhand) ?? [];
  if (axis) found.push(...new Set([axis + what, axis + end, axis].filter((name) => name !== longhand)));
  if (!axis && longhand.startsWith('border-') && !longhand.includes('radius')) found.push('border');
  if (longhand === 'background-color') found.push('background');
  if (/^font-(?:size|family|weight|style)$|^line-height$/.test(longhand)) found.push('font');
  return found;
}
