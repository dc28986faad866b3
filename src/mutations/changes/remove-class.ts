/** REMOVE_CLASS: a class goes from every literal of the element's className that holds it. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { lossesOfClass, refuseLostCondition, removeTokens } from '../classes/class-remove.ts';
import { classTokens } from '../classes/class-write.ts';
import { constantsOf, refuseElsewhere, writeConstants } from '../classes/constant-edits.ts';
import { findElement } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import { splitClasses } from './add-class.ts';

export function removeClass(change: ChangeItem<'REMOVE_CLASS'>, project: Project): Plan | Refusal {
  const { codebaseIdToRemoveClass, className } = change.changeFields;
  const target = findElement(project, codebaseIdToRemoveClass);
  if (isRefusal(target)) return target;
  const asked = splitClasses(className, 'className');
  if (isRefusal(asked)) return asked;
  const present = new Set(classTokens(target.node.openingElement).map((token) => token.value));
  const constants = constantsOf(target, project, change.scope === 'definition');
  const missing = asked.find((one) => !present.has(one) && !constants.open.some(({ value }) => value === one));
  if (missing !== undefined) return refuseElsewhere(target, missing, constants);
  const draft = new Draft(target.source);
  const gone = new Set(asked);
  const lost = refuseLostCondition(target, (value) => gone.has(value));
  if (lost) return lost;
  const written = writeConstants(draft, constants.open, new Map(), gone);
  removeTokens(draft, target, ({ value }) => gone.has(value));
  const kept = [...present].filter((one) => !gone.has(one));
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          losses: lossesOfClass(target),
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(draft.map(target.element.start) ?? -1);
            if (!node) return 'the element is gone';
            const has = new Set(classTokens(node.openingElement).map((token) => token.value));
            const stays = asked.find((one) => has.has(one));
            if (stays !== undefined) return `the class ${stays} would still be there`;
            const lost = kept.find((one) => !has.has(one));
            return lost === undefined ? null : `the class ${lost} would go too`;
          },
        },
      },
    ],
    warnings: written.warnings,
  };
}
