/** UPDATE_CLASSES: one change that swaps a set of classes, each new one where the old one stood. */
import type { ChangeItem } from '../protocol/changes.ts';
import { addClasses, splitClasses } from './add-class.ts';
import { attributeLiteral, attributeString } from './attributes.ts';
import { lossesOfClass, refuseMissing, removeTokens } from './class-remove.ts';
import { classAttribute } from './class-tokens.ts';
import { classTokens } from './class-write.ts';
import { refuseIgnored } from './components/ignored-prop.ts';
import { Draft } from './draft.ts';
import { findElement, type Target } from './find-element.ts';
import type { Project, Refusal } from './mutation.ts';
import type { Plan } from './plan.ts';
import { invalidField, isRefusal, noChange } from './refusals.ts';
import { escapeFor } from './text/quoting.ts';

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
  const missing = gone.find((one) => !tokens.some((token) => token.value === one));
  const first = tokens.find((token) => gone.includes(token.value));
  // Scrubbing sends what it replaced last; where nothing of it stands here, the new classes are simply added.
  if (missing !== undefined && !first && gained.length === 0) return refuseMissing(target, missing);
  return first ? swap(target, gone, gained, first) : addClasses(target, gained);
}

type Token = ReturnType<typeof classTokens>[number];

function swap(target: Target, gone: string[], gained: string[], first: Token): Plan | Refusal {
  const tokens = classTokens(target.node.openingElement);
  const stays = new Set(tokens.filter((token) => !gone.includes(token.value)).map((token) => token.value));
  const added = [...new Set(gained)].filter((one) => !stays.has(one));
  const draft = new Draft(target.source);
  const leaving = new Set(gone);
  if (added.length === 0) removeTokens(draft, target, (value) => leaving.has(value));
  else {
    const kept = new Set(gone.filter((one) => one !== first.value));
    removeTokens(draft, target, (value) => kept.has(value) && value !== first.value);
    for (const token of tokens) if (token.value === first.value) replaceToken(draft, target, token, added.join(' '));
  }
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
            const node = after.elementAt(target.element.start);
            if (!node) return 'the element is gone';
            const has = new Set(classTokens(node.openingElement).map((token) => token.value));
            const lost = [...stays, ...gained].find((one) => !has.has(one));
            if (lost !== undefined) return `the class ${lost} would not be there`;
            const left = gone.find((one) => has.has(one) && !gained.includes(one));
            return left === undefined ? null : `the class ${left} would still be there`;
          },
        },
      },
    ],
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
