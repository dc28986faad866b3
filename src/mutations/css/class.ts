/**
 * A class for an element that has none to style it by: a rule in a style sheet near it (`class-home.ts`) and the class on the
 * element, in one change over two files.
 */
import { escapeIdentifier } from '../../protocol/css-identifier.ts';
import { withoutLibraryPrefix } from '../../protocol/library-prefix.ts';
import { addClasses } from '../changes/add-class.ts';
import { modulePart } from '../classes/module-class.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import { specificityOf } from './cascade.ts';
import { type Home, homeOf } from './class-home.ts';
import type { CssContext, Reading } from './context.ts';
import type { Wanted } from './declarations.ts';
import type { StyledTarget } from './destinations.ts';
import type { StyledElement } from './element.ts';
import { isStateNode, matches } from './match.ts';
import { atRuleFor, darkSelectorOf, selectorFor } from './new-rule.ts';
import { isImportant } from './project.ts';
import { noStyleSheet } from './refusals.ts';
import type { SheetEdits } from './sheet-edits.ts';
import { conditionText, foldSelector, type Sheet } from './source.ts';

/**
 * @param ofSeveral the change is one of several of one edit: a class that another of them has made for the same is taken
 * @returns the part of the plan that edits the component; nothing where a module's class without a rule gets its rule
 */
export function addStyledClass(
  at: StyledTarget,
  edits: SheetEdits,
  declarations: readonly Wanted[],
  rival: Reading | null,
  ofSeveral: boolean,
): Plan['parts'] | Refusal {
  const bare = bareClass(at);
  if (bare) {
    const refused = appendFor(at, edits, { ...bare, rival }, declarations);
    return refused ?? [];
  }
  const home = homeOf(at);
  if (!home) return noStyleSheet(at.target.where);
  const made = ofSeveral ? madeFor(at, home, rival, declarations) : null;
  const name = made ?? freshName(at, home);
  const refused = made === null ? appendFor(at, edits, { sheet: home.sheet, name, rival }, declarations) : null;
  if (refused) return refused;
  if (home.module === null) {
    const plan = addClasses(at.target, [name]);
    return isRefusal(plan) ? plan : plan.parts;
  }
  const part = modulePart(at.target, { local: home.module, name, file: home.sheet.file }, at.project);
  return isRefusal(part) ? part : [part];
}

interface ClassPlace {
  sheet: Sheet;
  name: string;
  rival: Reading | null;
}

function appendFor(
  at: StyledTarget,
  edits: SheetEdits,
  place: ClassPlace,
  declarations: readonly Wanted[],
): Refusal | null {
  return edits.append(place.sheet, ruleFor(at, place, declarations));
}

function ruleFor(
  { element, context, read }: StyledTarget,
  { sheet, name, rival }: ClassPlace,
  declarations: readonly Wanted[],
) {
  const dark = context.dark ? darkSelectorOf(read.env) : null;
  const times = rival && isApart(rival, sheet, element) ? timesOver(rival, sheet, context, read) : null;
  const own = `.${escapeIdentifier(name)}`.repeat(times ?? 1);
  const isBeside = times === null && isStronger(rival, sheet);
  const selector = selectorFor([isBeside ? selectorOf(rival, own, sheet) : own], sheet, context, dark);
  const important = rival !== null && declarations.some(({ property }) => isImportant(rival.rule, property));
  const wanted = declarations.map((one) => ({ ...one, important: one.important || important }));
  return { selector, query: atRuleFor(context, read.env, sheet), declarations: wanted };
}

/** The class of the rule that ends the sheet, if it has the name and the rule that this element's own would get. */
function madeFor(
  at: StyledTarget,
  { sheet, module }: Home,
  rival: Reading | null,
  declarations: readonly Wanted[],
): string | null {
  const last = sheet.rules.at(-1);
  const name = /\.([\w-]+)(?=:|$)/.exec(last?.selector ?? '')?.[1];
  if (!last || name === undefined || !isMadeName(name, at.target, module)) return null;
  if (at.element.classes.some((one) => one.name === name)) return null;
  const wanted = ruleFor(at, { sheet, name, rival }, declarations);
  const conditions = last.conditions.map(conditionText).join(' ');
  if (last.selector !== foldSelector(wanted.selector) || conditions !== (wanted.query ?? '')) return null;
  const written = (last.node.nodes ?? []).map((one) =>
    one.type === 'decl' ? textOf(one.prop, one.value, one.important) : one.type,
  );
  const asked = wanted.declarations.map(({ property, value, important }) => textOf(property, value, important));
  return `${written.sort()}` === `${asked.sort()}` ? name : null;
}

const textOf = (property: string, value: string | null, important = false) =>
  `${property}: ${value}${important ? ' !important' : ''}`;

/**
 * True for a rule whose selector is not the one to add the new class to: its names mean nothing in the sheet, being those of
 * another CSS module or of the page, or they are of what a component shows, and not of the use that gets the class.
 */
function isApart({ rule, compounds }: Reading, sheet: Sheet, element: StyledElement): boolean {
  if (rule.sheet !== sheet && (rule.sheet.kind === 'module' || sheet.kind === 'module')) return true;
  const isOfUse = () => rule.sheet.scopes.some((one) => matches(element, compounds.slice(-1), one) === 'yes');
  return element.tag === null && !isOfUse();
}

