/** Where the keyboard goes: F6 round the panels, and fields that commands jump to. Panels mark themselves with `data-panel`. */

const PANELS = ['topbar', 'pages', 'assets', 'layers', 'canvas', 'activity', 'inspector'];
const FOCUSABLE = '[tabindex="0"], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), a[href]';

function panels(root: ParentNode): HTMLElement[] {
  return PANELS.flatMap((name) => root.querySelector<HTMLElement>(`[data-panel="${name}"]`) ?? []);
}

/** Focuses the first thing in the next (1) or previous (-1) panel that is open. */
export function focusNextPanel(step: 1 | -1, root: ParentNode = document): void {
  const open = panels(root);
  const at = open.findIndex((panel) => panel.contains(document.activeElement));
  const from = at < 0 && step < 0 ? 0 : at;
  const next = open[(from + step + open.length) % open.length];
  if (!next) return;
  focusIn(next);
}

/** Focuses the first thing in a panel that is open. */
export function focusPanel(name: string): void {
  const panel = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
  if (panel) focusIn(panel);
}

function focusIn(panel: HTMLElement): void {
  const target =
    panel.tabIndex >= 0 ? panel : (panel.querySelector<HTMLElement>('[data-panel-focus]') ?? firstIn(panel));
  target?.focus();
}

function firstIn(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>(FOCUSABLE);
}

function focusField(selector: string, marked?: readonly [start: number, end: number]): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  field?.focus();
  if (marked) field?.setSelectionRange(...marked);
  else field?.select();
}

export const focusCanvas = (): void =>
  document.querySelector<HTMLElement>('[data-panel="canvas"]')?.focus({ preventScroll: true });

/** Into the app: keys and typing go there then. @param id of a frame; the canvas where it is not there yet */
export function focusFrame(id: string): void {
  const frame = document.querySelector<HTMLElement>(`[data-frame="${id}"]`);
  if (frame) frame.focus({ preventScroll: true });
  else focusCanvas();
}

/** The frame that has the focus. */
export function focusedFrame(): string | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLIFrameElement ? (activeElement.dataset.frame ?? null) : null;
}

export const focusClassField = (): void => focusField('[data-field="class"]');
/** @param part of a text that has several fields; the first without it */
export const focusTextField = (part?: number): void =>
  focusField(`${part === undefined ? '' : `[data-part="${part}"] `}[data-field="text"]`);
/** The field of a text that is typed as one, with some of it marked. */
export const focusWholeText = (marked: readonly [start: number, end: number]): void =>
  focusField('[data-part="whole"] [data-field="text"]', marked);
export const focusLayerSearch = (): void => focusField('[data-field="layer-search"]');

/** True in a popover or dialog: plain keys are for its controls, not for the selected element. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** True where keys mean characters: single-key commands keep quiet. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type);
}
