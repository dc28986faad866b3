/** Values and conditions of Sass, as far as they are known without running it: variables, maps of lengths, comparisons. */
import { type Sheet, syntaxOf } from './source.ts';

/** Variables of a mixin, `$name` → `md`. */
export type Locals = ReadonlyMap<string, string>;
/** Variables at the top level of the project's sheets. */
export type Globals = ReadonlyMap<string, string>;

/** The variables that have one value in the whole project: which of several counts only a run of Sass could tell. */
export function knownGlobals(sheets: readonly Sheet[], variables: Globals): Globals {
  const values = new Map<string, Set<string>>();
  const unknown = new Set<string>();
  for (const { root, file } of sheets) {
    if (syntaxOf(file) !== 'scss') continue;
    for (const node of root.nodes) {
      if (node.type === 'decl' && node.prop.startsWith('$')) {
        values.set(node.prop, (values.get(node.prop) ?? new Set()).add(plainValue(node.value)));
      } else if (node.type === 'atrule' && /^(?:use|forward)$/.test(node.name)) {
        const [, given = ''] = /\swith\s*\((.*)\)/s.exec(node.params) ?? [];
        for (const [name] of given.matchAll(/\$[\w-]+(?=\s*:)/g)) unknown.add(name);
      }
    }
  }
  return new Map([...variables].filter(([name]) => !unknown.has(name) && (values.get(name)?.size ?? 1) <= 1));
}

export const plainValue = (value: string): string => value.replace(/\s*!(?:default|global)\b/g, '').trim();

export const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The entries of a map of plain values; null for other texts. */
function entriesOf(map: string | undefined): Map<string, string> | null {
  const [, inner] = /^\(([^()]*)\)$/s.exec(map?.trim() ?? '') ?? [];
  if (inner === undefined) return null;
  const entries = new Map<string, string>();
  for (const one of inner.split(',').filter((part) => part.trim() !== '')) {
    const [, key, value] = /^\s*["']?([\w-]+)["']?\s*:\s*(\S+)\s*$/.exec(one) ?? [];
    if (key === undefined || value === undefined) return null;
    entries.set(key, value);
  }
  return entries;
}

export const entryOf = (map: string, key: string, globals: Globals): string | undefined =>
  entriesOf(globals.get(map))?.get(key);

const MAP_AND_KEY = String.raw`\(\s*(?:[\w-]+\.)?(\$[\w-]+)\s*,\s*(\$[\w-]+|["']?[\w-]+["']?)\s*\)`;
const GET = new RegExp(String.raw`(?:map\.get|map-get)${MAP_AND_KEY}`, 'g');
const HAS_KEY = new RegExp(String.raw`^(?:map\.has-key|map-has-key)${MAP_AND_KEY}$`);

/** Replaces variables, map entries and small sums of known value. */
export function resolvedText(text: string, locals: Locals, globals: Globals): string {
  return text
    .replace(GET, (whole, map, key) => entryOf(map, unquoted(locals.get(key) ?? key), globals) ?? whole)
    .replace(/(?:[\w-]+\.)?(\$[\w-]+)/g, (whole, name) => locals.get(name) ?? globals.get(name) ?? whole)
    .replace(/#\{\s*([^{}]*?)\s*\}/g, '$1')
    .replace(/([\d.]+)(px|r?em)\s+([-+])\s+([\d.]+)(px|r?em)?/g, (whole, a, unit, sign, b, other = unit) =>
      other === unit ? `${Number((Number(a) + Number(`${sign}${b}`)).toFixed(5))}${unit}` : whole,
    );
}

/** Whether a condition holds; null where that is not known. */
export function holds(condition: string, locals: Locals, globals: Globals): boolean | null {
  const text = condition.trim();
  const [, inner] = /^\(([^()]*)\)$/s.exec(text) ?? [];
  if (inner !== undefined) return holds(inner, locals, globals);
  const [, negated] = /^not\b\s*(.+)$/s.exec(text) ?? [];
  if (negated !== undefined) {
    const found = /==|!=/.test(negated) && !/^\(.*\)$/s.test(negated.trim()) ? null : holds(negated, locals, globals);
    return found === null ? null : !found;
  }
  const [, map, key] = HAS_KEY.exec(text) ?? [];
  if (map !== undefined && key !== undefined) {
    const name = known(key, locals, globals);
    const entries = name === null ? null : entriesOf(globals.get(map));
    return entries?.has(name as string) ?? null;
  }
  const [, left, sign, right] = /^([^=!<>]+?)\s*(==|!=)\s*([^=!<>]+)$/.exec(text) ?? [];
  if (left === undefined || right === undefined) {
    const value = known(text, locals, globals);
    return value === null ? null : !/^(?:false|null)$/.test(value);
  }
  const isSame = areEqual(known(left, locals, globals), known(right, locals, globals));
  return isSame === null ? null : isSame === (sign === '==');
}

/** One plain value; null for everything else. */
function known(text: string, locals: Locals, globals: Globals): string | null {
  const value = unquoted(resolvedText(text.trim(), locals, globals));
  return /^[\w.-]+$/.test(value) ? value : null;
}

/** Lengths in other spellings or units may be equal: of those it is not known. */
function areEqual(a: string | null, b: string | null): boolean | null {
  if (a === null || b === null) return null;
  if (a === b) return true;
  return /^[-.\d]/.test(a) && /^[-.\d]/.test(b) ? null : false;
}
