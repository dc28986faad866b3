/** Whether a component does anything with a prop, as far as its own source tells. */
import type * as t from '@babel/types';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, isNativeTag, startOf } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import { propIgnored, type Where } from '../refusals.ts';
import { countCallSites } from '../trace/call-sites.ts';
import { type ComponentDeclaration, findDeclaration } from './declaration.ts';
import { declaredProps } from './declared-props.ts';
import { madeBy } from './made-by.ts';

/**
 * Where the component is that the element uses and that surely does nothing with the prop: a function of the project whose
 * props name none and are handed on nowhere. For a higher-order component (`withFrame(Card)`), the function that the call
 * returns. Null where it does, or where nobody can tell: packages, classes, calls that cannot be followed.
 */
export function ignoredBy(project: Project, target: Target, prop: string): Where | null {
  const found = ignoring(project, target, prop);
  return found && whereIs(found.in, found.start);
}

/** Why an element cannot be changed by a prop such as `className`: its component does nothing with it. */
export function refuseIgnored(project: Project, target: Target, prop: string): Refusal | null {
  const found = ignoring(project, target, prop);
  if (!found) return null;
  const { tagName } = target.element;
  const name = nameOf(found);
  const uses = name && found.in.source ? countCallSites(project, found.in.source, name) : 0;
  const component = { ...whereIs(found.in, found.start), name: name ?? tagName };
  return propIgnored(target.where, tagName, prop, component, uses);
}

function ignoring(project: Project, target: Target, prop: string): ComponentDeclaration | null {
  const { source, element, node, ancestors } = target;
  if (isNativeTag(element.tagName)) return null;
  const file = { file: source.file, text: source.text, source };
  const named = findDeclaration(project, element.tagName, { node: node as AnyNode, in: file, ancestors });
  if (!named || isSetAnew(named)) return null;
  const found = madeBy(project, named);
  if (!found || !isFunction(found.node)) return null;
  return uses(found.node, found.in.text, prop) && !isTypedWithout(found, prop) ? null : found;
}

/** True where the type of its props, all of it in its own file, has no such prop: not even a rest can then hold it. */
function isTypedWithout(found: ComponentDeclaration, prop: string): boolean {
  const [first] = isFunction(found.node) ? found.node.params : [];
  const parameter = first?.type === 'AssignmentPattern' ? first.left : first;
  if (!parameter || !('typeAnnotation' in parameter) || !parameter.typeAnnotation) return false;
  const { props, isOpen } = declaredProps(found);
  return !isOpen && props.every(({ name }) => name !== prop);
}

function nameOf({ name }: ComponentDeclaration): string | undefined {
  return name === null || name === 'default' ? undefined : name;
}

/** True where its name may mean another component while the app runs. */
function isSetAnew(found: ComponentDeclaration): boolean {
  const name = nameOf(found);
  if (!name) return false;
  const assignments = found.in.text.matchAll(new RegExp(`(?<![\\w$.])${escaped(name)}\\s*=(?![=>])`, 'g'));
  return [...assignments].some(({ index }) => index !== found.start);
}

function uses(fn: AnyNode & t.Function, text: string, prop: string): boolean {
  const code = text.slice(startOf(fn), endOf(fn));
  const first = fn.params[0];
  const props = first?.type === 'AssignmentPattern' ? first.left : first;
  if (!props) return /\barguments\b/.test(code);
  if (props.type === 'ObjectPattern') {
    return props.properties.some((one) => one.type === 'RestElement' || mayBe(one, prop));
  }
  if (props.type !== 'Identifier') return true;
  // neither part of a longer name nor a property of another object; `...props` is the thing itself
  const [, ...rests] = code.split(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${escaped(props.name)}(?![\\w$])`));
  const others = new RegExp(`^\\s*\\??\\.\\s*(?!${prop}\\b)[\\w$]`);
  // the parameter itself comes first; passed on as a whole, its use is unknown
  return rests.slice(1).some((rest) => !others.test(rest));
}

/** A computed key may be this prop. */
function mayBe({ key, computed }: t.ObjectProperty, prop: string): boolean {
  if (key.type === 'StringLiteral') return key.value === prop;
  return computed || key.type !== 'Identifier' || key.name === prop;
}

function escaped(name: string): string {
  return name.replace(/\$/g, '\\$');
}
