import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { HsvaColorPicker, setNonce } from 'react-colorful';
import {
  FORMATS,
  type Format,
  formatColor,
  formatOf,
  fromHsva,
  type Hsva,
  isSameColor,
  readColor,
  readHsva,
} from './colors.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/** Chromium's own tool; TypeScript's library has no types for it. */
interface ScreenPicker {
  new (): { open(): Promise<{ sRGBHex: string }> };
}

const picker = (window as { EyeDropper?: ScreenPicker }).EyeDropper ?? null;

/** Rejected when the user presses Escape. */
async function pickFromScreen(Picker: ScreenPicker, onColor: (color: string) => void): Promise<void> {
  const picked = await new Picker().open().catch(() => null);
  if (picked) onColor(picked.sRGBHex);
}

interface ColorPadProps {
  /** the colour shown, as CSS */
  value: string;
  /** the value in the source, whose notation is kept until the user picks another */
  written: string;
  /** with every move of the pointer */
  onShow(value: string): void;
  /** a drag, or a step by keys, has ended */
  onDone(): void;
  /** a valid colour was typed */
  onText(text: string): void;
}

/** Picks a colour by eye, or takes it as text in one of four notations. */
export function ColorPad({ value, written, onShow, onDone, onText }: ColorPadProps) {
  const [chosen, setFormat] = useState<Format | null>(null);
  const format = chosen ?? formatOf(written);
  const color = readColor(value) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0, alpha: 1 };
  const [hsva, setPicked] = useHsva(value, written);
  const take = (text: string) => {
    setPicked(null);
    onText(text);
  };
  const show = (rounded: Hsva) => {
    const next = changedParts(hsva, rounded);
    setPicked(next);
    onShow(formatColor(fromHsva(next), format));
  };
  const text = formatColor(format === 'hsl' ? fromHsva(hsva) : color, format);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only to know when a drag inside the picker has ended */}
      <div className="color-picker" onPointerUp={onDone} onKeyUp={onDone}>
        <HsvaColorPicker color={hsva} onChange={show} />
      </div>
      {picker && (
        <button type="button" className="eyedropper" onClick={() => void pickFromScreen(picker, take)}>
          <Pipette size={12} aria-hidden="true" />
          Pick from the screen
        </button>
      )}
      <ColorText key={`${format} ${value}`} text={text} format={format} onFormat={setFormat} onText={take} />
    </>
  );
}

/** The library rounds all parts, also those that the user has not moved. */
function changedParts(before: Hsva, rounded: Hsva): Hsva {
  const part = (name: keyof Hsva, digits = 0) =>
    Number(before[name].toFixed(digits)) === rounded[name] ? before[name] : rounded[name];
  return { h: part('h'), s: part('s'), v: part('v'), a: part('a', 2) };
}

const BLACK: Hsva = { h: 0, s: 0, v: 0, a: 1 };

/** The colour as the sliders show it: a grey keeps the hue that was written or picked for it. */
function useHsva(value: string, written: string): [shown: Hsva, setPicked: (picked: Hsva | null) => void] {
  const [picked, setPicked] = useState(() => readHsva(written));
  const read = readHsva(value) ?? BLACK;
  return [picked && isSameColor(picked, read) ? picked : read, setPicked];
}

interface ColorTextProps {
  text: string;
  format: Format;
  onFormat(format: Format): void;
  onText(text: string): void;
}

function ColorText({ text, format, onFormat, onText }: ColorTextProps) {
  const [draft, setDraft] = useState(text);
  const [wrong, setWrong] = useState(false);
  const commit = () => {
    if (draft.trim() === text) return;
    if (CSS.supports('color', draft.trim())) onText(draft.trim());
    else setWrong(true);
  };
  return (
    <div className="mt-2.5 grid gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own */}
      <div role="group" aria-label="Way of writing" className="style-choice">
        {FORMATS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === format}
            className="style-choice-item"
            onClick={() => onFormat(one)}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </div>
      <input
        aria-label="Colour as text"
        aria-invalid={wrong || undefined}
        className="style-field style-text"
        spellCheck={false}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setWrong(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </div>
  );
}
