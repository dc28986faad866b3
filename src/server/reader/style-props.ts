/** Style props: CSS that a library takes as props on each of its components (`mx`, `borderTop`, `_hover`). */
import type * as TS from 'typescript';
import { propertyOf } from '../../mutations/code-styles/object-keys.ts';
import { isPackageFile } from './package-file.ts';
import type { Reading } from './type-kinds.ts';

/** A type that declares fewer CSS properties declares props of a component, such as `gap` and `direction` of a grid. */
const FEWEST = 7;
/** Libraries have many short names of their own: `fz`, `miw`. */
const LEAST_SHARE = 1 / 3;

/** Knows the short names that libraries share: `mx`, `bgcolor`, `paddingY`. */
const SHORT_NAMES = { name: 'tokens', widths: {}, base: null } as const;

/**
 * The names among a component's props that a package declares in a type of styles: one with at least seven names of CSS properties,
 * which are a third of its names or more.
 *
 * @param props by name, one symbol for each alternative of the props' type
 */
export function stylePropsOf(reading: Reading, props: ReadonlyMap<string, readonly TS.Symbol[]>): ReadonlySet<string> {
  const homes = new Map([...props].map(([name, symbols]) => [name, homesOf(reading, symbols)]));
  const namesIn = new Map<TS.Node, string[]>();
  for (const [name, { nodes }] of homes) {
    for (const node of nodes) namesIn.set(node, [...(namesIn.get(node) ?? []), name]);
  }
  const isProperty = cssProperties(reading);
  const isOfStyles = (node: TS.Node): boolean => {
    const names = namesIn.get(node) ?? [];
    if (!isPackageFile(node.getSourceFile().fileName)) return false;
    return areMostly(isProperty, names) || holdStyles(reading, names, props, isProperty);
  };
  const known = new Map([...namesIn.keys()].map((node) => [node, isOfStyles(node)]));
  const isStyle = ({ nodes, isMapped }: Homes): boolean => {
    const found = nodes.map((node) => known.get(node) === true);
    return isMapped ? found.includes(true) : found.length > 0 && !found.includes(false);
  };
  return new Set([...homes].flatMap(([name, home]) => (isStyle(home) ? [name] : [])));
}

interface Homes {
  nodes: readonly TS.Node[];
  isMapped: boolean;
}

/**
 * The types in which a prop is declared. A mapped type (`{ [K in Names]?: Value<K> | ((theme: Theme) => Value<K>) }`) declares no
 * prop by its name; its props have the nodes in common that their types come from.
 */
function homesOf({ checker, at }: Reading, symbols: readonly TS.Symbol[]): Homes {
  const declarations = symbols.flatMap((one) => one.declarations ?? []);
  if (declarations.length > 0)
    return { nodes: [...new Set(declarations.map(({ parent }) => parent))], isMapped: false };
  const types = symbols.map((one) => checker.getTypeOfSymbolAtLocation(one, at));
  const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const nodes = parts.flatMap(({ symbol }) => symbol?.declarations ?? []);
  return { nodes: [...new Set(nodes)], isMapped: true };
}

/** By the project's own DOM types, of which the names are as in JavaScript (`borderTop`). */
function cssProperties({ ts, checker }: Reading): (name: string) => boolean {
  const symbol = checker.resolveName('CSSStyleDeclaration', undefined, ts.SymbolFlags.Type, false);
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  const camel = (property: string) => property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (name) => type?.getProperty(camel(propertyOf(name, SHORT_NAMES))) !== undefined;
}

function areMostly(isProperty: (name: string) => boolean, names: readonly string[]): boolean {
  const count = names.filter(isProperty).length;
  return count >= FEWEST && count >= names.length * LEAST_SHARE;
}

/** True for a type of conditions (`_hover`, `_dark`), each of which takes an object of styles. */
function holdStyles(
  { checker, at }: Reading,
  names: readonly string[],
  props: ReadonlyMap<string, readonly TS.Symbol[]>,
  isProperty: (name: string) => boolean,
): boolean {
  if (names.length < FEWEST) return false;
  const symbols = names.flatMap((name) => props.get(name)?.[0] ?? []);
  const types = new Set(symbols.map((one) => checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(one, at))));
  const [only] = types;
  if (!only || types.size > 1) return false;
  return areMostly(
    isProperty,
    checker.getPropertiesOfType(only).map(({ name }) => name),
  );
}
