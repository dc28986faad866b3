/** Maps a TypeScript type to the kind of value that an editor handles (`PropKind`). */
import type * as TS from 'typescript';
import { enumOf, withColor } from '../../mutations/components/type-kind.ts';
import type { PropField, PropKind } from '../../protocol/component-props.ts';

const MOST_FIELDS = 30;
const MOST_CHOICES = 200;
const NODE_TYPES = /^(?:ReactNode|ReactElement|ReactPortal|Element|JSXElementConstructor)$/;

export interface Reading {
  ts: typeof TS;
  checker: TS.TypeChecker;
  /** node at which context-dependent types are evaluated */
  at: TS.Node;
}

/** @param name of the prop; a string prop named `…Color` is a colour */
export function kindOf(reading: Reading, type: TS.Type, name: string, depth = 0): PropKind {
  return withColor(name, plainKind(reading, type, depth));
}

function plainKind(reading: Reading, type: TS.Type, depth: number): PropKind {
  const { ts, checker } = reading;
  const { flags } = type;
  if (isNodeType(type)) return { kind: 'node' };
  if (type.isUnion()) return kindOfUnion(reading, type, depth);
  if (type.isStringLiteral() || type.isNumberLiteral()) return enumOf([type.value], false);
  if (flags & ts.TypeFlags.BooleanLike) return { kind: 'boolean' };
  if (flags & ts.TypeFlags.StringLike) return { kind: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
  if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)) return { kind: 'string' };
  if (flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? plainKind(reading, constraint, depth + 1) : { kind: 'other' };
  }
  if (!(flags & ts.TypeFlags.Object) && !type.isIntersection()) return { kind: 'other' };
  if (type.getCallSignatures().length > 0) return { kind: 'function' };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as TS.TypeReference);
    return { kind: 'array', item: item && depth < 2 ? kindOf(reading, item, '', depth + 1) : { kind: 'other' } };
  }
  return kindOfObject(reading, type, depth);
}

function kindOfObject(reading: Reading, type: TS.Type, depth: number): PropKind {
  const properties = type.getProperties();
  const isPlain = type.getConstructSignatures().length === 0 && !type.isClass();
  if (!isPlain || depth >= 2 || properties.length === 0 || properties.length > MOST_FIELDS) return { kind: 'other' };
  const { ts, checker, at } = reading;
  const fields = properties.map((symbol): PropField => {
    const own = checker.getTypeOfSymbolAtLocation(symbol, at);
    const isRequired = !(symbol.flags & ts.SymbolFlags.Optional);
    return { name: symbol.name, type: kindOf(reading, own, symbol.name, depth + 1), isRequired };
  });
  return { kind: 'object', fields };
}

function kindOfUnion(reading: Reading, type: TS.UnionType, depth: number): PropKind {
  const { ts } = reading;
  const empty = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;
  const parts = type.types.filter((part) => !(part.flags & empty));
  if (parts.some(isNodeType) || holdsElements(parts)) return { kind: 'node' };
  const literals = parts.flatMap((part) => literalOf(reading, part));
  const rest = parts.filter((part) => literalOf(reading, part).length === 0 && !isBesideLiteral(part, literals));
  if (rest.length === 0) return literals.length > MOST_CHOICES ? { kind: 'string' } : enumOf(literals, false);
  const kinds = rest.map((part) => plainKind(reading, part, depth));
  const first = kinds[0] as PropKind;
  const isOne = kinds.every(({ kind }) => kind === first.kind);
  const strings = literals.filter((value) => typeof value === 'string');
  if (isOne && first.kind === 'string' && strings.length === literals.length) {
    return literals.length === 0 || literals.length > MOST_CHOICES ? first : enumOf(literals, true);
  }
  return isOne && literals.length === 0 ? first : { kind: 'other' };
}

/** `Icon & 'home'` beside `'home'`, as TypeScript writes `(string | Icon) & 'home'`: nobody has a value that is both. */
function isBesideLiteral(part: TS.Type, literals: readonly unknown[]): boolean {
  return (
    part.isIntersection() &&
    part.types.some((one) => (one.isStringLiteral() || one.isNumberLiteral()) && literals.includes(one.value))
  );
}

function literalOf({ ts, checker }: Reading, type: TS.Type): (string | number | boolean)[] {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  return [];
}

function isNodeType(type: TS.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return NODE_TYPES.test(name) && !isDomElement(type);
}

/** Distinguishes the DOM's `Element` from React's. */
function isDomElement(type: TS.Type): boolean {
  return type.symbol?.name === 'Element' && type.getProperty('attributes') !== undefined;
}

/** Recognizes an expanded `ReactNode`: TypeScript drops the alias when it removes null or undefined from the union. */
function holdsElements(parts: readonly TS.Type[]): boolean {
  return parts.some((part) => part.symbol?.name === 'ReactPortal' || part.symbol?.name === 'ReactElement');
}
