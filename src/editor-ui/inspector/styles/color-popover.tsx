import { useEditor } from '../../context.tsx';
import { selectedKey } from '../../store/store.ts';
import { ColorPad } from './color-pad.tsx';
import { contrastOf, readColor } from './colors.ts';
import { FieldPopover } from './field-popover.tsx';
import type { PopoverProps } from './popover-row.tsx';
import { Swatches } from './swatches.tsx';
import { useStyling } from './use-property.ts';
import { useShownValue } from './use-shown-value.ts';

/** Colour pad, the project's colours, and text contrast. */
export default function ColorPopover({ view, name, anchor, onClose }: PopoverProps) {
  const { property } = view;
  const { shown, show, write, choose, end } = useShownValue(property);
  const current = shown ?? view.computed;
  return (
    <FieldPopover name={name} anchor={anchor} onEnd={end} onClose={onClose}>
      <ColorPad
        value={current}
        written={view.text || view.computed}
        onShow={show}
        onDone={write}
        onText={(text) => choose(text)}
      />
      <Contrast property={property} value={current} />
      <Swatches current={view.text} onChoose={choose} />
    </FieldPopover>
  );
}

/** Contrast of a text colour with its backdrop, or of a backdrop with its text. */
function Contrast({ property, value }: { property: string; value: string }) {
  const { store } = useEditor();
  const key = selectedKey(store.getState()) ?? '';
  const styles = useStyling((state) => state.styles[key] ?? null);
  if (!styles || (property !== 'color' && property !== 'background-color')) return null;
  const { color = '', 'background-color': own = 'transparent', 'background-image': image = 'none' } = styles.values;
  const [text, back] = property === 'color' ? [value, own] : [color, value];
  const behind = [back, ...styles.backdrop.split('\n')];
  const ratio = image === 'none' ? contrastOf(text, ...behind) : null;
  if (ratio === null) return null;
  const seen = behind.filter((one) => readColor(one) !== null);
  const grade = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'Large text only' : 'Hard to read';
  return (
    <p className="mt-2 flex items-center gap-2 text-sm">
      <span
        aria-hidden="true"
        className="flex size-5 items-center justify-center rounded-sm border border-line font-semibold"
        style={{ color: text, background: `${seen.map((one) => `linear-gradient(${one}, ${one})`)}` }}
      >
        A
      </span>
      <span className="text-ink-2">Contrast</span>
      <span className="ml-auto tabular-nums">{ratio.toFixed(2)}</span>
      <span className={ratio >= 4.5 ? 'text-good-ink' : ratio >= 3 ? 'text-warn-ink' : 'text-bad-ink'}>{grade}</span>
    </p>
  );
}
