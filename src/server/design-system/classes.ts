/** Describes and completes class names: those of the project's Tailwind and of its style sheets. */
import { canonicalColor } from '../../mutations/styling/colors.ts';
import type { Tailwind } from '../../mutations/tailwind/index.ts';
import { parseClassName, printClassName, splitOutside } from '../../mutations/tailwind/names.ts';
import { canonicalValue, substitute } from '../../mutations/tailwind/values.ts';
import type { ClassDescription } from '../../protocol/design-system.ts';
import type { Workspace } from '../edits/workspace.ts';
import type { SheetClass } from '../sheets/sheet-readers.ts';
import { askSheets } from '../sheets/stylesheets.ts';

const INITIAL = /@property\s+(--[\w-]+)\s*\{[^}]*initial-value:\s*([^;}]+)/g;

interface Known {
  tailwind: Tailwind | null;
  /** rules by class name in style sheets */
  sheets: ReadonlyMap<string, SheetClass>;
}

export async function knownClasses(ws: Workspace): Promise<Known> {
  const answer = await ws.tailwind.load();
  return { tailwind: answer?.ok ? answer.tailwind : null, sheets: await askSheets(ws, 'sheetClasses') };
}

export function describeClass(name: string, { tailwind, sheets }: Known): ClassDescription {
  const parsed = tailwind && parseClassName(name, tailwind);
  const css = parsed && tailwind ? tailwind.css(name) : '';
  if (css !== '' && parsed && tailwind) return describeOwn(name, css, parsed, tailwind);
  const sheet = sheets.get(name);
  const declarations = sheet?.declarations ?? [];
  return {
    name,
    known: sheet !== undefined,
    css: sheet?.css ?? '',
    declarations: declarations.map(([property, value]) => `${property}: ${value};`).join(' '),
    variants: [],
    properties: [...new Set(declarations.map(([property]) => property))],
    color: declarations.map(([, value]) => canonicalColor(value)).find((one) => one !== null) ?? null,
  };
}

function describeOwn(
  name: string,
  css: string,
  { base, variants }: { base: string; variants: string[] },
  tailwind: Tailwind,
): ClassDescription {
  const effects = tailwind.index.effectsOf(base) ?? [];
  const initial = new Map([...css.matchAll(INITIAL)].map((match) => [match[1] as string, (match[2] as string).trim()]));
  const own = (variable: string) =>
    effects.find(({ property, self }) => self && property === variable)?.value ??
    tailwind.themeValue(variable) ??
    initial.get(variable) ??
    null;
  const shown = effects.every(({ self }) => self) ? effects : [];
  const shownColor = effects.flatMap(({ property, value }) =>
    property.startsWith('--tw-') ? [] : (canonicalColor(canonicalValue(value, own)) ?? []),
  );
  return {
    name,
    known: true,
    css: css.replace(/@property[^{]*\{[^}]*\}\s*/g, '').trim(),
    declarations: shown.map(({ property, value }) => `${property}: ${substitute(value, own)};`).join(' '),
    variants,
    properties: [...new Set(effects.map(({ property }) => property).filter((one) => !one.startsWith('--tw-')))],
    color: shownColor[0] ?? null,
  };
}

/** Completes a typed class name, best match first: `md:hover:bg-r` → `md:hover:bg-red-500`. */
export function completeClass(query: string, limit: number, known: Known): ClassDescription[] {
  const text = query.trim();
  const found = new Set<string>();
  const described: ClassDescription[] = [];
  for (const name of candidatesFor(text, known)) {
    if (found.has(name) || described.length >= limit) continue;
    found.add(name);
    const description = describeClass(name, known);
    if (description.known) described.push(description);
  }
  return described;
}

function* candidatesFor(text: string, { tailwind, sheets }: Known): Generator<string> {
  yield text;
  yield* ranked(text, [...sheets.keys()]);
  if (!tailwind) return;
  const parts = splitOutside(text, tailwind.separator);
  const typed = (parts.pop() ?? '').replace(/^!/, '');
  const isOwn =
    tailwind.framework === 'tailwind-4' && tailwind.prefix !== '' && parts[0] === tailwind.prefix.slice(0, -1);
  const variants = isOwn ? parts.slice(1) : parts;
  const print = (base: string) => printClassName({ variants, important: false, base }, tailwind);
  const alpha = /^(.+)\/(\d*)$/.exec(typed);
  if (alpha)
    for (const step of ['5', '10', '20', '25', '50', '75', '90'])
      if (step.startsWith(alpha[2] ?? '')) yield print(`${alpha[1]}/${step}`);
  for (const base of ranked(typed, tailwind.names)) yield print(base);
}

/** Names that start with the typed text, shortest first; then those that contain it after a dash. */
function ranked(typed: string, names: readonly string[]): string[] {
  if (typed === '') return [];
  const begin = names.filter((name) => name.startsWith(typed)).sort(byNumber);
  const inside = names.filter((name) => !name.startsWith(typed) && name.includes(`-${typed}`));
  return [...begin, ...inside.sort(byNumber)];
}

function byNumber(a: string, b: string): number {
  const stem = (name: string) => name.replace(/[\d./]+$/, '');
  const number = (name: string) => Number.parseFloat(/[\d.]+$/.exec(name)?.[0] ?? '0');
  const [x, y] = [stem(a), stem(b)];
  return x.length - y.length || (x < y ? -1 : x > y ? 1 : number(a) - number(b));
}
