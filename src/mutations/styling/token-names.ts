/** Names that a design token may get. */
import type { Refusal } from '../mutation.ts';
import { loneSurrogate } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { tokenNameInvalid } from './style-refusals.ts';

const NAME = /^--[A-Za-z0-9_\u0080-\uffff](?:[\w\u0080-\uffff-]*[\w\u0080-\uffff])?$/;
const LONGEST = 100;

/** In a request the dashes are optional. */
export function dashed(name: string): string {
  return name.startsWith('--') ? name : `--${name}`;
}

export function nameRefused(name: string): Refusal | null {
  if (hasLoneSurrogate(name)) return loneSurrogate({});
  if (name.length > LONGEST) return tokenNameInvalid(name, `has more than ${LONGEST} characters`);
  if (name.endsWith('-')) return tokenNameInvalid(name, 'ends with a dash: the rest of the name is missing');
  if (!NAME.test(name)) return tokenNameInvalid(name, 'is no name of a custom property');
  return name.startsWith('--tw-') ? tokenNameInvalid(name, 'begins as the names of Tailwind’s own parts do') : null;
}
