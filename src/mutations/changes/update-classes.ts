/** UPDATE_CLASSES: one change that swaps a set of classes, each new one where the old one stood. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import type { ConstantClass } from '../classes/class-constants.ts';
import { lossesOfClass, refuseLostCondition, removeTokens } from '../classes/class-remove.ts';
import { type ClassLiteral, classAttribute } from '../classes/class-tokens.ts';
import { classTokens } from '../classes/class-write.ts';
import { constantsOf, refuseElsewhere, writeConstants } from '../classes/constant-edits.ts';
import { refuseIgnored } from '../components/ignored-prop.ts';
import { attributeLiteral, attributeString } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, noChange } from '../refusals.ts';
import { escapeFor } from '../text/quoting.ts';
import { addClasses, splitClasses } from './add-class.ts';

export function updateClasses(change: ChangeItem<'UPDATE_CLASSES'>, project: Project): Plan | Refusal {
  const { codebaseIdToUpdateClass, newClasses, oldClasses, isInstantChangeOnly } = change.changeFields;
  const target = findElement(project, codebaseIdToUpdateClass);
  if (isRefusal(target)) return target;
  if (isInstantChangeOnly) return noChange(target.where, 'An instant change is shown by the page only.');
  const gained = splitAll(newClasses, 'newClasses');
  if (isRefusal(gained)) return gained;
  const gone = splitAll(oldClasses, 'oldClasses');
  if (isRefusal(gone)) return gone;
  if (gained.length + gone.length === 0) return invalidField('newClasses', 'and oldClasses are both empty');
  const ignored = gained.length > 0 ? refuseIgnored(project, target, 'className') : null;
  if (ignored) return ignored;
  const tokens = classTokens(target.node.openingElement);
  const constants = constantsOf(target, project, change.scope === 'definition');
  const isHere = (one: string) => tokens.some(({ value }) => value === one);
  const shared = constants.locked.find(({ value }) => gone.includes(value) && !isHere(value));
  if (shared) return refuseElsewhere(target, shared.value, constants);
  const elsewhere = constants.open.filter(({ value }) => gone.includes(value));
  const missing = gone.find((one) => !isHere(one));
  // Scrubbing sends the classes that it replaced last; if none of them is here, the new classes are added.
  if (gone.some(isHere) || elsewhere.length > 0) return swap(target, gone, gained, elsewhere);
  return missing !== undefined && gained.length === 0
    ? refuseElsewhere(target, missing, constants)
    : addClasses(target, gained);
}

type Token = ReturnType<typeof classTokens>[number];

/**
 * The classes to replace: the first of the old ones that is always there. Where all stand on conditions, the first
 * in each branch: whichever shows, the new ones show in it.
 */
function anchorsOf(old: readonly Token[]): Set<Token> {
  const first = old.find(({ literal }) => !literal.conditional);
  if (first) return new Set(old.filter(({ value }) => value === first.value));
  const anchors = new Map<number, Token>();
  for (const token of old) if (!anchors.has(token.literal.start)) anchors.set(token.literal.start, token);
  return new Set(old.filter(({ value, literal }) => anchors.get(literal.start)?.value === value));
}

function swap(target: Target, gone: string[], gained: string[], elsewhere: ConstantClass[]): Plan | Refusal {
  const tokens = classTokens(target.node.openingElement);
  const leaving = new Set(gone);
  const stays = tokens.filter(({ value }) => !leaving.has(value));
  const isSure = (one: string) => stays.some(({ value, literal }) => value === one && !literal.conditional);
  const added = [...new Set(gained)].filter((one) => !isSure(one));
  const news = ({ literal }: Token) =>
    added.filter((one) => !stays.some((it) => it.value === one && it.literal.start === literal.start));
  const old = tokens.filter(({ value }) => leaving.has(value));
  const anchors = [...anchorsOf(old)].filter((token) => news(token).length > 0);
  const isAnchor = (value: string, at: number) =>
    anchors.some((one) => one.value === value && one.literal.start === at);
  const goes = (value: string, { start }: ClassLiteral) => leaving.has(value) && !isAnchor(value, start);
  const lost = refuseLostCondition(target, goes);
  if (lost) return lost;
  const draft = new Draft(target.source);
  removeTokens(draft, target, ({ value }, literal) => goes(value, literal));
  for (const token of anchors) replaceToken(draft, target, token, news(token).join(' '));
  const [first] = elsewhere;
  const takes = first && old.length === 0 && added.length > 0 ? first.value : null;
  const written = writeConstants(
    draft,
    elsewhere,
    new Map(takes === null ? [] : [[takes, added.join(' ')]]),
    new Set(gone.filter((one) => one !== takes)),
  );
  const wanted = [...stays.map(({ value }) => value), ...(takes === null ? gained : [])];
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          // The key of an object is a name.
          gains: (atom) => added.some((one) => atom === `identifier:${one}`),
          losses: lossesOfClass(target),
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(draft.map(target.element.start) ?? -1);
            if (!node) return 'the element is gone';
            const has = new Set(classTokens(node.openingElement).map((token) => token.value));
            const missing = wanted.find((one) => !has.has(one));
            if (missing !== undefined) return `the class ${missing} would not be there`;
            const left = gone.find((one) => has.has(one) && !gained.includes(one));
            if (left !== undefined) return `the class ${left} would still be there`;
            return written.reads(after.text) ? null : 'the constant would read differently';
          },
        },
      },
    ],
    warnings: written.warnings,
  };
}

/** Notes that another class stands where this one stood. */
export function replaceToken(draft: Draft, target: Target, token: Token, value: string): void {
  const { literal } = token;
  if (literal.kind === 'key' && literal.quote === '') {
    const isName = /^[A-Za-z_$][\w$]*$/.test(value);
    draft.replace(token.start, token.end, isName ? value : `'${escapeFor(value, "'")}'`);
    return;
  }
  if (literal.kind !== 'attribute') {
    draft.replace(token.start, token.end, escapeFor(value, literal.quote));
    return;
  }
  const quote = literal.quote as '"' | "'";
  const piece = attributeLiteral(value, quote);
  if (piece?.startsWith(quote)) {
    draft.replace(token.start, token.end, piece.slice(1, -1));
    return;
  }
  const attribute = classAttribute(target.node.openingElement);
  const node = attribute?.value;
  if (!node) return;
  const tokens = classTokens(target.node.openingElement).map((one) => (one.value === token.value ? value : one.value));
  draft.replace(literal.start - 1, literal.end + 1, attributeString(draft.text, tokens.join(' ')));
}

function splitAll(classes: readonly string[], field: string): string[] | Refusal {
  const all: string[] = [];
  for (const one of classes) {
    const split = splitClasses(one, field);
    if (isRefusal(split)) return split;
    all.push(...split);
  }
  return all;
}
