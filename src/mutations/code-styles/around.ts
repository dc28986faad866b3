/** The rules that the style of an element around has for its descendants: `nav a { … }` of `styled.header`…``. */
import { compareSpecificity } from '../../protocol/specificity.ts';
import type { Specificity } from '../../protocol/style-rules.ts';
import { Cascade, specificityOf } from '../css/cascade.ts';
import { type CssContext, type CssEnvironment, readingsOf } from '../css/context.ts';
import { type StyledElement, styledElement } from '../css/element.ts';
import { matches } from '../css/match.ts';
import {
  type Candidate,
  candidatesFor,
  isImportant,
  type ProjectSheets,
  setsRelated,
  winnerOf,
} from '../css/project.ts';
import type { CssRule, Usage } from '../css/source.ts';
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { type CodeStyle, stylesAround } from '../styling/code-styles.ts';
import type { CodeSheet } from './code-sheet.ts';
import { readCodeSheets } from './read-code-sheets.ts';
import { rootTagOf } from './root-tag.ts';
import { hasPlace, standingOf } from './standing.ts';
import { SUBJECT } from './template-sheet.ts';

const OWN = { name: SUBJECT, module: null, conditional: false };

/** The element that all pieces of a style are read for. */
export const OWN_ELEMENT: StyledElement = {
  tag: null,
  attributes: new Map(),
  open: true,
  classes: [OWN],
  openClasses: true,
  parents: [],
};

/**
 * The style as it concerns the element; null where none of its rules does. Where some of it is only known to the running app, it is
 * left as it is: it may set anything.
 */
export function concernOf(project: Project, target: Target, style: CodeStyle, env: CssEnvironment): CodeStyle | null {
  const { pieces, sheets } = readCodeSheets(project, style);
  if (pieces.some(({ kind }) => kind === 'opaque')) return style;
  const candidates = candidatesFor(elementWithin(project, target, style), sheetsOf(sheets, env)).filter(
    ({ context }) => hasPlace(project, target, context.states) !== 'no',
  );
  if (candidates.length === 0) return null;
  return { ...style, maySet: (property) => candidates.some(({ rule }) => setsRelated(rule, property)) };
}

export function sheetsOf(codes: readonly CodeSheet[], env: CssEnvironment): ProjectSheets {
  const sheets = codes.map(({ sheet }) => sheet);
  return { sheets, failures: [], env, cascade: new Cascade(sheets) };
}

/** The element, with the class that stands for the style on the element that has it. */
export function elementWithin(project: Project, target: Target, { around }: CodeStyle): StyledElement {
  const { tag } = rootTagOf(project, target.source, target.element, target.ancestors);
  const element = { ...styledElement(target, project), tag };
  const nodes = target.ancestors.filter(({ type }) => type === 'JSXElement').reverse();
  const at = nodes.indexOf(around as AnyNode);
  const parents = element.parents.map((one, i) => (i === at ? { ...one, classes: [...one.classes, OWN] } : one));
  return { ...element, parents };
}

/** The style around the element that has the rule which wins for a property; null where its own style has it, or nothing. */
export function winnerAround(
  project: Project,
  target: Target,
  own: CodeStyle | null,
  { property, context, env }: { property: string; context: CssContext; env: CssEnvironment },
): CodeStyle | null {
  const standing = standingOf(project, target, context, property);
  const winnerIn = (style: CodeStyle, element: StyledElement): Candidate | null => {
    const read = sheetsOf(readCodeSheets(project, style).sheets, env);
    const sure = candidatesFor({ ...element, standing }, read).filter(({ match }) => match === 'yes');
    return winnerOf(sure, context, property, read.cascade);
  };
  let best: { style: CodeStyle; weight: Specificity } | null = null;
  for (const style of stylesAround(project, target)) {
    const found = style.code.includes('{') ? winnerIn(style, elementWithin(project, target, style)) : null;
    const weight = found && specificityOf(found.selector);
    if (weight && (!best || compareSpecificity(weight, best.weight) > 0)) best = { style, weight };
  }
  if (!best || !own) return best?.style ?? null;
  const found = winnerIn(own, OWN_ELEMENT);
  const weight = specificityOf(found?.selector ?? `.${SUBJECT}`);
  return !(found && isImportant(found.rule, property)) && compareSpecificity(best.weight, weight) > 0
    ? best.style
    : null;
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
    const isFor = readings.some(
      ({ compounds, context }) =>
        matches(within, compounds, null) === 'yes' && hasPlace(project, target, context.states) !== 'no',
    );
    if (isFor) count++;
  }
  return { count, isLeast };
}
