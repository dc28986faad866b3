/**
 * The place of a new import among those of a file. A *block* is a run of imports without a blank line between; a *kind* is what
 * a specifier names: a package, a path that the project resolves (`src/x`, `@/x`), or a path relative to the file.
 */
import type * as t from '@babel/types';
import type { Project } from '../mutation.ts';
import { hasBlankLine } from '../text/layout.ts';
import { endOf, startOf } from './nodes.ts';

type Declaration = t.ImportDeclaration;

/** The part of a project that tells what a specifier names. */
export type Modules = Pick<Project, 'resolveImport' | 'dependsOn'>;

export interface NewImport {
  specifier: string;
  isType: boolean;
  /** the whole statement */
  code: string;
}

interface ImportFile {
  /** path in the project */
  file: string;
  text: string;
}

/** Before an import, behind one (with a blank line between where it is apart), or nowhere in a file that has none. */
export type ImportPlace = { before: Declaration } | { after: Declaration; isApart?: true } | null;

export function importPlace(
  modules: Modules,
  { file, text }: ImportFile,
  declarations: readonly Declaration[],
  added: NewImport,
): ImportPlace {
  const kindOf = (specifier: string) => kindIn(modules, file, specifier);
  const blocks = blocksOf(declarations, text);
  const above = blockAbove(blocks, kindOf(added.specifier), kindOf);
  if (above) return { after: above, isApart: true };
  const block = blockOfKind(blocks, added, kindOf);
  const direction = lengthOrder(blocks);
  const group = direction === 0 ? groupInOrder(declarations, added.specifier) : (block ?? []).filter(isNamed);
  const isBefore = (one: Declaration): boolean =>
    direction === 0
      ? !isBehind(one.source.value, added.specifier)
      : Math.sign(lengthOf(one) - added.code.length) !== direction;
  const after = group.findLast(isBefore);
  const [before] = group;
  if (before && !after && !hasCommentAbove(text, startOf(before))) return { before };
  const behind = after ?? precedingImport(block ?? declarations, kindOf, added.specifier);
  return behind ? { after: behind } : null;
}

type Kind = 'package' | 'project' | 'relative';
/** As `import/order` groups them. */
const ORDER: readonly Kind[] = ['package', 'project', 'relative'];

/**
 * The import under which one of a new kind begins a block of its own: where each kind has its blocks, in the usual order. Null where
 * the kind has a block, or the file has fewer than two kinds.
 */
function blockAbove(
  blocks: readonly Declaration[][],
  kind: Kind,
  kindOf: (specifier: string) => Kind,
): Declaration | undefined {
  const named = blocks.map((block) => block.filter(isNamed)).filter(({ length }) => length > 0);
  const kinds = named.map((block) => [...new Set(block.map((one) => ORDER.indexOf(kindOf(one.source.value))))]);
  const ranks = kinds.flat();
  const isGrouped =
    kinds.every(({ length }) => length === 1) && ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0));
  const own = ORDER.indexOf(kind);
  if (!isGrouped || new Set(ranks).size < 2 || ranks.includes(own)) return undefined;
  return named[ranks.findLastIndex((rank) => rank < own)]?.at(-1);
}

function kindIn(modules: Modules, file: string, specifier: string): Kind {
  if (specifier.startsWith('.')) return 'relative';
  if (!/^@?[a-z0-9]/i.test(specifier)) return 'project';
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const isPackage = modules.dependsOn?.(name) === true || modules.resolveImport(specifier, file) === null;
  return isPackage ? 'package' : 'project';
}

function blocksOf(declarations: readonly Declaration[], text: string): Declaration[][] {
  const blocks: Declaration[][] = [];
  for (const one of declarations) {
    const block = blocks.at(-1);
    const previous = block?.at(-1);
    const isApart = !previous || hasBlankLine(text.slice(endOf(previous), startOf(one)));
    if (isApart) blocks.push([one]);
    else block?.push(one);
  }
  return blocks;
}

