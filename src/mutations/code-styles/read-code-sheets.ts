/** The pieces of a style in code as sheets, the weakest first. */

import type { Usage } from '../css/source.ts';
import { ancestorsOf } from '../jsx/find-element.ts';
import type { Project } from '../mutation.ts';
import type { CodeStyle } from '../styling/code-styles.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { CodeSheet } from './code-sheet.ts';
import { objectCode } from './object-code.ts';
import { dialectOf } from './object-keys.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { usageOfPiece, usesThrough } from './style-usage.ts';
import { templateCode } from './template-code.ts';

interface ReadSheets {
  pieces: Piece[];
  sheets: CodeSheet[];
  /** why the CSS of a template cannot be read */
  broken: string | null;
}

/** All pieces, and those of them that can be read. A piece that cannot counts as one that only the app can read. */
export function readCodeSheets(project: Project, style: CodeStyle): ReadSheets {
  const sheets: CodeSheet[] = [];
  let broken: string | null = null;
  const pieces = piecesOf(project, style).map((piece): Piece => {
    const { name, here } = nameOf(rootOf(piece).origin);
    // a descendant's since version 6 of styled-components
    const words = { name: name ?? 'this style', variant: piece.by, isImplied: style.library !== 'styled-components' };
    const code =
      piece.kind === 'template'
        ? templateCode(project, piece, words, style)
        : piece.kind === 'object'
          ? objectCode(project, piece, words.name, dialectOf(project, style))
          : null;
    if (typeof code === 'string') broken = code;
    if (!code || typeof code === 'string') return { ...piece, kind: 'opaque' };
    let usage: Usage | null = null;
    code.sheet.usage = () => {
      usage ??= here
        ? { count: usesThrough(project, style), isLeast: false }
        : usageOfPiece(project, style, piece, name);
      return usage;
    };
    sheets.push(code);
    return piece;
  });
  return { pieces, sheets, broken };
}

/** The piece that a block on a condition is put into in the end. */
export function rootOf(piece: Piece): Piece {
  return piece.host ? rootOf(piece.host.piece) : piece;
}

/** The name that the style is declared with, null for an anonymous one; `here` where it stands at the element itself. */
function nameOf({ node, in: { source } }: Origin): { name: string | null; here: boolean } {
  const around = source ? ancestorsOf(source.ast.program, node) : [];
  const found = around.findLast(({ type }) => type === 'VariableDeclarator' || /^JSX(?:Spread)?Attribute$/.test(type));
  const name = found?.type === 'VariableDeclarator' && found.id.type === 'Identifier' ? found.id.name : null;
  return { name, here: found !== undefined && found.type !== 'VariableDeclarator' };
}
