/** The rules that the style of an element around has for its descendants: `nav a { … }` of `styled.header`…``. */
import { Cascade } from '../css/cascade.ts';
import { type CssEnvironment, readingsOf } from '../css/context.ts';
import { type StyledElement, styledElement } from '../css/element.ts';
import { matches } from '../css/match.ts';
import { candidatesFor, type ProjectSheets, setsRelated } from '../css/project.ts';
import type { CssRule, Usage } from '../css/source.ts';
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import type { CodeStyle } from '../styling/code-styles.ts';
import type { CodeSheet } from './code-sheet.ts';
import { readCodeSheets } from './read-code-sheets.ts';
import { SUBJECT } from './template-sheet.ts';

const OWN = { name: SUBJECT, module: null, conditional: false };

/**
 * The style as it concerns the element; null where none of its rules does. Where some of it is only known to the running app, it is
 * left as it is: it may set anything.
 */
export function concernOf(project: Project, target: Target, style: CodeStyle, env: CssEnvironment): CodeStyle | null {
  const { pieces, sheets } = readCodeSheets(project, style);
  if (pieces.some(({ kind }) => kind === 'opaque')) return style;
  const candidates = candidatesFor(elementWithin(project, target, style), sheetsOf(sheets, env));
  if (candidates.length === 0) return null;
  return { ...style, maySet: (property) => candidates.some(({ rule }) => setsRelated(rule, property)) };
}

export function sheetsOf(codes: readonly CodeSheet[], env: CssEnvironment): ProjectSheets {
  const sheets = codes.map(({ sheet }) => sheet);
  return { sheets, failures: [], env, cascade: new Cascade(sheets) };
}

/** The element, with the class that stands for the style on the element that has it. */
export function elementWithin(project: Project, target: Target, { around }: CodeStyle): StyledElement {
  const element = styledElement(target, project);
  const nodes = target.ancestors.filter(({ type }) => type === 'JSXElement').reverse();
  const at = nodes.indexOf(around as AnyNode);
  const parents = element.parents.map((one, i) => (i === at ? { ...one, classes: [...one.classes, OWN] } : one));
  return { ...element, parents };
}

/** Elements within the one that has the style that a rule of it is for. @param isLeast the style has other uses too */
export function usageWithin(
  project: Project,
  { source }: Target,
  style: CodeStyle,
  rule: CssRule,
  isLeast: boolean,
): Usage {
  const readings = readingsOf(rule, { variables: new Map() });
  let count = 0;
  for (const element of source.elements) {
    const { node } = element;
    const ancestors = ancestorsOf(source.ast.program, node);
    if (!ancestors.includes(style.around as AnyNode)) continue;
    const target: Target = { codebaseId: '', source, element, node, ancestors, where: { file: source.file } };
    const within = elementWithin(project, target, style);
    if (readings.some(({ compounds }) => matches(within, compounds, null) === 'yes')) count++;
  }
  return { count, isLeast };
}
