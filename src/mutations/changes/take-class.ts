/**
 * TAKE_CLASS: the component of a root element takes a `className` and hands it to that element, so that one use of it can be styled.
 * Uses that give it none look as before.
 */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { classAttribute, JOINERS } from '../classes/class-tokens.ts';
import { joinClassName } from '../classes/join-class-name.ts';
import { otherReach } from '../components/class-reach.ts';
import { type PlainComponent, plainComponent } from '../components/plain-component.ts';
import { takeProp } from '../components/take-prop.ts';
import { takeTyped } from '../components/take-typed.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, isFunction } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { cannotTakeClass, isRefusal, noChange, placeName } from '../refusals.ts';
import { takesProp } from '../scope/instance-scope.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { ownerName, placeOf } from '../trace/origin.ts';
import { valueUseOf } from '../trace/value-uses.ts';

const NAME = 'className';

export function takeClass(change: ChangeItem<'TAKE_CLASS'>, project: Project): Plan | Refusal {
  const target = findElement(project, change.changeFields.codebaseId);
  if (isRefusal(target)) return target;
  const { element, where } = target;
  const name = element.owner ?? `<${element.tagName}>`;
  const refuse = (reason: string) => cannotTakeClass(where, name, reason);
  if (takesAlready(target)) return noChange(where, `${name} takes a ${NAME} already.`);
  const component = plainComponent(target);
  if (typeof component === 'string') return refuse(component);
  const otherwise = otherReach(component) ?? usedOtherwise(project, target, component);
  if (otherwise) return refuse(otherwise);
  const draft = new Draft(target.source);
  const joined = joinClassName(draft, target, project);
  if ('ok' in joined) return joined;
  const taken = takeProp(draft, component, { name: NAME, isText: joined.isText });
  if (typeof taken === 'string') return refuse(taken);
  if (!joined.write(taken.code)) return refuse('a comment stands where its list of classes ends');
  const { parameter } = component;
  if (/\.tsx?$/.test(draft.file)) {
    const untyped = takeTyped(draft, target, component, project, { name: NAME, type: 'string', at: taken.typeAt });
    if (untyped) return refuse(untyped);
  }
  const names = new Set([NAME, ...(parameter?.type === 'Identifier' ? [parameter.name] : []), ...JOINERS]);
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          gains: (atom) =>
            atom === `attribute:${NAME}` ||
            atom === 'call' ||
            atom === `import:${joined.imports}` ||
            atom === 'MemberExpression' ||
            (atom.startsWith('identifier:') && names.has(atom.slice('identifier:'.length))),
          losses: (atom) => atom === 'identifier:undefined',
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

function takesAlready(target: Target): boolean {
  const { ancestors } = target;
  const fn = ancestors.findLast((node) => isFunction(node) && ownerName(node, ancestors) !== null);
  return fn !== undefined && takesProp(target, fn, NAME);
}

/** @returns the reason where its uses cannot all be seen, or one gives it a class already, which would show then */
function usedOtherwise(project: Project, { source, node }: Target, { name }: PlainComponent): string | null {
  const attribute = classAttribute(node.openingElement);
  if (attribute && findAttribute(node.openingElement, NAME) !== attribute) {
    return 'its element has its classes in another attribute';
  }
  const { sites, others } = callSitesOf(project, source, name);
  const giving = sites.find((site) => {
    const { attributes } = (site.node as AnyNode & t.JSXElement).openingElement;
    return attributes.some((one) => one.type === 'JSXSpreadAttribute' || one.name.name === NAME);
  });
  if (giving) return `a use gives it a ${NAME} or a spread already (${placeOf(giving)})`;
  const value = others[0] ?? valueUseOf(project, source, name);
  return value ? `it is used as a value, where its props cannot be seen (${placeName(value)})` : null;
}
