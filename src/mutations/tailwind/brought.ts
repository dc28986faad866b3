/** Values that the class for another property brings: `text-xl` a line height, `transition-colors` a time and an easing. */
import { chooseClass, saysToo } from './choose.ts';
import type { Tailwind } from './index.ts';
import type { Wish } from './wishes.ts';

const BRINGERS: Readonly<Record<string, string>> = {
  'transition-timing-function': 'transition-property',
  'transition-duration': 'transition-property',
  'transition-delay': 'transition-property',
  'line-height': 'font-size',
  'letter-spacing': 'font-size',
  'font-weight': 'font-size',
};

/** True for a value that needs no class of its own beside that of another wish: no delay, or what that class brings anyway. */
export function isImplied(wish: Wish, wishes: readonly Wish[], tailwind: Tailwind): boolean {
  const bringer = wishes.find(({ property }) => property === BRINGERS[wish.property]);
  if (wish.important || !bringer) return false;
  if (wish.property === 'transition-delay') return /^0m?s$/.test(wish.value);
  const [base] = chooseClass(bringer, tailwind)?.bases ?? [];
  return base !== undefined && saysToo(base, wish, tailwind);
}
