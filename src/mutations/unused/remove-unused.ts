/** Adds to a plan the declarations that only the code it removes used. */
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { endOf, forEachChild, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import type { Plan, PlanPart } from '../plan.ts';
import { lineStart } from '../text/layout.ts';
import type { Span } from './statement-span.ts';
import { unusedWithout } from './unused.ts';

/** The key that a shorthand property gets with another value: it uses no declaration. */
const KEY = /^[\p{ID_Start}$_][\p{ID_Continue}$]*: $/u;

/** Extends the plan of a type that `removes`. */
export function removeUnused(change: AnyMutationChange, plan: Plan | Refusal): Plan | Refusal {
  if ('ok' in plan || !MUTATION_TYPES[change.type].removes) return plan;
  const done = plan.parts.map(withoutUnused);
  const parts = done.map(({ part }) => part);
  return {
    ...plan,
    parts,
    warnings: [...(plan.warnings ?? []), ...unusedWarning(done.flatMap(({ locals }) => locals))],
  };
}

interface WithoutUnused {
  part: PlanPart;
  /** names of the constants, props, functions and types that go */
  locals: string[];
}

/** Extends what the plan does to one file. */
export function withoutUnused(part: PlanPart): WithoutUnused {
  const { draft, expectation } = part;
  if (!draft.source || draft.creates || draft.overlaps()) return { part, locals: [] };
  const put = draft.replacements.map(({ text }) => text).filter((text) => !KEY.test(text));
  const { spans: unused, locals } = unusedWithout(draft.source, removedSpans(draft), put.join(' '));
  if (unused.length === 0) return { part, locals: [] };
  const spans = unused.map((span) => beforeNewLines(span, draft));
  const gone = atomsOf(draft.source.ast.program as AnyNode, spans);
  for (const { start, end } of spans) draft.remove(start, end);
  const losses = (atom: Atom) => gone.has(atom) || (expectation.losses?.(atom) ?? false);
  return { part: { draft, expectation: { ...expectation, losses, wordless: spans } }, locals };
}

function removedSpans(draft: Draft): Span[] {
  return draft.replacements.filter(({ start, end }) => end > start);
}

/** Without the blank lines behind lines that the draft adds there, such as an import in the place of this one. */
function beforeNewLines({ start, end }: Span, { text, replacements }: Draft): Span {
  const added = replacements.find(
    (mark) =>
      mark.start === mark.end && mark.start > start && mark.start < end && lineStart(text, mark.start) === mark.start,
  );
  return { start, end: added?.start ?? end };
}

/** Atoms of all nodes that lie in the spans, and of those that hold a span. */
export function atomsOf(root: AnyNode, spans: readonly Span[]): Set<Atom> {
  const atoms = new Set<Atom>();
  const visit = (node: AnyNode): void => {
    const touched = spans.filter(({ start, end }) => start < endOf(node) && startOf(node) < end);
    if (touched.length === 0) return;
    if (touched.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end)) {
      for (const atom of atomsIn(node)) atoms.add(atom);
    } else forEachChild(node, visit);
  };
  visit(root);
  return atoms;
}

/** One sentence for the user, or none. */
export function unusedWarning(locals: readonly string[]): string[] {
  const names = locals.map((name) => `\`${name}\``);
  const last = names.pop();
  if (last === undefined) return [];
  return [
    names.length > 0
      ? `Removed ${names.join(', ')} and ${last} too: nothing else used them.`
      : `Removed ${last} too: nothing else used it.`,
  ];
}
