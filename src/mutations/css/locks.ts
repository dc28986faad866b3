/** Rules that are no rules yet: a preprocessor makes them when it runs, once, often or never. Nobody can edit one of its results. */
import type { AtRule, Rule } from 'postcss';

/** Why a rule cannot be edited, and the next step. */
export interface Lock {
  message: string;
  hint: string;
}

const MAKERS: Record<string, string> = {
  mixin: 'a mixin',
  function: 'a function',
  each: 'an @each loop',
  for: 'a @for loop',
  while: 'a @while loop',
  if: 'an @if block',
  else: 'an @else block',
};

/** @returns null for a node whose rules are as they stand */
export function lockOf(node: AtRule | Rule, file: string): Lock | null {
  const place = `${file}:${node.source?.start?.line ?? 1}`;
  const maker = node.type === 'atrule' ? makerOf(node) : ruleMaker(node);
  if (!maker) return null;
  return { message: `The rule is made by ${maker} at ${place}`, hint: 'Edit it there in the code.' };
}

function makerOf(node: AtRule & { variable?: boolean; mixin?: boolean }): string | null {
  if (node.variable) return `the detached rules @${node.name}`;
  if (node.mixin) return `the mixin call .${node.name}`;
  if (node.name === 'mixin') return `the mixin ${node.params.replace(/\(.*$/s, '').trim()}`;
  return Object.hasOwn(MAKERS, node.name) ? (MAKERS[node.name] as string) : null;
}

function ruleMaker(node: Rule): string | null {
  const { selector } = node;
  if (/#\{|@\{/.test(selector)) return `the computed selector ${selector.trim()}`;
  if (/^\s*[.#][\w-]+\s*\([^)]*\)\s*(?:when\b.*)?$/s.test(selector)) return `the mixin ${selector.trim()}`;
  if (/\bwhen\b/.test(selector)) return `the guard of ${selector.trim()}`;
  if (/^\s*%/.test(selector)) return `the placeholder ${selector.trim()}`;
  return null;
}
