/**
 * Styles that are written in code: styled-components, Emotion, MUI, Panda, vanilla-extract, Linaria, StyleX and their kin.
 *
 * Such a style is no rule of a style sheet, and a rule beside it would mostly lose to it. The source tells only
 * where it stands, and whether it surely leaves a property alone.
 */
import type * as t from '@babel/types';
import { overlaps } from '../../protocol/shorthands.ts';
import { classAttribute } from '../classes/class-tokens.ts';
import { type Given, givenBy, NOTHING_GIVEN, type Use } from '../code-styles/given-props.ts';
import { rootTagOf } from '../code-styles/root-tag.ts';
import { type ComponentDeclaration, findDeclaration } from '../components/declaration.ts';
import { ignoredBy } from '../components/ignored-prop.ts';
import { findAttribute } from '../jsx/attributes.ts';
import type { SourceElement } from '../jsx/elements.ts';
import { ancestorsOf, type Target, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, forEachChild, isFunction, isNativeTag, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { returnedBy } from '../jsx/returned.ts';
import type { Project } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { givenByCallers, takesProp } from '../scope/instance-scope.ts';
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import { declared, followName, importedFrom, rootName } from './code-values.ts';

export interface CodeStyle {
  /** `styled-components`, `Emotion`, `MUI`, …; null where only its form tells */
  library: string | null;
  where: Where;
  /** the expressions that hold it, the weakest first */
  values: readonly Origin[];
  /** the attribute that holds it; null for classes and for styles of the component itself */
  prop: (typeof STYLE_PROPS)[number] | null;
  /** styles of the same element that may win over it: classes on a condition */
  beside: readonly Origin[];
  /** components of the project whose root the element with the style is, outermost first */
  through: readonly { source: ParsedSource; name: string }[];
  /** the element around this one that has the style, which is about its descendants; null where it is the element's own */
  around: t.JSXElement | null;
  /** the element that has it, whose props the functions in it get; null for a style that no component has */
  use: Use | null;
  /** what functions around it are given */
  given: Given;
  /** its text */
  code: string;
  /** its text says something about the property */
  sets(property: string): boolean;
  /** false only where the style, read whole, says nothing about the property */
  maySet(property: string): boolean;
}

/** Modules whose functions make styles, with their product names. */
const LIBRARIES: readonly [RegExp, string][] = [
  [/^styled-components(?:\/|$)/, 'styled-components'],
  [/^@emotion\/(?:react|styled|css|native|core)(?:\/|$)/, 'Emotion'],
  [/^@(?:mui|material-ui|pigment-css)\//, 'MUI'],
  [/(?:^|\/)styled-system(?:\/|$)/, 'Panda'],
  [/^@vanilla-extract\//, 'vanilla-extract'],
  [/^@linaria\//, 'Linaria'],
  [/^(?:@stylexjs\/stylex|stylex)$/, 'StyleX'],
  [
    /^(?:goober|@stitches\/react|@compiled\/react|@griffel\/react|next-yak|astroturf|twin\.macro|@chakra-ui\/react)$/,
    '',
  ],
  [/^(?:theme-ui|tss-react|react-jss|styletron-react|restyle)(?:\/|$)/, ''],
];

/** Packages whose components bring styles of theirs, which are changed by props of theirs. */
const STYLED_PACKAGES =
  /^(?:@mui\/(?!icons)|@material-ui\/(?!icons)|@chakra-ui\/|theme-ui$)|(?:^|\/)styled-system\/jsx(?:\/|$)/;
/** Attributes that hold a style. */
const STYLE_PROPS = ['css', 'sx', 'tw'] as const;
/** Components that a root is looked for in, and names that a value is looked for behind. */
const MOST_ROOTS = 4;
const MOST_HOPS = 4;

function libraryOf(specifier: string): string | null {
  const found = LIBRARIES.find(([pattern]) => pattern.test(specifier));
  return found ? found[1] || specifier : null;
}

/** The style in code that the element has; null where it has none that the source tells of. */
export function codeStyleOf(project: Project, target: Target): CodeStyle | null {
  return styleOf(project, target, 0, NOTHING_GIVEN);
}

/** @param given to the functions around the element */
function styleOf(project: Project, target: Target, depth: number, given: Given): CodeStyle | null {
  const ofValue = ofAttributes(project, target);
  if (ofValue) return { ...ofValue, given };
  const style = ofTag(project, target, depth, given);
  if (style) return style;
  const ofClass = ofClasses(project, target);
  if (ofClass) return { ...ofClass, given };
  return depth === 0 ? (ofWrapper(project, target) ?? ofParents(project, target)) : null;
}

/** The style of the element itself: not that of a component around it or of its root. */
export function ownCodeStyle(project: Project, source: ParsedSource, element: SourceElement): CodeStyle | null {
  return styleOf(project, targetOf(source, element), MOST_ROOTS, NOTHING_GIVEN);
}

/** `css={…}`, `sx={…}`, and `{...stylex.props(…)}`. */
function ofAttributes(project: Project, target: Target): CodeStyle | null {
  const { node, element } = target;
  const opening = node.openingElement;
  for (const name of STYLE_PROPS) {
    const attribute = findAttribute(opening, name);
    const value = attribute?.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute?.value;
    if (!value || (name !== 'sx' && !isNativeTag(element.tagName) && !isStyleValue(value))) continue;
    const here = originIn(target, value as AnyNode);
    const style = followName(project, here);
    const library = makerOf(project, here) ?? (name === 'sx' ? 'MUI' : null);
    return { ...styleAt([style], library, name !== 'css'), prop: name };
  }
  for (const one of opening.attributes) {
    const call = one.type === 'JSXSpreadAttribute' ? unwrapNode(one.argument) : null;
    const library = call?.type === 'CallExpression' ? makerOf(project, originIn(target, call as AnyNode)) : null;
    if (call?.type === 'CallExpression' && library !== null) return ofCall(project, target, call, library);
  }
  return null;
}

/** On a component of one's own a prop may be called `css` and be anything. */
function isStyleValue(value: t.Node): boolean {
  return /^(?:ObjectExpression|ArrayExpression|TaggedTemplateExpression|CallExpression)$/.test(unwrapNode(value).type);
}

/** `<Title>` of `styled.h1`…``, a component of a package that styles itself, or one of the project with such a root. */
function ofTag(project: Project, target: Target, depth: number, given: Given): CodeStyle | null {
  const { element, source, ancestors } = target;
  if (isNativeTag(element.tagName)) return null;
  const specifier = importedFrom(source, ancestors, element.tagName.split('.')[0] ?? '');
  if (specifier !== null && STYLED_PACKAGES.test(specifier)) {
    return styleAt([originIn(target, target.node as AnyNode)], libraryOf(specifier), true);
  }
  const found = findDeclaration(project, element.tagName, originIn(target, target.node as AnyNode));
  if (!found) return null;
  const [outermost = found.node] = found.wrappers;
  const whole = { node: outermost, in: found.in, ancestors: programOf(found.in) };
  const library = makerOf(project, whole);
  const use = givenBy(target, found, given);
  if (library !== null) return { ...styleAt([whole], library, buildsOn(outermost)), use, given };
  if (!isFunction(found.node) || depth >= MOST_ROOTS) return null;
  const isForUse = depth === 0 && takesSx(project, found) && ignoredBy(project, target, 'sx') === null;
  return isForUse
    ? styleAt([originIn(target, target.node as AnyNode)], 'MUI', true)
    : ofRoots(project, found, depth, use);
}

/** `styled(Other)`: the other's own styles count as well. */
function buildsOn(node: t.Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return buildsOn(node.tag);
  if (node.type === 'MemberExpression') return buildsOn(node.object);
  if (node.type !== 'CallExpression') return false;
  return node.arguments.some((one) => unwrapNode(one).type === 'Identifier') || buildsOn(node.callee);
}

/** The first style that a root of a component has. */
function ofRoots(project: Project, found: ComponentDeclaration, depth: number, use: Use): CodeStyle | null {
  for (const root of rootsOf(found)) {
    const { source, element } = root;
    const style = styleOf(project, root, depth + 1, new Map([...use.given, [found.node, use]]));
    if (style) return { ...style, through: [{ source, name: element.owner ?? '' }, ...style.through] };
  }
  return null;
}

/** What a component returns; not elements that it makes to show them within that. */
export function rootsOf({ in: { source }, node }: ComponentDeclaration): Target[] {
  const isRoot = ({ start, end, parent, aside, ownerStart }: SourceElement) =>
    parent === null && !aside && start >= startOf(node) && end <= endOf(node) && ownerStart <= startOf(node);
  return source ? source.elements.filter(isRoot).map((one) => targetOf(source, one)) : [];
}

/** True where a style for this use alone can stand in its `sx`: what the component returns hands that on to MUI, above its own. */
function takesSx(project: Project, found: ComponentDeclaration, depth = 0): boolean {
  if (!isFunction(found.node) || depth > MOST_ROOTS) return false;
  return rootsOf(found).some((root) => {
    const { source, element, ancestors } = root;
    if (!takesProp(root, found.node, 'sx') || !endsWithGiven(root)) return false;
    const specifier = importedFrom(source, ancestors, element.tagName.split('.')[0] ?? '');
    if (specifier !== null && STYLED_PACKAGES.test(specifier)) return libraryOf(specifier) === 'MUI';
    const inner = findDeclaration(project, element.tagName, originIn(root, root.node as AnyNode));
    if (!inner) return false;
    const [outermost] = inner.wrappers;
    const library = makerOf(project, { node: outermost ?? inner.node, in: inner.in, ancestors: programOf(inner.in) });
    return library === 'MUI' || takesSx(project, inner, depth + 1);
  });
}

/** True where nothing in the `sx` of an element is put on top of the one that its component is given. */
function endsWithGiven(root: Target): boolean {
  const value = findAttribute(root.node.openingElement, 'sx')?.value;
  if (value?.type !== 'JSXExpressionContainer') return true;
  const last = (node: t.Node): t.Node => {
    const inner = unwrapNode(node);
    const [only, other] = isFunction(inner) ? returnedBy(inner) : [];
    const end = inner.type === 'ArrayExpression' ? inner.elements.at(-1) : null;
    const member = inner.type === 'ObjectExpression' ? inner.properties.at(-1) : null;
    const next = end ?? member ?? (other === undefined ? only : null);
    return next ? last(next.type === 'SpreadElement' ? next.argument : next) : inner;
  };
  return givenByCallers(root, 'sx')(last(value.expression));
}

/** `className={css(…)}`, a name of `css`…``, `styles.box` of a `.css.ts`, `classes.root` of a hook. */
function ofClasses(project: Project, target: Target): CodeStyle | null {
  const value = classAttribute(target.node.openingElement)?.value;
  if (value?.type !== 'JSXExpressionContainer') return null;
  const styles = partsOf(value.expression as AnyNode).flatMap(({ node, conditional }) => {
    const here = originIn(target, node);
    const library = makerOf(project, here);
    if (library === null || (node.type === 'CallExpression' && isNamed(node.callee, 'cx'))) return [];
    const style =
      node.type === 'CallExpression'
        ? ofCall(project, target, node, library)
        : styleAt([followName(project, here)], library);
    return [{ style, conditional }];
  });
  const sure = styles.filter(({ conditional }) => !conditional).map(({ style }) => style);
  const [first] = sure.length > 0 ? sure : styles.map(({ style }) => style);
  if (!first) return null;
  const others = styles.filter(({ conditional }) => conditional).flatMap(({ style }) => style.values);
  return { ...first, values: sure.flatMap(({ values }) => values), beside: others };
}

/** An expression that a class list consists of. */
interface ClassPart {
  node: AnyNode;
  /** only there under a condition */
  conditional: boolean;
}

/** Outermost first. */
function partsOf(node: AnyNode, conditional = false): ClassPart[] {
  const inner = unwrapNode(node) as AnyNode;
  const parts = /^(?:CallExpression|MemberExpression|TaggedTemplateExpression|Identifier)$/.test(inner.type)
    ? [{ node: inner, conditional }]
    : [];
  if (/^(?:MemberExpression|TaggedTemplateExpression)$/.test(inner.type)) return parts;
  // `[…].filter(Boolean).join(' ')`
  const list = inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression' ? inner.callee.object : null;
  if (list && /^(?:Array|Call)Expression$/.test(list.type)) parts.push(...partsOf(list as AnyNode, conditional));
  const isBranch = /^(?:LogicalExpression|ConditionalExpression|ObjectExpression)$/.test(inner.type);
  forEachChild(inner, (child, key) => {
    if (key !== 'callee') parts.push(...partsOf(child, conditional || isBranch));
  });
  return parts;
}

const isNamed = (node: t.Node, name: string) => node.type === 'Identifier' && node.name === name;

/**
 * The style behind a call: the argument of a library's function, as in `css({ … })` and `stylex.props(styles.box)`, or where a
 * function of the project's own is made by one, as `button` of `cva({ … })`.
 */
function ofCall(project: Project, target: Target, call: t.CallExpression, library: string): CodeStyle {
  const root = rootName(call.callee) ?? '';
  const specifier = importedFrom(target.source, target.ancestors, root);
  if (specifier === null || libraryOf(specifier) === null) {
    return styleAt([followName(project, originIn(target, call.callee as AnyNode))], library, true);
  }
  const given = call.arguments.map((one) => followName(project, originIn(target, unwrapNode(one) as AnyNode)));
  return styleAt(given.length > 0 ? given : [originIn(target, call as AnyNode)], library);
}

/** `styled((props) => <a {...props} />)`…``: the style applies to the element. */
function ofWrapper(project: Project, target: Target): CodeStyle | null {
  const at = target.ancestors.findLastIndex((one) => isFunction(one));
  const around = target.ancestors[at - 1];
  if (target.element.parent !== null || target.element.aside || around?.type !== 'CallExpression') return null;
  const outer = target.ancestors[at - 2];
  const whole = outer?.type === 'TaggedTemplateExpression' || outer?.type === 'CallExpression' ? outer : around;
  const library = makerOf(project, originIn(target, whole));
  return library === null ? null : styleAt([originIn(target, whole)], library, true);
}

/** A style of an element around it that has a rule for its descendants: `styled.ul` with `li { … }`. */
function ofParents(project: Project, target: Target): CodeStyle | null {
  const { element, source, ancestors } = target;
  const { tag } = rootTagOf(project, source, element, ancestors);
  if (tag === null) return null;
  const names = [tag, ...element.removableClasses.map((name) => `\\.${name.replace(/[^\w-]/g, '\\$&')}`)];
  const nested = new RegExp(`(?:^|[\\s,>+~&'"\`])(?:${names.join('|')})(?![\\w-])[^;{}()]*\\{`, 'm');
  return stylesAround(project, target).find(({ code }) => nested.test(code)) ?? null;
}

/** The styles of the elements around it in its file, which may be about it too; the nearest first. */
export function stylesAround(project: Project, { element, source }: Target): CodeStyle[] {
  const found: CodeStyle[] = [];
  for (let index = element.parent; index !== null; ) {
    const parent: SourceElement | undefined = source.elements[index];
    if (!parent) break;
    const style = ownCodeStyle(project, source, parent);
    if (style) found.push({ ...style, around: parent.node, maySet: () => true });
    index = parent.parent;
  }
  return found;
}

function targetOf(source: ParsedSource, element: SourceElement): Target {
  const where = { file: source.file, line: element.line, column: element.column };
  const ancestors = ancestorsOf(source.ast.program, element.node);
  return { codebaseId: '', source, element, node: element.node, ancestors, where };
}

function originIn({ source, ancestors }: Target, node: AnyNode): Origin {
  return { node, in: { file: source.file, text: source.text, source }, ancestors };
}

function programOf({ source }: ValueFile): AnyNode[] {
  return source ? [source.ast.program as AnyNode] : [];
}

/** The library whose function makes a value: `styled` of `styled.h1`…``, `css` behind `box` of `const box = css(…)`. */
export function makerOf(project: Project, origin: Origin, hops = 0): string | null {
  const { node, in: file, ancestors } = origin;
  const name = rootName(node);
  if (name === null || !file.source || hops > MOST_HOPS) return null;
  const specifier = importedFrom(file.source, ancestors, name);
  if (specifier !== null) {
    const library = libraryOf(specifier) ?? (isStyleModule(project, specifier, file.file) ? 'vanilla-extract' : null);
    if (library !== null) return library;
  }
  const next = declared(project, origin, name);
  return next && makerOf(project, next, hops + 1);
}

/** `./card.css` is a style sheet, or the module `card.css.ts`. */
function isStyleModule(project: Project, specifier: string, importer: string): boolean {
  if (!/\.css(?:\.[jt]sx?)?$/.test(specifier)) return false;
  return /\.css\.[jt]sx?$/.test(project.resolveImport(specifier, importer) ?? '');
}

/** @param isOpen there is more to the style than these values */
function styleAt(values: readonly Origin[], library: string | null, isOpen = false): CodeStyle {
  const [first] = values as [Origin];
  const codes = values.map(({ node, in: { text } }) => text.slice(startOf(node), endOf(node)));
  const code = codes.join(' ');
  const names = [...code.matchAll(/([A-Za-z][\w-]*)['"]?\s*:/g)].map(([, name = '']) => kebab(name));
  const isWhole = !isOpen && !/^(?:Panda|MUI)$/.test(library ?? '') && values.every(({ node }) => isWritten(node));
  const sets = (property: string) => names.some((name) => overlaps(name, property));
  const where = whereIs(first.in, startOf(first.node));
  const maySet = (property: string) => !isWhole || sets(property);
  return {
    library,
    where,
    values,
    prop: null,
    beside: [],
    through: [],
    around: null,
    use: null,
    given: NOTHING_GIVEN,
    code,
    sets,
    maySet,
  };
}

/** True where the node's own text is the whole of the style. */
function isWritten(node: AnyNode): boolean {
  let isWhole = true;
  const visit = (one: AnyNode, key: string): void => {
    if (key === 'tag' || key === 'callee' || key === 'key') return;
    if (/^(?:Identifier|MemberExpression|SpreadElement|ArrowFunctionExpression)$/.test(one.type)) isWhole = false;
    forEachChild(one, visit);
  };
  visit(node, '');
  return isWhole;
}

/** `paddingTop` → `padding-top` */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
