/**
 * An address that code makes of data: `/shop/${product.cover}`. Its *frame* is the fixed text around the one part that the data
 * gives; another image within the same frame needs another value in the data.
 */
import type * as t from '@babel/types';
import { type Piece, piecesOfExpression } from '../text/pieces.ts';
import { isOfModule } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { valuesOf } from '../trace/values.ts';
import { textOf } from '../trace/write-literal.ts';
import { isBase } from './helper-call.ts';

export interface Frame {
  before: string;
  after: string;
}

/** Nested frames that are followed at most. */
const MOST_FRAMES = 4;

interface Framed {
  place: Origin;
  frame: Frame;
}

/**
 * The literals in data of which a value makes an address.
 * @param base what Vite puts in front of the app's addresses; null if unknown
 */
export function framedPlaces(value: Origin, address: string, base: string | null, trace: Trace, depth = 0): Framed[] {
  const opened = depth < MOST_FRAMES ? openFrame(value, base, trace) : null;
  if (!opened) return [];
  const { before, after } = opened.frame;
  const isAround = address.length > before.length + after.length && address.startsWith(before);
  if (!isAround || !address.endsWith(after)) return [];
  const inner = address.slice(before.length, address.length - after.length);
  return valuesOf(opened.hole, { ...trace, images: false }).values.flatMap((one) => {
    if (textOf(one) === inner) return [{ place: one, frame: opened.frame }];
    return framedPlaces(one, inner, base, trace, depth + 1).map(({ place, frame }) => ({
      place,
      frame: { before: before + frame.before, after: frame.after + after },
    }));
  });
}

/** Null for values that are not put together, and for those with several parts that are not fixed. */
function openFrame(value: Origin, base: string | null, trace: Trace): { frame: Frame; hole: Origin } | null {
  if (value.node.type !== 'TemplateLiteral' && value.node.type !== 'BinaryExpression') return null;
  const frame: Frame = { before: '', after: '' };
  let hole: Origin | null = null;
  for (const piece of partsOf(value.node as t.Expression, value.in.text)) {
    if (piece.kind === 'separator') return null;
    const fixed = fixedText(piece, value, base, trace);
    if (fixed !== null) frame[hole ? 'after' : 'before'] += fixed;
    else if (hole || piece.kind === 'static') return null;
    else hole = inside(value, piece.node);
  }
  return hole && { frame, hole };
}

/** Of an address each `+` joins texts, also where none of them is written. */
function partsOf(node: t.Expression, text: string): Piece[] {
  if (node.type !== 'BinaryExpression') return piecesOfExpression(node, text);
  if (node.operator !== '+') return [{ kind: 'dynamic', node }];
  return [...partsOf(node.left as t.Expression, text), ...partsOf(node.right, text)];
}

function fixedText(piece: Piece, value: Origin, base: string | null, trace: Trace): string | null {
  if (piece.kind === 'static') return piece.cooked.value;
  if (isBase(piece.node)) return base;
  const origin = inside(value, piece.node);
  if (!isOfModule(origin)) return null;
  const { values, unknown } = valuesOf(origin, { ...trace, images: false });
  const [only, second] = values;
  return only && !second && unknown.length === 0 ? textOf(only) : null;
}

function inside(value: Origin, node: t.Node): Origin {
  return { ...value, node: node as Origin['node'], ancestors: [...value.ancestors, value.node] };
}

/** The address as the data says it; null where it is not within the frame. */
export function withoutFrame(address: string, { before, after }: Frame): string | null {
  const isWithin = address.startsWith(before) && address.endsWith(after);
  const inner = isWithin ? address.slice(before.length, address.length - after.length) : '';
  return inner === '' ? null : inner;
}

/**
 * The app's base, and an image's address behind it: `/shop/` and `img/a.png` for `/shop/img/a.png` of `public/img/a.png`.
 * Null where the address is not made of the file's path.
 */
export function splitAtBase(address: string, file: string): { base: string; path: string } | null {
  const names = address.split('/');
  const folders = file.split('/');
  let same = 0;
  // the first folder is the public one
  while (same < folders.length - 1 && same < names.length - 1 && names.at(-1 - same) === folders.at(-1 - same)) same++;
  if (same === 0) return null;
  return { base: `${names.slice(0, -same).join('/')}/`, path: names.slice(-same).join('/') };
}

/** A new address in the form of the present one: relative to the app's base if that is, such as `./img/a.png` or `img/a.png`. */
export function inFormOf(present: string, address: string, file: string): string {
  const relative = /^(\.\/)?(?![a-z][a-z0-9+.-]*:|[/.])/i.exec(present);
  const path = relative && splitAtBase(address, file)?.path;
  return path ? (relative[1] ?? '') + path : address;
}
