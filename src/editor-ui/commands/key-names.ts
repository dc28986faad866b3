/** Keys as people read them: ⌘⇧Z on the Mac, Ctrl+Shift+Z elsewhere. */

const MAC: Record<string, string> = { $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃' };
const OTHER: Record<string, string> = { $mod: 'Ctrl' };
const KEYS: Record<string, string> = {
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  Enter: '↵',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '\\': '\\',
  '-': '−',
};

function isMac(platform: string = navigator.platform): boolean {
  return /^(Mac|iP)/.test(platform);
}

/** A key that is held, in a sentence: `⌥` on the Mac, `Alt` elsewhere. */
export function modifierName(key: '$mod' | 'Shift' | 'Alt', mac: boolean = isMac()): string {
  return (mac ? MAC[key] : OTHER[key]) ?? key;
}

/** The modifiers and the key of a binding: `Digit3` is the 3, letters are capitals. */
function partsOf(binding: string): { held: string[]; key: string } {
  const held = binding.split(/\b\+/);
  const key = (held.pop() ?? '').replace(/^(?:Digit|Key)(?=.$)/, '');
  return { held, key: key.length === 1 ? key.toUpperCase() : key };
}

/** The parts to draw, one key cap each. */
export function keyCaps(binding: string, mac: boolean = isMac()): string[] {
  const { held, key } = partsOf(binding);
  const name = KEYS[key] ?? key;
  // ? is typed with Shift already: saying so twice would be wrong on other keyboards
  const modifiers = held.filter((part) => !(key === '?' && part === 'Shift'));
  return [...modifiers.map((part) => modifierName(part as '$mod', mac)), name];
}

/** One line, for tooltips read aloud: `Ctrl+Shift+Z`. */
export function keyText(binding: string, mac: boolean = isMac()): string {
  return keyCaps(binding, mac).join(mac ? '' : '+');
}

/** The same as `aria-keyshortcuts` wants it: `Control+Shift+Z`. */
export function ariaKeys(binding: string, mac: boolean = isMac()): string {
  const { held, key } = partsOf(binding);
  return [...held.map((part) => (part === '$mod' ? (mac ? 'Meta' : 'Control') : part)), key].join('+');
}
