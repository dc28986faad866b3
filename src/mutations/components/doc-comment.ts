/** Doc comments: the one right before a place, as text. */
import type { ValueFile } from '../trace/origin-node.ts';

export interface DocComment {
  /** null without one */
  description: string | null;
  isDeprecated: boolean;
}

/** @param start of the declaration; `export` and the like before it are skipped */
export function docCommentAt({ text, source }: ValueFile, start: number): DocComment {
  const comments = source?.ast.comments ?? [];
  const before = comments.findLast((comment) => (comment.end ?? Number.POSITIVE_INFINITY) <= start);
  const isNext =
    before && /^\s*(?:export\s+)?(?:default\s+)?(?:const\s+|let\s+|var\s+)?$/.test(text.slice(before.end ?? 0, start));
  if (!before || !isNext || before.type !== 'CommentBlock' || !before.value.startsWith('*')) {
    return { description: null, isDeprecated: false };
  }
  const lines = before.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const tagAt = lines.findIndex((line) => line.trimStart().startsWith('@'));
  const words = (tagAt < 0 ? lines : lines.slice(0, tagAt)).join('\n').trim();
  return { description: words || null, isDeprecated: lines.some((line) => /^\s*@deprecated\b/.test(line)) };
}