/** The block of the new import's kind: that whose specifiers begin most alike, else the last one. */
function blockOfKind(
  blocks: readonly Declaration[][],
  { specifier, isType }: NewImport,
  kindOf: (specifier: string) => Kind,
): Declaration[] | null {
  const kind = kindOf(specifier);
  const isLike = (one: Declaration) => isNamed(one) && kindOf(one.source.value) === kind;
  const isOfType = (one: Declaration) => isLike(one) && (one.importKind === 'type') === isType;
  const alike = [isOfType, isLike].map((test) => blocks.filter((block) => block.some(test)));
  const candidates = alike.find((found) => found.length > 0) ?? [];
  const general = candidates.filter((block) => !isOfOneScope(block));
  const shared = (block: Declaration[]) => Math.max(...block.map((one) => sharedSegments(one.source.value, specifier)));
  const most = Math.max(0, ...candidates.map(shared));
  const closest = most > 0 ? candidates.filter((block) => shared(block) === most) : general;
  return closest.at(-1) ?? candidates.at(-1) ?? null;
}

/** A block of `@mui/…` alone takes no other package. */
function isOfOneScope(block: readonly Declaration[]): boolean {
  const [first] = block.map((one) => firstSegment(one.source.value));
  return first !== undefined && /^@./.test(first) && block.every((one) => firstSegment(one.source.value) === first);
}

function sharedSegments(specifier: string, other: string): number {
  const [one, two] = [specifier.split('/'), other.split('/')];
  const at = one.findIndex((segment, i) => segment !== two[i]);
  return at < 0 ? one.length : at;
}

const isNamed = ({ specifiers }: Declaration): boolean => specifiers.length > 0;
const lengthOf = (one: Declaration): number => endOf(one) - startOf(one);

/**
 * 1 where the imports of each block become longer, -1 where they become shorter (`perfectionist/sort-imports` by `line-length`),
 * 0 where they do neither, or no block has three lengths, or all are in alphabetical order as well.
 */
function lengthOrder(blocks: readonly Declaration[][]): 1 | 0 | -1 {
  const lists = blocks.map((block) => block.filter(isNamed));
  const steps = lists.map((list) => pairs(list).flatMap(([a, b]) => Math.sign(lengthOf(b) - lengthOf(a)) || []));
  const isEvident = steps.some((ofBlock) => ofBlock.length > 1);
  const isAlphabetical = lists.every((list) =>
    pairs(list).every(([a, b]) => !isBehind(a.source.value, b.source.value)),
  );
  const directions = new Set(steps.flat());
  if (!isEvident || isAlphabetical || directions.size !== 1) return 0;
  return directions.has(1) ? 1 : -1;
}

const pairs = <Item>(list: readonly Item[]): [Item, Item][] => list.slice(1).map((item, i) => [list[i] as Item, item]);

/** The imports with the same first segment (`@`, `src`, `..`), if there are several, together and in alphabetical order. */
function groupInOrder(declarations: readonly Declaration[], specifier: string): Declaration[] {
  const segment = firstSegment(specifier);
  const isLike = ({ specifiers, source }: Declaration) =>
    specifiers.length > 0 && firstSegment(source.value) === segment;
  const start = declarations.findIndex(isLike);
  const end = declarations.findLastIndex(isLike) + 1;
  const group = declarations.slice(Math.max(start, 0), end);
  const isInOrder = group.every((one, i) => {
    const previous = group[i - 1];
    return isLike(one) && !(previous && isBehind(previous.source.value, one.source.value));
  });
  return group.length > 1 && isInOrder ? group : [];
}

const firstSegment = (specifier: string): string => specifier.split('/', 1)[0] as string;

/** In the order of `import/order` with `alphabetize`: segment by segment, in any case of letters. */
function isBehind(specifier: string, other: string): boolean {
  const [one, two] = [specifier, other].map((it) => it.toLowerCase().split('/')) as [string[], string[]];
  const at = one.findIndex((segment, i) => segment !== two[i]);
  return at >= 0 && (at >= two.length || (one[at] as string) > (two[at] as string));
}

/** A comment may belong to the import below it. */
const hasCommentAbove = (text: string, start: number): boolean =>
  /(?:\*\/|\/\/[^\r\n]*)[ \t]*(?:\r\n|\r|\n)?[ \t]*$/.test(text.slice(Math.max(0, start - 500), start));

/** The last import; of a package, the last one of packages, where those are first. */
function precedingImport(
  declarations: readonly Declaration[],
  kindOf: (specifier: string) => Kind,
  specifier: string,
): Declaration | undefined {
  const isPackage = (one: string): boolean => kindOf(one) === 'package';
  const packages = declarations.findLastIndex(({ source }) => isPackage(source.value));
  const areFirst = declarations.slice(0, packages).every(({ source }) => isPackage(source.value));
  return packages >= 0 && areFirst && isPackage(specifier) ? declarations[packages] : declarations.at(-1);
}
