/**
 * Matches the elements of an old and a new text after somebody else edited the file.
 *
 * A pair is made only on evidence that no other element shares; without such evidence an element loses its id rather than
 * getting a wrong one. Evidence, strongest first: the same content, unique in both texts; the same position under a matched
 * parent with the same content, the same opening tag, or clearly the most words in common.
 *
 * `pairs[i]` is the index in the new text of the old element `i`. The *body* of a node is the list of its direct children.
 */
import { Fingerprints, type MatchNode, type TextWithElements } from './fingerprint.ts';

/** Shorter content without child elements, such as `<br/>` or `<Spacer/>`, does not identify an element that moved. */
const TELLING_LENGTH = 24;
/** Limit on pairs compared word by word; above it, similarity is not computed. */
const MAX_COMPARISONS = 400;

/** @returns for each old element its index in the new text, or undefined when in doubt */
export function matchTrees(before: TextWithElements, after: TextWithElements): (number | undefined)[] {
  const fingerprints = new Fingerprints();
  const matcher = new Matcher(fingerprints.tree(before), fingerprints.tree(after));
  matcher.run();
  return matcher.pairs;
}

class Matcher {
  readonly pairs: (number | undefined)[];
  private readonly taken: boolean[];

  constructor(
    private readonly olds: MatchNode[],
    private readonly news: MatchNode[],
  ) {
    this.pairs = new Array(olds.length).fill(undefined);
    this.taken = new Array(news.length).fill(false);
  }

  run(): void {
    this.uniqueContents();
    const oldRoots = this.olds.filter((node) => node.parent === null);
    const newRoots = this.news.filter((node) => node.parent === null);
    for (const owner of new Set(oldRoots.map((node) => node.owner))) {
      this.align(
        oldRoots.filter((node) => node.owner === owner),
        newRoots.filter((node) => node.owner === owner),
      );
    }
    this.align(oldRoots, newRoots);
    // Parents precede their children in document order, so a parent is matched before its body is aligned.
    for (const old of this.olds) {
      const index = this.pairs[old.index];
      const match = index === undefined ? undefined : this.news[index];
      if (match && match.content !== old.content) this.align(old.body, match.body);
    }
  }

  /** Pairs whole subtrees that occur exactly once in each text, wherever they moved. */
  private uniqueContents(): void {
    const oldCount = countBy(this.olds, (node) => node.content);
    const newByContent = groupBy(this.news, (node) => node.content);
    const openings = [this.olds, this.news].map((nodes) => countBy(nodes, (node) => node.opening));
    for (const old of this.olds) {
      const candidates = newByContent.get(old.content);
      if (oldCount.get(old.content) !== 1 || candidates?.length !== 1) continue;
      if (old.body.length === 0 && old.length < TELLING_LENGTH) continue;
      // An element that is only an opening tag must be the only one with that tag.
      if (isEmpty(old) && openings.some((counts) => counts.get(old.opening) !== 1)) continue;
      const match = candidates[0] as MatchNode;
      if (isKnownInside(old) && isKnownInside(match)) this.pairSubtree(old, match);
    }
  }

  /** Pairs elements of two sibling lists, strongest evidence first. */
  private align(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    this.byContent(olds, news);
    this.throughWrappers(olds, news, (before, after) => this.byContent(before, after));
    this.byOpening(olds, news);
    this.byKey(olds, news, (node) => (node.isTelling ? node.inner : null));
    this.inGaps(olds, news);
    this.throughWrappers(olds, news, (before, after) => {
      this.equalInOrder(before, after);
      this.byOpening(before, after);
    });
  }

  private byContent(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    this.byKey(olds, news, (node) => node.content, true);
  }

  private byOpening(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    this.byKey(olds, news, (node) => (node.hasAttributes ? node.opening : null));
  }

  /** Pairs free nodes whose key is unique among the free ones of both lists. */
  private byKey(
    olds: readonly MatchNode[],
    news: readonly MatchNode[],
    keyOf: (node: MatchNode) => unknown,
    wholeSubtree = false,
  ): void {
    const free = groupBy(this.freeOlds(olds), keyOf);
    const candidates = groupBy(this.freeNews(news), keyOf);
    for (const [key, [old, ...others]] of free) {
      const [match, ...rivals] = candidates.get(key) ?? [];
      if (key === null || !old || !match || others.length > 0 || rivals.length > 0) continue;
      if (wholeSubtree) this.pairSubtree(old, match);
      else this.pair(old, match);
    }
  }

  /** Between two matched neighbours, few candidates are left. */
  private inGaps(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    for (const [oldGap, newGap] of this.gaps(olds, news)) {
      this.equalInOrder(oldGap, newGap);
      const freeOlds = this.freeOlds(oldGap);
      const freeNews = this.freeNews(newGap);
      const [old] = freeOlds;
      const [match] = freeNews;
      if (old && match && freeOlds.length === 1 && freeNews.length === 1) {
        if (isSameEdited(old, match)) this.pair(old, match);
      } else if (freeOlds.length * freeNews.length <= MAX_COMPARISONS) {
        this.bySimilarity(freeOlds, freeNews);
      }
    }
  }

