/** The rows of the styles panel, each with a value that is set nowhere yet, its class of Tailwind, and what the page shows then. */

/** How a person sets the value: types it, chooses it in a menu, or presses its button or point. */
export type Control = 'type' | 'menu' | 'press' | 'point';

export interface PanelRow {
  /** tag of the element, of which the page has one */
  on: string;
  property: string;
  control: Control;
  /** of the field, the menu or the group of buttons */
  name: string;
  value: string;
  classes: string;
  /** computed value of the property */
  shows: string | RegExp;
}

type Line = [property: string, control: Control, name: string, value: string, classes: string, shows: string | RegExp];

const on = (tag: string, lines: readonly Line[]): PanelRow[] =>
  lines.map(([property, control, name, value, classes, shows]) => ({
    on: tag,
    property,
    control,
    name,
    value,
    classes,
    shows,
  }));

/** Buttons that show the rest of a section's rows. */
export const OPENERS = [
  'More text styles',
  'More effects',
  'Scrolling',
  'Outline',
  'Each corner',
  'Each side',
  'Each axis',
] as const;

export const ROWS: readonly PanelRow[] = [
  ...on('h1', [
    ['display', 'press', 'Display', 'None: hidden', 'hidden', 'none'],
    ['display', 'menu', 'Display, all values', 'inline-block', 'inline-block', 'inline-block'],
    ['width', 'type', 'Width', '200', 'w-50', '200px'],
    ['height', 'type', 'Height', '40', 'h-10', '40px'],
    ['min-width', 'type', 'Smallest width', '80', 'min-w-20', '80px'],
    ['max-width', 'type', 'Largest width', '320', 'max-w-80', '320px'],
    ['min-height', 'type', 'Smallest height', '64', 'min-h-16', '64px'],
    ['max-height', 'type', 'Largest height', '64', 'max-h-16', '64px'],
    ['aspect-ratio', 'type', 'Aspect ratio', '16 / 9', 'aspect-video', '16 / 9'],
    ['font-family', 'type', 'Font', 'Georgia', 'font-[Georgia]', 'Georgia'],
    ['font-size', 'type', 'Font size', '24', 'text-2xl', '24px'],
    ['line-height', 'type', 'Line height', '2', 'leading-loose', /px$/],
    ['font-weight', 'menu', 'Weight', '600 Semibold', 'font-semibold', '600'],
    ['letter-spacing', 'type', 'Letter spacing', '2', 'tracking-[2px]', '2px'],
    ['color', 'type', 'Colour', '#ff0000', 'text-[#ff0000]', 'rgb(255, 0, 0)'],
    ['text-align', 'press', 'Align', 'Right', 'text-right', 'right'],
    ['text-decoration-line', 'press', 'Text decoration', 'Underline', 'underline', 'underline'],
    ['font-style', 'press', 'Font style', 'Italic', 'italic', 'italic'],
    ['text-transform', 'press', 'Case', 'Capitals', 'uppercase', 'uppercase'],
    ['white-space', 'menu', 'Breaks', 'nowrap', 'whitespace-nowrap', 'nowrap'],
    ['text-wrap', 'menu', 'Text wrap', 'balance', 'text-balance', 'balance'],
    ['-webkit-line-clamp', 'type', 'Max lines', '2', 'line-clamp-2', '2'],
    ['text-overflow', 'menu', 'Text overflow', 'ellipsis', 'text-ellipsis', 'ellipsis'],
    ['columns', 'type', 'Text columns', '3', 'columns-3', '3'],
    ['text-shadow', 'type', 'Text shadow', '0 1px 2px red', 'text-shadow-[0_1px_2px_red]', /1px 2px$/],
    ['background-color', 'type', 'Background colour', 'var(--color-brand)', 'bg-brand', 'rgb(18, 52, 86)'],
    [
      'background-image',
      'type',
      'Background image',
      'linear-gradient(red, blue)',
      'bg-[linear-gradient(red,blue)]',
      /^l/,
    ],
    ['background-clip', 'menu', 'Clip', 'text', 'bg-clip-text', 'text'],
    ['border-radius', 'type', 'Corner radius', '8', 'rounded-lg', '8px'],
    ['border-top-left-radius', 'type', 'Top left radius', '8', 'rounded-tl-lg', '8px'],
    ['border-top-right-radius', 'type', 'Top right radius', '8', 'rounded-tr-lg', '8px'],
    ['border-bottom-left-radius', 'type', 'Bottom left radius', '8', 'rounded-bl-lg', '8px'],
    ['border-bottom-right-radius', 'type', 'Bottom right radius', '8', 'rounded-br-lg', '8px'],
    ['border-width', 'type', 'Border width', '2', 'border-2', '2px'],
    ['border-top-width', 'type', 'Top border width', '2', 'border-t-2', '2px'],
    ['border-right-width', 'type', 'Right border width', '1', 'border-r', '1px'],
    ['border-bottom-width', 'type', 'Bottom border width', '4', 'border-b-4', '4px'],
    ['border-left-width', 'type', 'Left border width', '3', 'border-l-3', '3px'],
    ['border-style', 'menu', 'Border style', 'dashed', 'border-dashed', 'dashed'],
    ['border-color', 'type', 'Border colour', 'var(--color-brand)', 'border-brand', 'rgb(18, 52, 86)'],
    ['outline-style', 'menu', 'Outline style', 'dotted', 'outline-dotted', 'dotted'],
    ['outline-width', 'type', 'Outline width', '2', 'outline-2', '2px'],
    ['outline-color', 'type', 'Outline colour', 'var(--color-brand)', 'outline-brand', 'rgb(18, 52, 86)'],
    ['outline-offset', 'type', 'Outline offset', '2', 'outline-offset-2', '2px'],
    ['opacity', 'type', 'Opacity', '0.5', 'opacity-50', '0.5'],
    ['mix-blend-mode', 'menu', 'Blend', 'multiply', 'mix-blend-multiply', 'multiply'],
    ['box-shadow', 'type', 'Shadow', '0 0 4px red', 'shadow-[0_0_4px_red]', /4px/],
    ['filter', 'type', 'Filter', 'grayscale(1)', 'grayscale', 'grayscale(1)'],
    ['backdrop-filter', 'type', 'Backdrop', 'blur(8px)', 'backdrop-blur-sm', 'blur(8px)'],
    ['overflow', 'menu', 'Overflow', 'hidden', 'overflow-hidden', 'hidden'],
    ['overflow-x', 'menu', 'Overflow across', 'auto', 'overflow-x-auto', 'auto'],
    ['overflow-y', 'menu', 'Overflow down', 'scroll', 'overflow-y-scroll', 'scroll'],
    // the page has the editor's own while it is edited
    ['cursor', 'menu', 'Cursor', 'pointer', 'cursor-pointer', 'default'],
    ['transition', 'type', 'Transition', 'opacity 1s', 'transition-opacity duration-1000 ease-[ease]', /^opacity 1s/],
    ['animation', 'type', 'Animation', 'spin 1s linear infinite', 'animate-spin', /spin/],
    ['clip-path', 'type', 'Clip path', 'circle(40%)', '[clip-path:circle(40%)]', 'circle(40%)'],
    ['visibility', 'menu', 'Visibility', 'hidden', 'invisible', 'hidden'],
    ['pointer-events', 'menu', 'Pointer events', 'none', 'pointer-events-none', 'none'],
    ['user-select', 'menu', 'Text selection', 'none', 'select-none', 'none'],
    ['scroll-behavior', 'menu', 'Scroll behaviour', 'smooth', 'scroll-smooth', 'smooth'],
    ['scroll-snap-type', 'menu', 'Scroll snap', 'x mandatory', 'snap-x snap-mandatory', 'x mandatory'],
    ['scroll-snap-align', 'menu', 'Scroll snap place', 'start', 'snap-start', 'start'],
    ['position', 'menu', 'Position', 'relative', 'relative', 'relative'],
    ['z-index', 'type', 'Z index', '10', 'z-10', '10'],
    ['rotate', 'type', 'Rotate', '5', 'rotate-5', '5deg'],
    ['scale', 'type', 'Scale', '1.05', 'scale-105', '1.05'],
    ['translate', 'type', 'Translate', '8px 4px', 'translate-x-2 translate-y-1', '8px 4px'],
    ['transform', 'type', 'Transform', 'skewX(10deg)', 'transform-[skewX(10deg)]', /^matrix/],
  ]),
  ...on('blockquote', [
    ['top', 'type', 'Top', '8', 'top-2', '8px'],
    ['right', 'type', 'Right', '8', 'right-2', '8px'],
    ['bottom', 'type', 'Bottom', '8', 'bottom-2', '8px'],
    ['left', 'type', 'Left', 'auto', 'left-auto', /px|auto/],
    ['background-size', 'type', 'Background size', 'cover', 'bg-cover', 'cover'],
    ['background-position', 'type', 'Background position', 'center', 'bg-center', '50% 50%'],
    ['background-repeat', 'menu', 'Repeat', 'no-repeat', 'bg-no-repeat', 'no-repeat'],
  ]),
  ...on('div', [
    ['flex-direction', 'press', 'Direction', 'In a column', 'flex-col', 'column'],
    ['flex-wrap', 'press', 'Wrapping', 'Wrap into lines', 'flex-wrap', 'wrap'],
    ['justify-content', 'menu', 'Along the direction', 'space-between', 'justify-between', 'space-between'],
    ['align-items', 'menu', 'Across the direction', 'center', 'items-center', 'center'],
    ['justify-content', 'point', 'Alignment of the children', 'middle right', 'items-center justify-end', 'flex-end'],
    ['gap', 'type', 'Gap', '16', 'gap-4', '16px'],
  ]),
  ...on('p', [
    ['align-self', 'menu', 'Alignment of itself', 'center', 'self-center', 'center'],
    ['flex-grow', 'type', 'Grow', '1', 'grow', '1'],
    ['flex-shrink', 'type', 'Shrink', '0', 'shrink-0', '0'],
    ['flex-basis', 'type', 'Basis', '80', 'basis-20', '80px'],
    ['order', 'type', 'Order', '2', 'order-2', '2'],
  ]),
  ...on('section', [
    ['grid-template-columns', 'type', 'Columns', 'repeat(2, minmax(0, 1fr))', 'grid-cols-2', /px .*px$/],
    ['grid-template-rows', 'type', 'Rows', 'repeat(2, minmax(0, 1fr))', 'grid-rows-2', /px .*px$/],
    ['grid-auto-flow', 'menu', 'Flow', 'column', 'grid-flow-col', 'column'],
    ['justify-items', 'menu', 'Across the columns', 'center', 'justify-items-center', 'center'],
    ['align-items', 'point', 'Alignment of the children', 'bottom right', 'place-items-end', 'end'],
    ['align-items', 'menu', 'Across the rows', 'end', 'items-end', 'flex-end'],
  ]),
  ...on('em', [
    ['grid-column', 'type', 'Column', 'span 2', 'col-span-2', 'span 2 / span 2'],
    ['grid-row', 'type', 'Row', 'span 2', 'row-span-2', 'span 2 / span 2'],
    ['justify-self', 'menu', 'Across', 'end', 'justify-self-end', 'flex-end'],
    ['align-self', 'menu', 'Down', 'start', 'self-start', 'flex-start'],
  ]),
  ...on('ul', [
    ['list-style-type', 'menu', 'List marker', 'disc', 'list-disc', 'disc'],
    ['list-style-position', 'menu', 'Place of the marker', 'inside', 'list-inside', 'inside'],
  ]),
  ...on('img', [
    ['object-fit', 'menu', 'Fit', 'cover', 'object-cover', 'cover'],
    ['object-position', 'type', 'Position of the picture', 'top', 'object-top', '50% 0%'],
  ]),
  ...on('svg', [
    ['fill', 'type', 'Fill', 'var(--color-brand)', 'fill-brand', 'rgb(18, 52, 86)'],
    ['stroke', 'type', 'Stroke', 'var(--color-brand)', 'stroke-brand', 'rgb(18, 52, 86)'],
    ['stroke-width', 'type', 'Stroke width', '2', 'stroke-2', '2px'],
  ]),
];
