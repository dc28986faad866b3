/** How many elements of the source a rule matches, for the warning that an edit of it changes them all. */
import { ancestorsOf } from '../jsx/find-element.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { readingsOf } from './context.ts';
import type { StyledElement } from './element.ts';
import { classesAsked } from './match.ts';
import { type MatchingUses, SelectorUses } from './matching-uses.ts';
import type { compoundsOf } from './selectors.ts';
import type { CssRule, Usage } from './source.ts';

const NO_VARIABLES = { variables: new Map<string, string>() };
/** Files are parsed for the count; beyond so many the count says "at least". */
const MAX_FILES = 60;

/**
 * Elements that match, with what is around them in all places that use their component.
 * @param element whose rule it is: one question about all of its classes does for all of its rules
 */
export function usageOf(rule: CssRule, project: Project, element: StyledElement | null = null): Usage {
  if (rule.sheet.usage) return rule.sheet.usage(rule);
  // when it holds makes no difference: conditions are not read
  const selectors = readingsOf({ ...rule, conditions: [] }, NO_VARIABLES).map(({ compounds }) => compounds);
  const asked = filesNaming(
    selectors.map((one) => classesAsked(one.slice(-1))),
    project,
    element,
  );
  const places = rule.sheet.scopes.flatMap((module) =>
    (module === null ? (asked ?? project.sourceFiles()) : project.importersOf(module)).map((file) => ({
      file,
      module,
    })),
  );
  const uses = new Map(
    rule.sheet.scopes.map((module) => [module, selectors.map((one) => new SelectorUses(project, one, module))]),
  );
  let count = 0;
  let unsure = 0;
  let parsed = 0;
  for (const { file, module } of places) {
    const text = project.read(file);
    if (text === null || !selectors.some((one) => mayConcern(text, one))) continue;
    if (++parsed > MAX_FILES) break;
    const source = parseSource(text, file);
    if (!source.ok) continue;
    for (const one of source.elements) {
      const ancestors = ancestorsOf(source.ast.program, one.node);
      const found = (uses.get(module) ?? []).map((selector) => selector.of(one, source, ancestors));
      const best = found.reduce(moreOf, NONE);
      count += best.sure;
      unsure += best.unsure;
    }
  }
  return { count, unsure, isLeast: parsed > MAX_FILES || asked === null };
}

const NONE: MatchingUses = { sure: 0, unsure: 0 };

/** Of two selectors of a rule the one that matches an element more often, so that none is counted twice. */
const moreOf = (a: MatchingUses, b: MatchingUses): MatchingUses =>
  b.sure > a.sure || (b.sure === a.sure && b.unsure > a.unsure) ? b : a;

/** Undefined where the selectors ask for no classes, or nobody can be asked. */
function filesNaming(
  classes: readonly string[][],
  project: Project,
  element: StyledElement | null,
): string[] | null | undefined {
  if (classes.length === 0 || classes.some((names) => names.length === 0)) return undefined;
  const own = element?.classes.map(({ name }) => name) ?? [];
  return project.filesNaming?.([...new Set([...own, ...classes.flat()])].sort());
}

/** A quick look at the text, before it is parsed. */
function mayConcern(text: string, compounds: NonNullable<ReturnType<typeof compoundsOf>>): boolean {
  const subject = compounds.slice(-1);
  const ids = (subject[0]?.nodes ?? []).flatMap((node) => (node.type === 'id' ? [node.value] : []));
  const names = [...classesAsked(subject), ...ids];
  if (names.length > 0) return names.some((name) => text.includes(name));
  const tag = subject[0]?.nodes.find((node) => node.type === 'tag');
  if (tag === undefined) return true;
  const lower = text.toLowerCase();
  const name = tag.value.toLowerCase();
  return lower.includes(`<${name}`) || lower.includes(`.${name}`) || (name === 'a' && lower.includes('link'));
}
