/**
 * TAKE_CLASS: the component of a root element takes a `className` and hands it to that element, so that one use of it can be styled.
 * Uses that give it none look as before.
 */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { classAttribute, JOINERS } from '../classes/class-tokens.ts';
import { joinClassName } from '../classes/join-class-name.ts';
import { hasRest, takeProp } from '../components/take-prop.ts';
import { takeTyped } from '../components/take-typed.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, isFunction } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { cannotTakeClass, isRefusal, noChange, placeName } from '../refusals.ts';
import { takesProp } from '../scope/instance-scope.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { ownerName, placeOf } from '../trace/origin.ts';

const NAME = 'className';

export function takeClass(change: ChangeItem<'TAKE_CLASS'>, project: Project): Plan | Refusal {
  const target = findElement(project, change.changeFields.codebaseId);
  if (isRefusal(target)) return target;
  const { element, ancestors, where } = target;
  const fn = ancestors.findLast((node) => isFunction(node) && ownerName(node, ancestors) !== null);
  const name = element.owner;
  if (!name || !fn || !isFunction(fn) || element.parent !== null || element.row !== null) {
    return cannotTakeClass(where, `<${element.tagName}>`, 'it is not all that a function component returns');
  }
  if (takesProp(target, fn, NAME)) return noChange(where, `${name} takes a ${NAME} already.`);
  const otherwise = usedOtherwise(project, target, name, hasRest(fn));
  if (otherwise) return otherwise;
  const draft = new Draft(target.source);
  const joined = joinClassName(draft, target);
  if (isRefusal(joined)) return joined;
  const taken = takeProp(draft, target, fn, { name: NAME, isText: joined.isText });
  if (isRefusal(taken)) return taken;
  joined.write(taken.code);
  if (/\.tsx?$/.test(draft.file)) {
    const typed = takeTyped(draft, target, fn, { name: NAME, type: 'string', at: taken.typeAt });
    if (isRefusal(typed)) return typed;
  }
  const names = new Set([NAME, 'props', 'string', ...JOINERS]);
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          gains: (atom) =>
            atom === `attribute:${NAME}` ||
            atom === 'call' ||
            atom === 'MemberExpression' ||
            (atom.startsWith('identifier:') && names.has(atom.slice('identifier:'.length))),
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(draft.map(element.start) ?? -1);
            const attribute = node && findAttribute(node.openingElement, NAME);
            return attribute ? null : `the element would have no ${NAME}`;
          },
        },
      },
    ],
    warnings: [],
  };
}

/** The name means something else in the component, or a use gives one already, which would go elsewhere then. */
function usedOtherwise(project: Project, target: Target, name: string, isPassedOn: boolean): Refusal | null {
  const { source, ancestors, where } = target;
  const binding = resolveName(NAME, ancestors);
  if (binding) {
    const at = placeName({ file: source.file, line: binding.id.loc?.start.line ?? 0 });
    return cannotTakeClass(where, name, `the name ${NAME} means something else in it (${at})`);
  }
  const opening = target.node.openingElement;
  const attribute = classAttribute(opening);
  if (attribute && findAttribute(opening, NAME) !== attribute) {
    return cannotTakeClass(where, name, 'its element has its classes in another attribute');
  }
  const giving = callSitesOf(project, source, name).sites.find(({ node }) => {
    const { attributes } = (node as AnyNode & t.JSXElement).openingElement;
    return attributes.some((one) => (one.type === 'JSXSpreadAttribute' ? isPassedOn : one.name.name === NAME));
  });
  return giving
    ? cannotTakeClass(where, name, `a use gives it a ${NAME} or a spread already (${placeOf(giving)})`)
    : null;
}
