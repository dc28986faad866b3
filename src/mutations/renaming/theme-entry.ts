/** A token that is an entry of Tailwind's theme, whose classes are renamed with it. */
import type { MentionFile, Refusal } from '../mutation.ts';
import { tailwindNotLoaded, tokenNameInvalid, tokenNameLocked, tokenNamespace } from '../styling/style-refusals.ts';
import { groupOf, isNamespace } from '../styling/token-homes.ts';
import type { TokenDefinition } from '../styling/tokens.ts';
import type { TailwindAnswer } from '../tailwind/index.ts';
import { ThemeClasses } from './classes.ts';
import { withoutEnd } from './names.ts';

/** Variants are made of these, such as `tablet:` and `@max-card:`. */
const OF_VARIANTS = /^--(?:breakpoint|container)$/;

/**
 * @param files all that may have its classes
 * @returns null for a token of which no classes are made
 */
export function classesOfTheme(
  name: string,
  newName: string,
  definitions: readonly TokenDefinition[],
  files: readonly MentionFile[],
  answer: TailwindAnswer | null | undefined,
): ThemeClasses | Refusal | null {
  const definition = definitions.find((one) => one.name === name && one.selector.startsWith('@theme'));
  if (!definition) return null;
  if (!answer?.ok) return tailwindNotLoaded(definition, answer ? answer.reason : 'it is not installed');
  const { tailwind } = answer;
  if (tailwind.prefix !== '') return tokenNameLocked(definition, name, 'Tailwind puts its prefix before the name');
  const namespace = groupOf(name);
  const value = new Map(tailwind.theme).get(name) ?? definition.value;
  // `--spacing`, and the line height of a font size
  if (name === namespace || /\w--/.test(name))
    return tokenNameLocked(definition, name, 'Tailwind looks for it by this name');
  if (!isNamespace(namespace)) {
    const tails = name
      .slice(2)
      .split('-')
      .map((_, i, all) => all.slice(i).join('-'));
    const isInClasses = tails.some((tail) => {
      const classes = new ThemeClasses({ name, tail, newTail: '', value, rivals: [] }, tailwind);
      return files.some(({ text }) => classes.usesIn(text).length > 0);
    });
    return isInClasses ? tokenNameLocked(definition, name, 'Tailwind makes classes of it in a way of its own') : null;
  }
  if (OF_VARIANTS.test(namespace)) return tokenNameLocked(definition, name, 'variants of classes are made of it');
  if (groupOf(newName) !== namespace) return tokenNamespace(name, newName, namespace);
  const [tail, newTail] = [name, newName].map((one) => one.slice(namespace.length + 1)) as [string, string];
  if (!/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(newTail))
    return tokenNameInvalid(newName, 'would be part of classes, so it may have letters, digits and single dashes only');
  const rivals = tailwind.theme.flatMap(([one]) =>
    one !== name && one.endsWith(`-${tail}`) && groupOf(one) === withoutEnd(one, `-${tail}`) ? [one] : [],
  );
  return new ThemeClasses({ name, tail, newTail, value, rivals }, tailwind);
}