  /** Pairs equal elements in order, if both lists have the same number of them: only their order tells them apart. */
  private equalInOrder(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    const candidates = groupBy(this.freeNews(news), (node) => node.content);
    for (const [content, group] of groupBy(this.freeOlds(olds), (node) => node.content)) {
      const matches = candidates.get(content) ?? [];
      if (matches.length !== group.length) continue;
      group.forEach((old, i) => {
        this.pairSubtree(old, matches[i] as MatchNode);
      });
    }
  }

  /** Pairs two nodes that are each other's most similar match, with a clear lead over the second best. */
  private bySimilarity(olds: readonly MatchNode[], news: readonly MatchNode[]): void {
    const scores = olds.map((old) => news.map((node) => old.similarity(node)));
    olds.forEach((old, i) => {
      const row = scores[i] as number[];
      const j = indexOfMax(row);
      const best = row[j] ?? 0;
      if (best < 0.6) return;
      const column = scores.map((other) => other[j] as number);
      const rival = Math.max(...row.filter((_, k) => k !== j), ...column.filter((_, k) => k !== i), 0);
      if (best - rival >= 0.1) this.pair(old, news[j] as MatchNode);
    });
  }

  /** Pairs elements that went one level deeper or higher because a wrapper was added or removed. */
  private throughWrappers(
    olds: readonly MatchNode[],
    news: readonly MatchNode[],
    match: (olds: readonly MatchNode[], news: readonly MatchNode[]) => void,
  ): void {
    const put = this.freeNews(news).flatMap((node) => node.body.filter(isKnownInside));
    if (put.length > 0) match(this.freeOlds(olds), put);
    const released = this.freeOlds(olds).flatMap((node) => node.body.filter(isKnownInside));
    if (released.length > 0) match(released, this.freeNews(news));
  }

  /** The parts of both lists between neighbours that are paired with each other, in order. */
  private *gaps(olds: readonly MatchNode[], news: readonly MatchNode[]): Generator<[MatchNode[], MatchNode[]]> {
    const place = new Map(news.map((node, i) => [node.index, i]));
    const paired = olds.flatMap((old, i) => {
      const j = place.get(this.pairs[old.index] ?? -1);
      return j === undefined ? [] : [[i, j] as const];
    });
    let [i, j] = [0, 0];
    for (const [nextOld, nextNew] of [...increasing(paired), [olds.length, news.length] as const]) {
      yield [olds.slice(i, nextOld), news.slice(j, nextNew)];
      [i, j] = [nextOld + 1, nextNew + 1];
    }
  }

  private freeOlds(nodes: readonly MatchNode[]): MatchNode[] {
    return nodes.filter((node) => this.pairs[node.index] === undefined);
  }

  private freeNews(nodes: readonly MatchNode[]): MatchNode[] {
    return nodes.filter((node) => !this.taken[node.index]);
  }

  private pair(old: MatchNode, match: MatchNode): void {
    if (this.pairs[old.index] !== undefined || this.taken[match.index] || maybeWrapped(old, match)) return;
    this.pairs[old.index] = match.index;
    this.taken[match.index] = true;
  }

  /** Equal content means equal structure, so both subtrees are walked in parallel. */
  private pairSubtree(old: MatchNode, match: MatchNode): void {
    this.pair(old, match);
    old.body.forEach((node, i) => {
      this.pairSubtree(node, match.body[i] as MatchNode);
    });
  }
}

/**
 * False for an element whose parent has the same opening tag, if the two differ only in their children. The text then does
 * not tell whether a child or a wrapper was added, or which of the two was removed.
 */
function isKnownInside(node: MatchNode): boolean {
  const { parent } = node;
  if (!parent || node.opening !== parent.opening) return true;
  if (isEmpty(node) || (parent.hasText && parent.ownText === node.ownText)) return false;
  return parent.hasText || parent.body.length > 1;
}

function isEmpty(node: MatchNode): boolean {
  return !node.hasText && node.body.length === 0;
}

/** True when one contains a copy of the other: the copy may then be the real match. */
function maybeWrapped(old: MatchNode, match: MatchNode): boolean {
  if (old.content === match.content) return false;
  return (
    match.body.some((node) => node.content === old.content) || old.body.some((node) => node.content === match.content)
  );
}

/** True if the only candidates at one position are one element, edited, rather than two different ones. */
function isSameEdited(old: MatchNode, match: MatchNode): boolean {
  const similarity = old.similarity(match);
  if (old.tagName !== match.tagName) return similarity >= 0.6;
  if (old.opening !== match.opening) return similarity >= 0.4;
  return old.hasAttributes || (old.body.length === 0 && match.body.length === 0) || similarity >= 0.2;
}

/** The longest subsequence of pairs, sorted by their first number, whose second numbers increase too. */
function increasing(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const tails: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, value], i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] as number] as readonly [number, number])[1] < value) low = middle + 1;
      else high = middle;
    }
    previous[i] = low > 0 ? (tails[low - 1] as number) : -1;
    tails[low] = i;
  });
  const found: (readonly [number, number])[] = [];
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i] as number)
    found.unshift(pairs[i] as readonly [number, number]);
  return found;
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function countBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function indexOfMax(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return best;
}
