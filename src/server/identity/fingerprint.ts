/**
 * Fingerprints of elements that survive a formatter, compared by `match.ts`.
 *
 * A *fingerprint* is a number. Equal numbers mean equal content in both texts of one comparison. Characters that Prettier
 * may change do not count: white space, the kind of quotes, parentheses, commas and semicolons.
 */
import type { SourceElement } from '../../mutations/jsx/elements.ts';

/** Only this many characters of an element take part in the comparison of words. */
const MAX_WORDS_LENGTH = 4000;

export interface TextWithElements {
  text: string;
  elements: readonly Pick<SourceElement, 'start' | 'end' | 'openEnd' | 'tagName' | 'owner'>[];
}

export interface MatchNode {
  index: number;
  tagName: string;
  owner: string | null;
  /** the innermost enclosing node in the text, also across components */
  parent: MatchNode | null;
  /** direct child nodes */
  body: MatchNode[];
  /** fingerprint of the whole element, descendants included */
  content: number;
  /** as `content`, without the element's own tag name */
  inner: number;
  /** fingerprint of the opening tag, without the elements in its attributes */
  opening: number;
  hasAttributes: boolean;
  /** length of the element's own normalized text, in characters; each child counts as a short marker */
  length: number;
  /** true if there is text or an expression between its tags, besides child elements */
  hasText: boolean;
  /** fingerprint of that text */
  ownText: number;
  /** true if `inner` is long enough to recognize the element under another tag name */
  isTelling: boolean;
  /** Share of common words, from 0 (none) to 1 (the same words). */
  similarity(other: MatchNode): number;
}

/** Builds comparable trees. Fingerprints are comparable only within one instance. */
export class Fingerprints {
  private readonly numbers = new Map<string, number>();

  /** @returns the nodes in document order */
  tree(source: TextWithElements): MatchNode[] {
    const nodes = nest(source);
    // Children follow their parent in document order, so iterating backwards describes them first.
    for (const node of [...nodes].reverse()) this.describe(node, source);
    return nodes;
  }

  private describe(node: MatchNode, { text, elements }: TextWithElements): void {
    const { start, end, openEnd, tagName } = elements[node.index] as TextWithElements['elements'][number];
    let own = '';
    let opening = '';
    let between = '';
    let last = start;
    for (const child of node.body) {
      const cut = elements[child.index] as TextWithElements['elements'][number];
      own += `${plain(text.slice(last, cut.start))}<${child.content}>`;
      opening += plain(text.slice(last, Math.min(cut.start, openEnd)));
      between += plain(text.slice(Math.max(last, openEnd), cut.start));
      last = cut.end;
    }
    own += plain(text.slice(last, end));
    between += plain(text.slice(Math.max(last, openEnd), end));
    opening = `${opening}${plain(text.slice(last, openEnd))}`.replace(/\/?>$/, '');
    const inner = withoutTag(own, tagName);
    node.content = this.numberOf(own);
    node.inner = this.numberOf(`inner ${inner}`);
    node.opening = this.numberOf(`opening ${opening}`);
    node.hasAttributes = opening.length > tagName.length + 1;
    node.length = own.length;
    node.ownText = this.numberOf(`between ${between}`);
    node.hasText = !/^(?:<\/[^<]*)?$/.test(between);
    node.isTelling = inner.length >= 12;
  }

  private numberOf(form: string): number {
    const known = this.numbers.get(form);
    if (known !== undefined) return known;
    this.numbers.set(form, this.numbers.size);
    return this.numbers.size - 1;
  }
}

/** Removes the characters that a formatter may change. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/['`]/g, '"')
    .replace(/\{""\}|[(),;]/g, '');
}

function withoutTag(form: string, tagName: string): string {
  const head = `<${tagName}`;
  const tail = `</${tagName}>`;
  const start = form.startsWith(head) ? head.length : 0;
  return form.slice(start, form.endsWith(tail) ? -tail.length : undefined);
}

function nest({ text, elements }: TextWithElements): MatchNode[] {
  const open: { node: MatchNode; end: number }[] = [];
  return elements.map((element, index) => {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= element.start) open.pop();
    const parent = open.at(-1)?.node ?? null;
    const node = new Node(index, element.tagName, element.owner, parent, () => text.slice(element.start, element.end));
    parent?.body.push(node);
    open.push({ node, end: element.end });
    return node;
  });
}

class Node implements MatchNode {
  readonly body: MatchNode[] = [];
  content = 0;
  inner = 0;
  opening = 0;
  hasAttributes = false;
  length = 0;
  hasText = false;
  ownText = 0;
  isTelling = false;
  private bag: Map<string, number> | undefined;
  private bagSize = 0;

  constructor(
    readonly index: number,
    readonly tagName: string,
    readonly owner: string | null,
    readonly parent: MatchNode | null,
    private readonly source: () => string,
  ) {}

  similarity(other: MatchNode): number {
    const mine = this.words();
    const theirs = (other as Node).words();
    let common = 0;
    for (const [word, count] of mine) common += Math.min(count, theirs.get(word) ?? 0);
    return (2 * common) / (this.bagSize + (other as Node).bagSize || 1);
  }

  private words(): Map<string, number> {
    if (this.bag) return this.bag;
    this.bag = new Map();
    for (const [word] of this.source()
      .slice(0, MAX_WORDS_LENGTH)
      .matchAll(/[\p{L}\p{N}_$-]+/gu)) {
      this.bag.set(word, (this.bag.get(word) ?? 0) + 1);
      this.bagSize += 1;
    }
    return this.bag;
  }
}
