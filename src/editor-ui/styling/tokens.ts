/** The project's tokens by name: a token has one value for the page and may have others for its themes, each a definition. */
import { v4 as uuid } from 'uuid';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { DesignSystemAnswer, DesignToken } from '../../protocol/design-system.ts';
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';
import { type LiveEdit, type LiveEditParts, startLiveEdit } from './live-edit.ts';

/** Every definition of a token, in the order of the style sheets; empty for a name that nobody defines. */
export function definitionsOf(design: DesignSystemAnswer | null, name: string): readonly DesignToken[] {
  return (design?.tokens ?? []).filter((token) => token.name === name);
}

/** Names of the tokens that values refer to, each once, in their order: of `calc(var(--gap) * 2)` it is `--gap`. */
export function tokensIn(values: readonly string[]): string[] {
  const found = values.flatMap((value) => [...value.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  return [...new Set(found)].filter((name) => !name.startsWith('--tw-'));
}

/** Tokens used by the element's own rules, without inherited ones. */
export function tokensOfRules(rules: readonly ProcessedCssRule[]): string[] {
  const own = rules.filter(({ applied, inherited }) => applied && !inherited);
  return tokensIn(own.flatMap(({ declarations }) => declarations.map(({ value }) => value)));
}

/** Adds the values of the theme variables that a change uses, so that the preview works on a page without these variables. */
export function withThemeValues<T extends AnyMutationChange>(design: DesignSystemAnswer | null, change: T): T {
  if (change.type !== 'STYLING') return change;
  const ofTheme = (design?.tokens ?? []).filter(({ selector }) => selector === null || selector.startsWith('@theme'));
  const values = new Map(ofTheme.map(({ name, value }) => [name, value]));
  const found: Record<string, string> = {};
  const { stylingChanges } = change.changeFields;
  const ahead = tokensIn(Object.values(stylingChanges).map((value) => value ?? ''));
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    const value = values.get(name);
    if (value === undefined || Object.hasOwn(found, name)) continue;
    found[name] = value;
    ahead.push(...tokensIn([value]));
  }
  return Object.keys(found).length > 0 ? { ...change, instantUpdateTokens: found } : change;
}

/** Previews values of one definition in the page, and writes the last one. */
export function startTokenEdit(
  { name, selector }: Pick<DesignToken, 'name' | 'selector'>,
  parts: LiveEditParts<string>,
): LiveEdit<string> {
  const id = uuid();
  const place = selector === null ? {} : { selector };
  return startLiveEdit((value) => [createChange(id, 'EDIT_TOKEN', { name, value, ...place })], parts);
}
