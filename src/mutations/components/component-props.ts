/** The props of a component instance, from the code of the instance and of its component (`GET …/props`). */
import { componentName, type ExportedComponent } from '../../protocol/component-page.ts';
import type { ComponentProp, ComponentPropsAnswer } from '../../protocol/component-props.ts';
import { findElement, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, isNativeTag } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { canonicalColor } from '../styling/colors.ts';
import { type ComponentDeclaration, findDeclaration, findExportedDeclaration } from './declaration.ts';
import { type DeclaredProp, type DeclaredProps, declaredProps } from './declared-props.ts';
import { ignoredBy } from './ignored-prop.ts';
import { givenNames, propInSource } from './props-in-source.ts';

const NO_SOURCE = 'The component is not in the source of the project, so only what is set here is known.';

const STYLED_BY = ['className', 'style'] as const;

/**
 * @param asked codebase id of an instance, or an exported component
 * @returns the answer, or the refusal if it names no component
 */
export function componentProps(project: Project, asked: string | ExportedComponent): ComponentPropsAnswer {
  return typeof asked === 'string' ? propsOfInstance(project, asked) : propsOfExport(project, asked);
}

function propsOfExport(project: Project, asked: ExportedComponent): ComponentPropsAnswer {
  const { file, exportName } = asked;
  const name = componentName(asked);
  const declaration = findExportedDeclaration(project, file, exportName);
  if (!declaration) {
    const hint = 'Export it again, or delete its frame.';
    return { ok: false, error: { code: 'not-exported', message: `${file} does not export ${name}.`, hint, file } };
  }
  const { props } = declaredProps(declaration);
  return {
    ok: true,
    componentName: name,
    declaration: declaredAt(declaration),
    from: 'code',
    props: requiredFirst(props).map((one) => ({ ...one, isInherited: false, source: { state: 'absent' } })),
    undeclared: [],
    ignores: [],
    problem: null,
  };
}

function propsOfInstance(project: Project, codebaseId: string): ComponentPropsAnswer {
  const target = findElement(project, codebaseId);
  if (isRefusal(target)) return target;
  const { source, element, node, ancestors } = target;
  const isNative = isNativeTag(element.tagName);
  const file = { file: source.file, text: source.text, source };
  const declaration = isNative
    ? null
    : findDeclaration(project, element.tagName, { node: node as AnyNode, in: file, ancestors });
  const declared: DeclaredProps = declaration ? declaredProps(declaration) : { props: [], isOpen: true };
  const given = givenNames(node).filter((name) => name !== 'key' && name !== 'ref');
  const known = new Set(declared.props.map(({ name }) => name));
  const extra = given.filter((name) => !known.has(name));
  const prop = (one: DeclaredProp, isInherited: boolean): ComponentProp => ({
    ...one,
    isInherited,
    source: propInSource(source, node, one.name),
  });
  return {
    ok: true,
    codebaseId,
    componentName: element.tagName,
    declaration: declaration && declaredAt(declaration),
    from: isNative ? 'native' : 'code',
    props: [
      ...requiredFirst(declared.props).map((one) => prop(withPresent(one, source, node), false)),
      ...(declared.isOpen ? extra.map((name) => prop(withPresent(unknownProp(name), source, node), true)) : []),
    ],
    undeclared: declared.isOpen ? [] : extra,
    ignores: isNative ? [] : STYLED_BY.filter((name) => ignoredBy(project, target, name)),
    problem: isNative || declaration ? null : NO_SOURCE,
  };
}

type Element = Parameters<typeof propInSource>;

/**
 * A prop of which nothing is known takes the kind of the literal that it has, and one that is a colour only by its name is none if
 * its value is none (`color="primary"`).
 */
function withPresent(prop: DeclaredProp, source: Element[0], node: Element[1]): DeclaredProp {
  const isColor = prop.type.kind === 'color';
  if (!isColor && (prop.type.kind !== 'other' || prop.typeText !== '')) return prop;
  const present = propInSource(source, node, prop.name);
  if (present.state !== 'literal') return prop;
  const kind = typeof present.value;
  if (isColor)
    return /^[a-z]+$/i.test(`${present.value}`) && !canonicalColor(`${present.value}`)
      ? { ...prop, type: { kind: 'string' } }
      : prop;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? { ...prop, type: { kind } } : prop;
}

function unknownProp(name: string): DeclaredProp {
  return {
    name,
    type: name === 'children' ? { kind: 'node' } : /^on[A-Z]/.test(name) ? { kind: 'function' } : { kind: 'other' },
    typeText: '',
    isRequired: false,
    description: null,
    isDeprecated: false,
    defaultCode: null,
  };
}

function requiredFirst(props: readonly DeclaredProp[]): DeclaredProp[] {
  return [...props.filter(({ isRequired }) => isRequired), ...props.filter(({ isRequired }) => !isRequired)];
}

function declaredAt({ in: file, start }: ComponentDeclaration): { file: string; line: number } {
  return { file: file.file, line: whereIs(file, start).line ?? 1 };
}
