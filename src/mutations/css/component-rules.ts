/** The rules that a component brings along for what it shows, which all of its uses share. */
import { findDeclaration } from '../components/declaration.ts';
import { isStyled } from '../components/styled-component.ts';
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isNativeTag, startOf, tagNameOf } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { countCallSites } from '../trace/call-sites.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type Reading, readingsOf } from './context.ts';
import { namesIt } from './destinations.ts';
import { type StyledElement, styledElementAt } from './element.ts';
import { classesAsked, matches } from './match.ts';
import type { ProjectSheets } from './project.ts';
import type { CssRule } from './source.ts';
import { usageOf } from './usage.ts';

/** Components whose root is a component in its turn that are followed. */
const MOST_LEVELS = 6;

/** `shared`: for an element in the component, and for more than one use of it; `own`: any other rule, for this use alone, by a class that it has, or around it. */
export type RuleOfUse = 'shared' | 'own';

/** What a rule is to the element as the use of a component of the project; null for other elements. */
export function ruleOfUse(
  rule: CssRule,
  element: StyledElement,
  { source, node, ancestors, element: { tagName } }: Target,
  { env }: ProjectSheets,
  project: Project,
): RuleOfUse | null {
  const use: Origin = { node: node as AnyNode, in: { file: source.file, text: source.text, source }, ancestors };
  if (isNativeTag(tagName) || !findDeclaration(project, tagName, use)) return null;
  const readings = readingsOf(rule, env);
  const names = readings.flatMap(({ compounds }) => classesAsked(compounds.slice(-1)));
  if (element.classes.some(({ name }) => names.includes(name))) return 'own';
  const uses = usesOfBearer(readings, tagName, use, { project, seen: new Set() }, 0);
  if (uses === null) return 'own';
  if (uses > 1) return 'shared';
  const { count, unsure = 0 } = usageOf(rule, project);
  return count + unsure > 1 ? 'shared' : 'own';
}

interface Walk {
  project: Project;
  /** components that were looked into, by file and place */
  seen: Set<string>;
}

/**
 * How often the components are used through which the use gets an element that the rule is for: the greatest number; null where it
 * gets none, 0 where a component cannot be looked into.
 */
function usesOfBearer(
  readings: readonly Reading[],
  tagName: string,
  use: Origin,
  walk: Walk,
  level: number,
): number | null {
  const { project, seen } = walk;
  const found = findDeclaration(project, tagName, use);
  const { source, file = '' } = found?.in ?? {};
  if (!found || !source) return null;
  // what a function of a package makes: `connect(…)(Button)`
  const isMade = found.node.type === 'CallExpression' && !isStyled(found.node.callee);
  if (isMade || level === MOST_LEVELS) return 0;
  const place = `${file}#${startOf(found.node)}`;
  if (seen.has(place)) return null;
  seen.add(place);
  const within = source.elements.filter(
    ({ node }) => startOf(node) >= startOf(found.node) && endOf(node) <= endOf(found.node),
  );
  const beneath = within.map(({ node }): number | null => {
    const ancestors = ancestorsOf(source.ast.program, node);
    const element = styledElementAt(node, source, ancestors, project);
    if (readings.some((one) => isFor(one, element))) return 1;
    const tag = tagNameOf(node.openingElement.name);
    const next: Origin = { node: node as AnyNode, in: found.in, ancestors };
    return isNativeTag(tag) ? null : usesOfBearer(readings, tag, next, walk, level + 1);
  });
  const bearers = beneath.filter((one) => one !== null);
  if (bearers.length === 0) return null;
  const own = found.name === null ? 0 : countCallSites(project, source, found.name);
  return Math.max(own, ...bearers);
}

/** A class on a condition counts; without a class or id in it, the whole selector has to match. */
function isFor({ rule, compounds }: Reading, element: StyledElement): boolean {
  const isNamed = namesIt({ compounds });
  return rule.sheet.scopes.some((scope) => {
    const match = matches(element, isNamed ? compounds.slice(-1) : compounds, scope);
    return isNamed ? match !== 'no' : match === 'yes';
  });
}