/** How often the class must be named to win over a rule; null where no number does, as over an id of the page. */
function timesOver(
  { rule, selector }: Reading,
  sheet: Sheet,
  context: CssContext,
  { sheets, env }: StyledTarget['read'],
): number | null {
  const [ids, classes, elements] = specificityOf(selector);
  if (ids > 0) return rule.sheet.kind === 'module' && rule.sheet !== sheet ? 1 : null;
  const comesLater = sheets.indexOf(sheet) >= sheets.indexOf(rule.sheet);
  const brought = context.states.length + Number(context.dark && darkSelectorOf(env) !== null);
  return Math.max(1, classes + Number(!comesLater || elements > Number(context.part !== null)) - brought);
}

/** True for a rule that a single class at the end of the sheet would not win over. */
function isStronger(rival: Reading | null, sheet: Sheet): rival is Reading {
  if (!rival) return false;
  const [ids, classes, elements] = specificityOf(rival.selector);
  return ids > 0 || classes > 1 || (classes === 1 && (elements > 0 || rival.rule.sheet !== sheet));
}

/** The rival's selector, with the new class on its subject. In a CSS module the names of the page are marked as such. */
function selectorOf({ compounds, rule }: Reading, own: string, sheet: Sheet): string {
  const isOfPage = sheet.kind === 'module' && rule.sheet.kind !== 'module';
  const parts = compounds.map(({ combinator, nodes }, index) => {
    const kept = nodes.filter((one) => one.type !== 'pseudo' || (one.nodes.length > 0 && !isStateNode(one)));
    const text = kept.map((one) => String(one).trim()).join('');
    return `${index === 0 ? '' : combinator === ' ' ? ' ' : ` ${combinator} `}${isOfPage && /[.#]/.test(text) ? `:global(${text})` : text}`;
  });
  return parts.join('') + own;
}

/** A class of a CSS module that the element has and that no rule is for. A plain class may have its rules in a package. */
function bareClass({ element, read }: StyledTarget): { sheet: Sheet; name: string } | null {
  for (const { name, module, conditional } of element.classes.toReversed()) {
    const sheet = conditional || module === null ? undefined : read.sheets.find(({ file }) => file === module);
    const isUsed = sheet?.rules.some(({ selector, locked }) => !locked && selector.includes(`.${name}`));
    if (sheet && !isUsed) return { sheet, name };
  }
  return null;
}

const WORDS: [RegExp, string][] = [
  [/^h[1-6]$/, 'heading'],
  [/^(?:p|span|em|strong|small|b|i|label)$/, 'text'],
  [/^a$/, 'link'],
  [/^(?:img|picture|svg|video)$/, 'picture'],
  [/^(?:ul|ol|dl)$/, 'list'],
  [/^(?:li|dt|dd)$/, 'item'],
  [/^(?:input|select|textarea)$/, 'field'],
  [/^(?:div|main)$/, 'box'],
];

/** A class name made from the element, unused in style sheets and components. */
function freshName({ target, read, project }: StyledTarget, home: Home): string {
  const tag = componentWord(target);
  const known = WORDS.find(([pattern]) => pattern.test(tag))?.[1];
  const owner = target.element.owner;
  const inCamelCase = () => tag.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const word = known ?? (home.module === null ? kebab(tag) : inCamelCase());
  const base = home.module !== null || owner === null || owner === 'default' ? word : `${kebab(owner)}-${word}`;
  const clean = base.replace(/[^\w-]/g, '') || 'box';
  const texts = [
    ...read.sheets.map(({ text }) => text),
    ...(home.module === null ? filesWith(clean, project).map((file) => project.read(file) ?? '') : []),
  ];
  const isTaken = (name: string) => texts.some((text) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  for (let n = 1; ; n++) {
    const name = n === 1 ? clean : `${clean}${home.module === null ? '-' : ''}${n}`;
    if (
      home.module === null
        ? !isTaken(name)
        : !home.sheet.rules.some(({ selector }) => new RegExp(`\\.${name}(?![\\w-])`).test(selector))
    )
      return name;
  }
}

/** The last part of the tag, without the letter that the names of its library begin with. */
function componentWord({ element, source }: Target): string {
  const tag = element.tagName.replace(/^.*\./, '');
  const names = source.ast.program.body.flatMap((one) =>
    one.type === 'ImportDeclaration' ? [one.specifiers.map(({ local }) => local.name)] : [],
  );
  return withoutLibraryPrefix(tag, names.find((ofOne) => ofOne.includes(tag)) ?? []);
}

/** A name that `freshName` gives elements of the component: `card-heading`, `card-text-2`. */
function isMadeName(name: string, { element }: Target, module: string | null): boolean {
  const { owner } = element;
  const prefix = module !== null || owner === null || owner === 'default' ? '' : `${kebab(owner)}-`;
  return name.startsWith(prefix) && /^[A-Za-z]+(?:-[a-z]+)*(?:-?\d+)?$/.test(name.slice(prefix.length));
}

const filesWith = (word: string, project: StyledTarget['project']): string[] =>
  project.filesNaming?.([word]) ?? project.sourceFiles();

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => `-${letter}`).toLowerCase();
}
