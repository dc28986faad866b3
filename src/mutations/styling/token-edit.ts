/** EDIT_TOKEN: the value of one definition is replaced, every other byte of the sheet stays. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { problemOf } from '../css/declarations.ts';
import { parseSheet } from '../css/source.ts';
import { problemOfSheet } from '../css/verify.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { loneSurrogate, placeName, type Where } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { invalidStyle, tokenAmbiguous, tokenInConfig, tokenLocked, tokenUnavailable } from './style-refusals.ts';
import { dashed } from './token-names.ts';
import { TokenUses } from './token-uses.ts';
import { chooseDefinition, definitionsIn, type TokenDefinition } from './tokens.ts';

const CUSTOM_PROPERTY = /^--[A-Za-z0-9_\u0080-\uffff][\w\u0080-\uffff-]*$/;
/** A theme entry that only names another token. */
const ALIAS = /^var\(\s*(--[\w-]+)\s*\)$/;
const MAX_ALIASES = 5;

export function editDefinition(change: ChangeItem<'EDIT_TOKEN'>, project: Project): Plan | Refusal {
  const { name, value, selector } = change.changeFields;
  const sheets = new Map(
    project.stylesheets().flatMap((file) => {
      const text = project.read(file);
      return text === null ? [] : [[file, text] as const];
    }),
  );
  const all = [...sheets].flatMap(([file, text]) => definitionsIn(file, text));
  const property = dashed(name);
  const found = follow(all, property, value, selector);
  if (!found) return notFound(all, property, name, project, selector);
  const where = { file: found.file, line: found.line, column: found.column };
  if (found.locked !== null) return tokenLocked(where, found.name, found.locked);
  if (hasLoneSurrogate(value)) return loneSurrogate(where);
  const problem = problemOf(value.trim());
  if (problem !== null) return invalidStyle(where, found.name, problem);
  return planOf(found, value.trim(), sheets, usesOf(name, found.name, project, sheets, all), where, all);
}

/** The definition to change: where the theme only passes another token on, that one's. */
function follow(
  all: readonly TokenDefinition[],
  name: string,
  value: string,
  selector: string | undefined,
): TokenDefinition | null {
  const named = (one: string) => all.filter((definition) => definition.name === one);
  let found = chooseDefinition(named(name), selector) ?? chooseDefinition(named(name));
  for (let i = 0; found && i < MAX_ALIASES; i++) {
    const target =
      found.selector.startsWith('@theme') && !value.includes('var(') ? ALIAS.exec(found.value)?.[1] : undefined;
    const next = target === undefined || target === found.name ? [] : named(target);
    if (next.length === 0) break;
    found = chooseDefinition(next, selector);
  }
  return found && (selector === undefined || chooseDefinition([found], selector)) ? found : null;
}

function notFound(
  all: readonly TokenDefinition[],
  property: string,
  name: string,
  project: Project,
  selector?: string,
): Refusal {
  const others = all.filter((one) => one.name === property);
  if (others.length > 0)
    return tokenAmbiguous(
      property,
      selector ?? null,
      others.map((one) => `${one.selector} (${placeName(one)})`).join(', '),
    );
  const answer = project.tailwind;
  const place = answer?.ok ? answer.tailwind.definedAt(name) : null;
  return place ? tokenInConfig(name, place) : tokenUnavailable(name.slice(0, 60));
}

function usesOf(
  asked: string,
  name: string,
  project: Project,
  sheets: ReadonlyMap<string, string>,
  all: readonly TokenDefinition[],
): number {
  const sources = project.sourceFiles().flatMap((file) => project.read(file) ?? []);
  const names = new Set([dashed(asked), name]);
  const texts = [...sheets.values(), ...sources];
  const theme = project.tailwind?.ok ? project.tailwind.tailwind.theme.map(([entry]) => entry) : [];
  const uses = new TokenUses(texts, [...all.map((one) => one.name), ...theme]);
  return [...names].reduce((sum, one) => sum + uses.of(one), 0);
}

function planOf(
  found: TokenDefinition,
  value: string,
  sheets: ReadonlyMap<string, string>,
  uses: number,
  where: Where,
  all: readonly TokenDefinition[],
): Plan | Refusal {
  const text = sheets.get(found.file) ?? '';
  const draft = new Draft(null, found.file, text);
  draft.replace(found.start, found.end, value);
  const before = parseSheet(found.file, text);
  const others = all.filter((one) => one.name === found.name && one !== found);
  const warnings = [usedIn(found.name, uses)];
  if (others.length > 0) {
    warnings.push(
      `${found.name} has another value in ${[...new Set(others.map((one) => one.selector))].join(', ')}, which stays.`,
    );
  }
  const readText = (after: string) => {
    if (!before.ok) return before.reason;
    const allowed = {
      declarations: [{ property: found.name, value }],
      properties: new Set([found.name]),
      heads: new Set<string>(),
    };
    return problemOfSheet(before, after, allowed);
  };
  return { parts: [{ draft, expectation: { where, readText } }], warnings };
}

/** True for a name that can be a token's. */
export function isTokenName(name: string): boolean {
  return CUSTOM_PROPERTY.test(name) || CUSTOM_PROPERTY.test(`--${name}`) || /^[A-Za-z][\w-]*(?:\.[\w-]+)+$/.test(name);
}

function usedIn(name: string, uses: number): string {
  if (uses === 0) return `No use of ${name} was found.`;
  return uses === 1 ? `${name} is used once.` : `${name} is used ${uses} times: all of them change.`;
}
