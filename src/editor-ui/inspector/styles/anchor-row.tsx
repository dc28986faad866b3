import { Hint } from '../../ui/tooltip.tsx';
import { Row } from './rows.tsx';
import { type PropertyView, useProperty, useStyleEditing } from './use-property.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** Where the element is held, by the sides that are 0. */
const ANCHORS: readonly (readonly [name: string, sides: readonly Side[]])[] = [
  ['Top left', ['top', 'left']],
  ['Top right', ['top', 'right']],
  ['Bottom left', ['bottom', 'left']],
  ['Bottom right', ['bottom', 'right']],
  ['Along the left', ['top', 'bottom', 'left']],
  ['Along the right', ['top', 'right', 'bottom']],
  ['Along the bottom', ['right', 'bottom', 'left']],
  ['Along the top', ['top', 'right', 'left']],
  ['Over all of it', SIDES],
];

/** The usual places of an absolute or fixed element, each by one press. */
export function AnchorRow() {
  const editing = useStyleEditing();
  const place = useProperty('inset');
  const views: Record<Side, PropertyView> = {
    top: useProperty('top'),
    right: useProperty('right'),
    bottom: useProperty('bottom'),
    left: useProperty('left'),
  };
  const isAt = (sides: readonly Side[]) =>
    SIDES.every((side) => (sides.includes(side) ? isZero(views[side]) : isFree(views[side])));
  const hold = (sides: readonly Side[]) => {
    if (sides === SIDES) return void editing.set({ inset: '0px' });
    const others = SIDES.filter((side) => !sides.includes(side) && !isFree(views[side]) && !isOwn(views[side]));
    const hasOwn = SIDES.some((side) => isOwn(views[side]));
    void editing.set({
      ...(hasOwn && { inset: null }),
      ...Object.fromEntries(sides.map((side) => [side, '0px'])),
      ...Object.fromEntries(others.map((side) => [side, 'auto'])),
    });
  };
  return (
    <Row view={place} label="Anchor" properties={SIDES}>
      <fieldset className="style-choice" aria-label="Anchor">
        {ANCHORS.map(([name, sides]) => (
          <Hint key={name} label={name}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={isAt(sides)}
              className="style-choice-item"
              onClick={() => hold(sides)}
            >
              <AnchorIcon sides={sides} />
            </button>
          </Hint>
        ))}
      </fieldset>
    </Row>
  );
}

const isZero = ({ text }: PropertyView) => /^0(?:px|rem|em|%)?$/.test(text);

const isFree = ({ text }: PropertyView) => text === '' || text === 'auto';

/** It goes with a reset: where the edit goes has it, or has just got it. */
const isOwn = (view: PropertyView) => !isFree(view) && (view.target.inPlace || view.origin.kind === 'none');

function AnchorIcon({ sides }: { sides: readonly Side[] }) {
  const has = (side: Side) => sides.includes(side);
  const [width, height] = [has('left') && has('right') ? 8 : 4, has('top') && has('bottom') ? 8 : 4];
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect x="0.5" y="0.5" width="11" height="11" rx="1.5" fill="none" stroke="currentColor" opacity="0.5" />
      <rect
        x={has('left') ? 2 : 10 - width}
        y={has('top') ? 2 : 10 - height}
        width={width}
        height={height}
        fill="currentColor"
      />
    </svg>
  );
}
