/** Parts of values as they stand in the text: the colour of `1px solid #ddd`, the images of `background`, the words that an edit changes. */
import parse, { type Node } from 'postcss-value-parser';

/** Whether a variable, `--line` or `$line`, is known to hold a colour. */
export type HoldsColor = (name: string) => boolean;

type Kind = 'width' | 'style' | 'color' | 'image' | 'placement';

const BORDERS = /^(?:border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?|outline|column-rule)$/;
const LINE_STYLE = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto)$/;
const LENGTH = /^(?:[-+]?\.?\d.*|thin|medium|thick)$/;
const MATHS = /^(?:calc|clamp|min|max|round|env)$/;
const COLOR = /^(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|color-mix|light-dark)$/;
const IMAGE = /^(?:url|src|image|image-set|cross-fade|element|paint|(?:repeating-)?(?:linear|radial|conic)-gradient)$/;
const PLACEMENT =
  /^(?:left|right|top|bottom|center|cover|contain|auto|(?:no-)?repeat(?:-[xy])?|round|space|scroll|fixed|local|(?:border|padding|content)-box|text)$/;
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/**
 * @param part the new value of one of the shorthand's longhands
 * @returns the value of the shorthand with the part in it; null where it has no certain place for it
 */
export function withPart(
  shorthand: { property: string; value: string },
  { property, value: part }: { property: string; value: string },
  holdsColor: HoldsColor,
): string | null {
  const { value } = shorthand;
  if (property === 'background-image' && shorthand.property === 'background') return withImages(value, part);
  if (!isOneWord(part)) return null;
  const layers = layersOf(value);
  const words = layers.at(-1) ?? [];
  if (property === 'background-color' && shorthand.property === 'background')
    return replaced(value, of('color', words, kindsOf(words, kindInBackground, holdsColor)), part);
  const kind = property.slice(shorthand.property.length + 1);
  if (!BORDERS.test(shorthand.property) || !/^(?:width|style|color)$/.test(kind)) return null;
  if (layers.length > 1 || property !== `${shorthand.property}-${kind}`) return null;
  return replaced(value, of(kind as Kind, words, withTheLast(kindsOf(words, kindInBorder, holdsColor))), part);
}

/** Each image in the place of the old one of its layer. */
function withImages(value: string, part: string): string | null {
  const now = layersOf(part).map((layer) => (layer.length === 1 && isImage(layer[0] as Node) ? layer[0] : null));
  const old = layersOf(value).map((layer) => ({ layer, images: layer.filter(isImage) }));
  if (now.includes(null) || old.some(({ images }) => images.length !== 1)) return null;
  if (now.length !== old.length) return old.every(({ layer }) => layer.length === 1) ? part : null;
  return old.reduceRight<string>(
    (text, { images: [image] }, i) => replaced(text, image as Node, parse.stringify(now[i] as Node)) as string,
    value,
  );
}

/** True for one word that is a colour. */
export function isColor(value: string, holdsColor: HoldsColor): boolean {
  const words = layersOf(value).flat();
  return words.length === 1 && kindsOf(words, kindInBorder, holdsColor)[0] === 'color';
}

const isImage = ({ type, value }: Node) => (type === 'function' ? IMAGE.test(value) : value === 'none');

function isOneWord(part: string): boolean {
  const [word, ...more] = parse(part).nodes;
  const isPlain = word?.type === 'word' || word?.type === 'function';
  return isPlain && more.length === 0 && !WIDE.test(word.value);
}

/** The words of each layer, without blanks. */
function layersOf(value: string): Node[][] {
  const layers: Node[][] = [[]];
  for (const node of parse(value).nodes) {
    if (node.type === 'div' && node.value === ',') layers.push([]);
    else if (node.type !== 'space') layers.at(-1)?.push(node);
  }
  return layers;
}

type KindOf = (node: Node) => Kind | null;

/** Null for an ambiguous word. */
function kindsOf(words: readonly Node[], kindIn: KindOf, holdsColor: HoldsColor): (Kind | null)[] {
  return words.map((word) => {
    const variable = word.type === 'function' && word.value === 'var' ? parse.stringify(word.nodes) : word.value;
    if (/^(?:--|\$)[\w-]+$/.test(variable)) return holdsColor(variable) ? 'color' : null;
    if (word.type === 'function' && COLOR.test(word.value)) return 'color';
    return kindIn(word);
  });
}

function kindInBorder({ type, value }: Node): Kind | null {
  if (type === 'function') return MATHS.test(value) ? 'width' : null;
  if (type !== 'word' || WIDE.test(value)) return null;
  if (LINE_STYLE.test(value)) return 'style';
  if (LENGTH.test(value)) return 'width';
  return isColorName(value) ? 'color' : null;
}

function kindInBackground(node: Node): Kind | null {
  const { type, value } = node;
  if (isImage(node)) return 'image';
  if (type === 'function') return MATHS.test(value) ? 'placement' : null;
  if (type === 'div') return 'placement';
  if (type !== 'word' || WIDE.test(value)) return null;
  if (PLACEMENT.test(value) || LENGTH.test(value)) return 'placement';
  return isColorName(value) ? 'color' : null;
}

const isColorName = (word: string) => /^(?:#[\da-f]+|[a-z]+)$/i.test(word);

/** An ambiguous word beside two others has the kind that they lack. */
function withTheLast(kinds: (Kind | null)[]): (Kind | null)[] {
  const missing = (['width', 'style', 'color'] as const).filter((one) => !kinds.includes(one));
  return kinds.length === 3 && missing.length === 1 ? kinds.map((kind) => kind ?? (missing[0] as Kind)) : kinds;
}

/** The one word of a kind; null where another one may be of the kind too. */
function of(kind: Kind, words: readonly Node[], kinds: readonly (Kind | null)[]): Node | null {
  const found = words.filter((_, i) => kinds[i] === kind);
  return found.length === 1 && !kinds.includes(null) ? (found[0] as Node) : null;
}

function replaced(text: string, node: Node | null, by: string): string | null {
  return node && text.slice(0, node.sourceIndex) + by + text.slice(node.sourceEndIndex);
}

export interface WordChange {
  start: number;
  end: number;
  text: string;
}

/** The words that differ between two values of the same form; of different forms, the whole. Blanks do not count. */
export function changedWords(old: string, now: string): WordChange[] {
  return between(parse(old).nodes, parse(now).nodes) ?? [{ start: 0, end: old.length, text: now }];
}

/** The new value with the blanks of the old one. */
export function inLayoutOf(old: string, now: string): string {
  return changedWords(old, now).reduceRight(
    (text, { start, end, text: word }) => text.slice(0, start) + word + text.slice(end),
    old,
  );
}

function between(old: readonly Node[], now: readonly Node[]): WordChange[] | null {
  const [before, after] = [old, now].map((nodes) => nodes.filter(({ type }) => type !== 'space')) as [Node[], Node[]];
  if (before.length !== after.length) return null;
  const changes: WordChange[] = [];
  for (const [i, from] of before.entries()) {
    const to = after[i] as Node;
    if (from.type === 'comment' || to.type === 'comment') return null;
    if (from.type === 'div' || to.type === 'div') {
      if (from.type !== to.type || from.value !== to.value) return null;
      continue;
    }
    const inside =
      from.type === 'function' && to.type === 'function' && from.value === to.value
        ? between(from.nodes, to.nodes)
        : null;
    if (inside) changes.push(...inside);
    else if (parse.stringify(from) !== parse.stringify(to))
      changes.push({ start: from.sourceIndex, end: from.sourceEndIndex, text: parse.stringify(to) });
  }
  return changes;
}
