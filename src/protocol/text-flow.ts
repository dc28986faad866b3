/**
 * Flow-relative sides (CSS Logical Properties 1). `padding-inline-start` is the left padding in text from left to right, the
 * right one from right to left, and the upper one in vertical text: the physical side depends on the element.
 */

/** Computed values of an element. Default: horizontal text from left to right. */
export interface TextFlow {
  direction?: string | undefined;
  writingMode?: string | undefined;
}

const SIDE = /^(.*?)(block|inline)-(start|end)(.*)$/;
const CORNER = /^border-(start|end)-(start|end)-radius$/;
const SIZE = /^(min-|max-)?(block|inline)-size$/;

/** The physical side for a flow-relative one: `left` for `inline` and `start`, in left-to-right text. */
function sideOf(axis: string, end: string, { direction, writingMode = '' }: TextFlow): string {
  const isVertical = /^(?:vertical|sideways)/.test(writingMode);
  const [first, last] = sidesOf(axis, isVertical);
  const turns =
    axis === 'block' ? writingMode.endsWith('-rl') : (direction === 'rtl') !== (writingMode === 'sideways-lr');
  return (end === 'start') !== turns ? first : last;
}

function sidesOf(axis: string, isVertical: boolean): readonly [string, string] {
  return (axis === 'inline') === isVertical ? ['top', 'bottom'] : ['left', 'right'];
}

/** The physical property for a flow-relative one in this text flow; a physical property maps to itself. */
export function physicalOf(property: string, flow: TextFlow): string {
  const [, before = '', axis, end, after = ''] = SIDE.exec(property) ?? [];
  if (axis && end) return (before === 'inset-' ? '' : before) + sideOf(axis, end, flow) + after;
  const [, block, inline] = CORNER.exec(property) ?? [];
  if (block && inline) {
    const sides = [sideOf('block', block, flow), sideOf('inline', inline, flow)];
    const [vertical, horizontal] = /^(?:top|bottom)$/.test(sides[0] as string) ? sides : sides.reverse();
    return `border-${vertical}-${horizontal}-radius`;
  }
  const [size, lead = '', along] = SIZE.exec(property) ?? [];
  if (!size) return property;
  return (
    lead +
    (sidesOf(along as string, /^(?:vertical|sideways)/.test(flow.writingMode ?? ''))[0] === 'left' ? 'width' : 'height')
  );
}

const AXES = ['block', 'inline'];
const ENDS = ['start', 'end'];

/** The flow-relative property for a physical longhand in this text flow, or null. */
export function logicalOf(property: string, flow: TextFlow): string | null {
  return logicalNames(property).find((name) => physicalOf(name, flow) === property) ?? null;
}

function logicalNames(property: string): string[] {
  const [, extreme = '', size] = /^(min-|max-)?(width|height)$/.exec(property) ?? [];
  if (size) return AXES.map((axis) => `${extreme}${axis}-size`);
  if (/^border-\w+-\w+-radius$/.test(property)) {
    return ENDS.flatMap((block) => ENDS.map((inline) => `border-${block}-${inline}-radius`));
  }
  const [side, before = '', , after = ''] = /^(|.*-)(top|right|bottom|left)(-\w+|)$/.exec(property) ?? [];
  if (side === undefined) return [];
  return AXES.flatMap((axis) => ENDS.map((end) => `${before || 'inset-'}${axis}-${end}${after}`));
}
