/** A list whose items a component shows with a function that it is given: `data.map(render)` of `<Table render={(row) => <Row />} />`. */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { attributeName } from '../jsx/attributes.ts';
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, isFunction, keyName, startOf, tagNameOf } from '../jsx/nodes.ts';
import type { ElementAddress, Project } from '../mutation.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { isMap } from './list-callback.ts';

export interface RenderProp {
  /** the function */
  fn: t.Function;
  /** the element that it is given to */
  site: AnyNode & t.JSXElement;
  /** `render`, or `children` */
  prop: string;
}

/** The function nearest around an element that is given to a component. */
export function renderPropAround({ ancestors }: Target): RenderProp | null {
  const at = ancestors.findLastIndex((one) => isFunction(one));
  const [attribute, holder] = [ancestors[at - 2], ancestors[at - 1]];
  if (holder?.type !== 'JSXExpressionContainer') return null;
  const fn = ancestors[at] as AnyNode & t.Function;
  if (attribute?.type === 'JSXElement') return { fn, site: attribute, prop: 'children' };
  const site = ancestors.slice(0, at).findLast((one) => one.type === 'JSXElement');
  if (attribute?.type !== 'JSXAttribute' || site?.type !== 'JSXElement') return null;
  return { fn, site, prop: attributeName(attribute) };
}

export interface MappedList {
  /** `data.map(render)` */
  call: t.CallExpression;
  ancestors: AnyNode[];
  file: ValueFile;
  site: ElementAddress;
}

/** The only `map` of the component that gets the function as it is. */
export function listOfRenderProp(project: Project, target: Target, { site, prop }: RenderProp): MappedList | null {
  const { source, ancestors } = target;
  const file = { file: source.file, text: source.text, source };
  const tag = tagNameOf(site.openingElement.name);
  const around = ancestors.slice(0, ancestors.indexOf(site));
  const component = findDeclaration(project, tag, { node: site, in: file, ancestors: around });
  const program = component?.in.source?.ast.program;
  if (!component || !program || !isFunction(component.node)) return null;
  const isProp = propReader(component.node, prop);
  const calls: (AnyNode & t.CallExpression)[] = [];
  const visit = (node: AnyNode): void => {
    const isCall = node.type === 'CallExpression' || node.type === 'OptionalCallExpression';
    if (isCall && isMap(node as t.CallExpression) && isProp(node.arguments[0] as AnyNode | undefined))
      calls.push(node as AnyNode & t.CallExpression);
    forEachChild(node, visit);
  };
  visit(component.node);
  const [call, another] = calls;
  if (!call || another) return null;
  const address = { file: source.file, start: startOf(site) };
  return { call, ancestors: [...ancestorsOf(program, call), call], file: component.in, site: address };
}

/** Tells whether a node is the prop of a component, taken apart or as `props.render`. */
function propReader({ params: [first] }: t.Function, prop: string): (node: AnyNode | undefined) => boolean {
  if (first?.type === 'Identifier')
    return (node) =>
      node?.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      node.object.name === first.name &&
      !node.computed &&
      keyName(node.property) === prop;
  const property =
    first?.type === 'ObjectPattern'
      ? first.properties.find((one) => one.type === 'ObjectProperty' && !one.computed && keyName(one.key) === prop)
      : undefined;
  const local =
    property?.type === 'ObjectProperty' && property.value.type === 'Identifier' ? property.value.name : null;
  return (node) => local !== null && node?.type === 'Identifier' && node.name === local;
}
