/** Whether a component shows what is put in it, as far as its own source tells. */
import type * as t from '@babel/types';
import type { Target } from './find-element.ts';
import { whereIs } from './find-element.ts';
import type { Project } from './mutation.ts';
import { type AnyNode, endOf, isFunction, startOf } from './nodes.ts';
import type { Where } from './refusals.ts';
import { valuesOf } from './trace/values.ts';

/**
 * Where the component is that the element uses and that surely shows no children: a function of the project whose props name
 * none and are handed on nowhere. Null where it does, or where nobody can tell: packages, classes, wrapped components.
 */
export function childlessComponent(project: Project, { source, element, ancestors }: Target): Where | null {
  if (!/^[A-Z][\w$]*$/.test(element.tagName)) return null;
  const name = { type: 'Identifier', name: element.tagName } as AnyNode;
  const file = { file: source.file, text: source.text, source };
  const found = valuesOf({ node: name, in: file, ancestors }, { project, dataIndex: null, depth: 0 });
  const [component] = found.values;
  if (!component?.in.source || found.values.length > 1 || found.unknown.length > 0) return null;
  if (!isFunction(component.node) || showsChildren(component.node, component.in.text)) return null;
  return whereIs(component.in.source, startOf(component.node));
}

function showsChildren(fn: AnyNode & t.Function, text: string): boolean {
  const code = text.slice(startOf(fn), endOf(fn));
  const [props] = fn.params;
  if (!props) return /\barguments\b/.test(code);
  if (props.type === 'ObjectPattern') {
    return props.properties.some((one) => one.type === 'RestElement' || keyOf(one.key) === 'children');
  }
  if (props.type !== 'Identifier') return true;
  // neither part of a longer name nor a property of another object; `...props` is the thing itself
  const [, ...uses] = code.split(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${escaped(props.name)}(?![\\w$])`));
  // the parameter itself comes first; handed on whole, nobody knows what becomes of it
  return uses.slice(1).some((rest) => !/^\s*\??\.\s*(?!children\b)[\w$]/.test(rest));
}

function keyOf(key: t.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  // what cannot be read may be it
  return key.type === 'StringLiteral' ? key.value : 'children';
}

function escaped(name: string): string {
  return name.replace(/\$/g, '\\$');
}
