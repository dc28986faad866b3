/** How many elements of the source a rule matches, for the warning that an edit of it changes them all. */
import { ancestorsOf } from '../jsx/find-element.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { readingsOf } from './context.ts';
import { elementOf, type StyledElement } from './element.ts';
import { classesAsked, matches } from './match.ts';
import type { compoundsOf } from './selectors.ts';
import type { CssRule, Usage } from './source.ts';

const NO_VARIABLES = { variables: new Map<string, string>() };
/** Files are parsed for the count; beyond so many the count says "at least". */
const MAX_FILES = 60;

/**
 * Elements that surely match, or match where their surroundings allow it.
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
  let count = 0;
  let parsed = 0;
  for (const { file, module } of places) {
    const text = project.read(file);
    if (text === null || !selectors.some((one) => mayConcern(text, one))) continue;
    if (++parsed > MAX_FILES) break;
    const source = parseSource(text, file);
    if (!source.ok) continue;
    for (const { node } of source.elements) {
      const element = elementOf(node, source, ancestorsOf(source.ast.program, node), project);
      // Only the subject is judged: its parents often are in other files.
      if (selectors.some((one) => matches(element, one.slice(-1), module) === 'yes')) count++;
    }
  }
  return { count, isLeast: parsed > MAX_FILES || asked === null };
}

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
  const classes = classesAsked(subject);
  if (classes.length > 0) return classes.some((name) => text.includes(name));
  const tag = subject[0]?.nodes.find((node) => node.type === 'tag');
  return tag === undefined || text.includes(`<${tag.value}`);
}
