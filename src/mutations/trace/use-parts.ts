/** The computed texts beside elements among the children of a use: `<Button><Icon /> {label}</Button>`. */
import type * as t from '@babel/types';
import { ancestorsOf, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, startOf } from '../jsx/nodes.ts';
import type { Where } from '../refusals.ts';
import { shownByPiece } from '../text/match-text.ts';
import { type Piece, partsOf, piecesOf } from '../text/pieces.ts';
import { placeOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';
import { textOf } from './write-literal.ts';

/** An element that a component shows the children of, some of them computed. */
export interface Use {
  origin: Origin;
  pieces: Piece[];
}

/** Wrappers around wrappers: deeper ones are not looked into. */
export const MOST_OPENED = 6;

/** @param opened uses that were looked into already: a component may hand its children to itself */
export function usesIn(found: Traced, shown: string | null, opened: readonly AnyNode[]): Use[] {
  if (opened.length >= MOST_OPENED) return [];
  return distinct(found.values).flatMap((origin) => {
    const { node } = origin;
    if (node.type !== 'JSXElement' || opened.includes(node) || textOf(origin, shown) !== null) return [];
    const pieces = piecesOf(node, origin.in.text);
    return pieces.some((piece) => piece.kind === 'dynamic') ? [{ origin, pieces }] : [];
  });
}

/** A node among the children of a use, as the beginning of a trace. */
export function originInUse({ origin }: Use, node: t.Node): Origin {
  const { ancestors, node: element } = origin;
  const around = ancestors.at(-1) === element ? ancestors : [...ancestors, element];
  return { ...origin, node: node as AnyNode, ancestors: [...around, ...ancestorsOf(element, node).slice(1)] };
}

/** The computed texts of a use, each with what it may show: its part of the text, or all of that where it cannot be divided. */
export function computedTexts(use: Use, shown: string | null): { origin: Origin; shown: string | null }[] {
  const texts = use.pieces.filter((piece) => piece.kind !== 'separator');
  const parts = partsOf(use.pieces);
  const byPiece = shownByPiece(texts.length === use.pieces.length ? texts : parts, shown);
  return parts.flatMap((piece) =>
    piece.kind === 'dynamic' ? [{ origin: originInUse(use, piece.node), shown: byPiece.get(piece) ?? shown }] : [],
  );
}

/** Where the following ended, if that is at the one use whose children are shown. */
export function endAtUse(found: Traced, shown: string | null): Origin | null {
  const [only, second] = distinct(found.values);
  if (!only) return found.end ?? null;
  return !second && only.node.type === 'JSXElement' && textOf(only, shown) === null ? only : null;
}

/** An icon, or another element without words of its own. */
export function isEmptyElement(value: Origin): boolean {
  return value.node.type === 'JSXElement' && textOf(value)?.trim() === '';
}

export function whereOf({ in: file, node }: Origin): Where {
  return whereIs(file, startOf(node));
}

/** Each place once. */
export function distinct(values: readonly Origin[]): Origin[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const id = `${value.in.file}:${startOf(value.node)}`;
    return !seen.has(id) && seen.add(id);
  });
}

/** Their places in words, each once: several values may stand on one line. */
export function places(values: readonly Origin[]): string {
  const names = [...new Set(values.map(placeOf))];
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
}
