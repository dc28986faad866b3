/** How many elements of the source a piece of a style in code is for. */
import type { Usage } from '../css/source.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { type CodeStyle, ownCodeStyle } from '../styling/code-styles.ts';
import { countCallSites } from '../trace/call-sites.ts';
import type { Origin } from '../trace/origin-node.ts';
import { isSamePiece, type Piece, piecesOf } from './pieces.ts';

/** Files are parsed for the count; beyond so many the count says "at least". */
const MAX_FILES = 60;

/** @param name under which the style is known, for a quick look at texts */
export function usageOfPiece(project: Project, style: CodeStyle, piece: Piece, name: string | null): Usage {
  const { file } = piece.origin.in;
  const files = new Set([file, ...project.sourceFiles()]);
  let count = 0;
  let parsed = 0;
  // other uses may have a block on a condition
  let isOpen = false;
  for (const one of files) {
    const text = project.read(one);
    if (text === null || (one !== file && !mayUse(text, name))) continue;
    if (++parsed > MAX_FILES) break;
    const source = parseSource(text, one);
    if (!source.ok) continue;
    for (const element of source.elements) {
      const own = ownCodeStyle(project, source, element);
      if (!own) continue;
      const maybe: Origin[] = [];
      if (piecesOf(project, own, maybe).some(({ origin }) => isSamePiece(origin, piece.origin))) count++;
      else isOpen ||= maybe.some((origin) => isSamePiece(origin, piece.origin));
    }
  }
  const isLeast = parsed > MAX_FILES;
  const through = usesThrough(project, style);
  if (piece.by === undefined) return { count: Math.max(count, through), isLeast };
  // of the uses of a component not all have the block
  return { count, unsure: Math.max(through - count, isOpen ? 1 : 0), isLeast };
}

/** How many uses the components have whose root the element is: one where it is used right here. */
export function usesThrough(project: Project, { through }: CodeStyle): number {
  return Math.max(1, ...through.map(({ source, name }) => countCallSites(project, source, name)));
}

/** A quick look at a text, before it is parsed. */
function mayUse(text: string, name: string | null): boolean {
  return text.includes('<') && (name === null || text.includes(name));
}
