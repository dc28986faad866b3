/** The props of a component as its own file tells them: from the parameter's pattern and type, and from how they are used. */
import type * as t from '@babel/types';
import type { PropValue } from '../../protocol/changes.ts';
import type { PropKind } from '../../protocol/component-props.ts';
import { type AnyNode, endOf, forEachChild, isFunction, keyName, startOf } from '../jsx/nodes.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { annotationOf, type ComponentDeclaration } from './declaration.ts';
import { literalValue } from './literal-value.ts';
import { propsOfType, shortText, type TypedProp, type TypedProps } from './prop-types.ts';
import { runtimeTypes } from './runtime-types.ts';
import { enumOf, typeArguments, typeName, withColor } from './type-kind.ts';
import { type Variant, variantsIn } from './variants.ts';

export interface DeclaredProp extends TypedProp {
  defaultCode: string | null;
  defaultLiteral?: PropValue;
}

export interface DeclaredProps {
  props: DeclaredProp[];
  /** it may take others as well: a rest that is passed on, a type from elsewhere */
  isOpen: boolean;
}

/** How the function knows its props: names with the code of their defaults, null without. */
interface Pattern {
  defaults: Map<string, AnyNode | null>;
  hasRest: boolean;
}

export function declaredProps(declaration: ComponentDeclaration): DeclaredProps {
  const { in: file, node } = declaration;
  const isCode = isFunction(node) || node.type.startsWith('Class');
  const parameter = isFunction(node) ? plainParameter(node) : null;
  const type = isCode ? propsType(declaration, parameter) : styledPropsType(node);
  const typed: TypedProps = type ? propsOfType(type, file) : { props: runtimeTypes(declaration), isOpen: false };
  const pattern = patternOf(node, parameter);
  const variants = variantsIn(file);
  const names = new Set([...typed.props.map(({ name }) => name), ...pattern.defaults.keys()]);
  const byName = new Map(typed.props.map((prop) => [prop.name, prop]));
  const props = [...names]
    .filter((name) => name !== 'key' && name !== 'ref')
    .map((name) =>
      propNamed(
        name,
        file,
        byName.get(name),
        pattern,
        variants.find((one) => one.name === name),
      ),
    );
  // a styled component, or one from a factory of a package, also takes the props of the element that it renders
  return { props, isOpen: !isCode || typed.isOpen || (pattern.hasRest && !type) };
}

function propNamed(
  name: string,
  file: ValueFile,
  typed: TypedProp | undefined,
  { defaults }: Pattern,
  variant: Variant | undefined,
): DeclaredProp {
  const byDefault = defaults.get(name) ?? variant?.byDefault ?? null;
  const literal = byDefault === null ? undefined : literalValue(byDefault);
  const untyped = { name, type: variant?.type ?? guessed(name, literal), typeText: '', isRequired: false };
  const prop: DeclaredProp = {
    ...(typed ?? { ...untyped, description: null, isDeprecated: false }),
    defaultCode: byDefault === null ? null : shortText(file.text.slice(startOf(byDefault), endOf(byDefault))),
  };
  if (byDefault !== null) prop.isRequired = false;
  if (literal !== undefined) prop.defaultLiteral = literal;
  return prop;
}

/** Without a type, the kind is guessed from the default and the name. */
function guessed(name: string, byDefault: PropValue | undefined): PropKind {
  if (name === 'children') return { kind: 'node' };
  if (/^on[A-Z]/.test(name)) return { kind: 'function' };
  switch (typeof byDefault) {
    case 'string':
      return withColor(name, { kind: 'string' });
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return enumOf([true, false], false);
    default:
      return { kind: 'other' };
  }
}

/** The first parameter without a default of its own (`= {}`). */
function plainParameter(fn: t.Function): AnyNode | null {
  const first = fn.params[0] as AnyNode | undefined;
  return (first?.type === 'AssignmentPattern' ? (first.left as AnyNode) : first) ?? null;
}

/** The type of the props: at the parameter, at the variable (`FC<P>`), at the wrapper (`forwardRef<T, P>`), at the class. */
function propsType({ node, annotation, wrappers }: ComponentDeclaration, parameter: AnyNode | null): AnyNode | null {
  const own = parameter && annotationOf(parameter);
  if (own) return own;
  if (annotation && /^(?:FC|FunctionComponent|VFC|ComponentType)$/.test(typeName(annotation))) {
    return typeArguments(annotation)[0] ?? null;
  }
  for (const wrapper of wrappers) {
    const { callee } = wrapper;
    const name = callee.type === 'MemberExpression' ? keyName(callee.property) : keyName(callee);
    const type = typeArguments(wrapper)[name === 'forwardRef' ? 1 : 0];
    if (type) return type;
  }
  const parents = node.superTypeParameters as AnyNode | null | undefined;
  return ((parents?.params as AnyNode[] | undefined) ?? [])[0] ?? null;
}

/** The type of the props that what `styled` makes takes beside those of what it styles: `P` of `styled.a<P>` and of `styled(Card).attrs<P>(…)`. */
function styledPropsType(node: AnyNode): AnyNode | null {
  const [own] = typeArguments(node);
  if (own) return own;
  if (node.type === 'TaggedTemplateExpression') return styledPropsType(node.tag as AnyNode);
  if (node.type === 'CallExpression') return styledPropsType(node.callee as AnyNode);
  return node.type === 'MemberExpression' ? styledPropsType(node.object as AnyNode) : null;
}

function patternOf(node: AnyNode, parameter: AnyNode | null): Pattern {
  const pattern: Pattern = { defaults: new Map(), hasRest: false };
  if (parameter?.type === 'ObjectPattern') readPattern(parameter, pattern);
  else if (parameter?.type === 'Identifier') readUses(node, isNamed(parameter.name), pattern);
  else if (node.type.startsWith('Class')) readUses(node, isThisProps, pattern);
  return pattern;
}

function readPattern(object: t.ObjectPattern, into: Pattern): void {
  for (const property of object.properties) {
    if (property.type === 'RestElement') into.hasRest = true;
    else if (!property.computed) {
      const { value } = property;
      into.defaults.set(keyName(property.key), value.type === 'AssignmentPattern' ? (value.right as AnyNode) : null);
    }
  }
}

/** `props.title`, `const { title } = props`, `{...props}`. */
function readUses(node: AnyNode, isProps: (node: t.Node) => boolean, into: Pattern): void {
  const visit = (one: AnyNode): void => {
    if ((one.type === 'MemberExpression' || one.type === 'OptionalMemberExpression') && isProps(one.object)) {
      const name = one.computed ? '' : keyName(one.property);
      if (name && !into.defaults.has(name)) into.defaults.set(name, null);
    }
    if (one.type === 'VariableDeclarator' && one.init && isProps(one.init) && one.id.type === 'ObjectPattern') {
      readPattern(one.id, into);
    }
    if (/^(?:JSXSpreadAttribute|SpreadElement)$/.test(one.type) && isProps(one.argument as t.Node)) into.hasRest = true;
    forEachChild(one, visit);
  };
  visit(node);
}

function isNamed(name: string): (node: t.Node) => boolean {
  return (node) => node.type === 'Identifier' && node.name === name;
}

function isThisProps(node: t.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'ThisExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'props'
  );
}
