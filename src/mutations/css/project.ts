/** The style sheets of a project, read once for an edit: the rules that may match an element, and which of them wins. */

import { overlaps } from '../../protocol/shorthands.ts';
import type { Project } from '../mutation.ts';
import { hasMui, muiTheme, type ThemeReader } from '../styling/mui-theme.ts';
import { isSheetFile, scopesOf } from '../styling/taken-in.ts';
import { Cascade } from './cascade.ts';
import {
  type CssContext,
  type CssEnvironment,
  environmentOf,
  type Reading,
  readingsOf,
  sameContext,
} from './context.ts';
import type { ElementClass, StyledElement } from './element.ts';
import { globalTemplates } from './global-templates.ts';
import { type Match, matches } from './match.ts';
import { type CssRule, parseSheet, type Sheet, type SheetFailure } from './source.ts';

export interface ProjectSheets {
  sheets: Sheet[];
  /** of those sheets, the ones that did not parse */
  failures: SheetFailure[];
  env: CssEnvironment;
  cascade: Cascade;
}

type SheetReader = Pick<Project, 'stylesheets' | 'tailwind'> & ThemeReader;

export function readSheets(project: SheetReader): ProjectSheets {
  const sheets: Sheet[] = [];
  const failures: SheetFailure[] = [];
  const texts = new Map(
    project.stylesheets().flatMap((file) => {
      const text = project.read(file);
      return text === null ? [] : [[file, text] as const];
    }),
  );
  const scopes = scopesOf(
    texts,
    (specifier, importer) => project.resolveImport(specifier, importer),
    (file) => project.importersOf(file).some((importer) => !isSheetFile(importer)),
  );
  for (const [file, text] of texts) {
    const parsed = parseSheet(file, text, scopes.get(file));
    if (parsed.ok) sheets.push(parsed);
    else failures.push(parsed);
  }
  const { tailwind } = project;
  const theme = tailwind?.ok ? tailwind.tailwind.darkMode : undefined;
  const mui = hasMui(project) ? muiTheme(project) : null;
  return {
    sheets,
    failures,
    env: environmentOf(sheets, theme, mui, importsBootstrap(project), () => globalTemplates(project)),
    cascade: new Cascade(sheets),
  };
}

const BOOTSTRAP_SHEET = /["'](?:~|npm:)?bootstrap\/(?:dist\/css|scss)\//;

function importsBootstrap(project: SheetReader): boolean {
  if (!project.dependsOn?.('bootstrap')) return false;
  const files = [...project.sourceFiles(), ...project.stylesheets()];
  return files.some((file) => BOOTSTRAP_SHEET.test(project.read(file) ?? ''));
}

/** A selector of a rule that matches the element, surely or maybe. */
export interface Candidate extends Reading {
  match: Match;
}

/** Selectors whose subject is the element, in any context; those that surely do not match are left out. */
export function candidatesFor(element: StyledElement, { sheets, env }: ProjectSheets): Candidate[] {
  const found: Candidate[] = [];
  for (const sheet of sheets) {
    for (const rule of sheet.rules) {
      if (rule.locked) continue;
      for (const reading of readingsOf(rule, env)) {
        const inScopes = sheet.scopes.map((scope) => matches(element, reading.compounds, scope));
        const match = inScopes.find((one) => one === 'yes') ?? inScopes.find((one) => one === 'maybe');
        const candidate = match && standing({ ...reading, match }, element);
        if (candidate) found.push(candidate);
      }
    }
  }
  return found;
}

/** Without the states that the element has for good; null where it has one of them never. */
function standing(candidate: Candidate, { standing: isIn }: StyledElement): Candidate | null {
  if (!isIn) return candidate;
  const { context, rule } = candidate;
  const told = context.states.map((state) => isIn(state, rule));
  if (told.includes('no')) return null;
  const states = context.states.filter((_, i) => told[i] === null);
  return { ...candidate, match: told.includes('maybe') ? 'maybe' : candidate.match, context: { ...context, states } };
}

/** The element with the classes that CSS modules add by `composes`. */
export function withComposed(element: StyledElement, { sheets }: ProjectSheets, project: Project): StyledElement {
  const classes = [...element.classes];
  // The list grows while it is walked: composed classes may compose others.
  for (const one of classes) {
    const sheet = sheets.find(({ file }) => file === one.module);
    if (!sheet) continue;
    for (const more of composedBy(sheet, one, project)) {
      if (!classes.some((known) => known.name === more.name && known.module === more.module)) classes.push(more);
    }
  }
  return { ...element, classes };
}

function composedBy(sheet: Sheet, { name, conditional }: ElementClass, project: Project): ElementClass[] {
  const found: ElementClass[] = [];
  for (const { node, selector } of sheet.rules) {
    if (selector !== `.${name}`) continue;
    for (const one of node.nodes ?? []) {
      if (one.type !== 'decl' || one.prop !== 'composes') continue;
      const [, names = '', from] = /^([\s\S]*?)(?:\s+from\s+(.+))?$/.exec(one.value.trim()) ?? [];
      const specifier = from?.replace(/^["']|["']$/g, '');
      const module =
        specifier === undefined
          ? sheet.file
          : specifier === 'global'
            ? null
            : project.resolveImport(specifier, sheet.file);
      if (specifier !== undefined && specifier !== 'global' && module === null) continue;
      found.push(
        ...names
          .split(/\s+/)
          .filter(Boolean)
          .map((part) => ({ name: part, module, conditional })),
      );
    }
  }
  return found;
}

/** True when a rule sets something of the property by a declaration of its own. */
export function setsRelated(rule: CssRule, property: string): boolean {
  return (rule.node.nodes ?? []).some((node) => node.type === 'decl' && overlaps(node.prop, property));
}

/** True when a rule sets something of the property with `!important`. */
export function isImportant(rule: CssRule, property: string): boolean {
  return (rule.node.nodes ?? []).some(
    (node) => node.type === 'decl' && !!node.important && overlaps(node.prop, property),
  );
}

/** The strongest of the candidates of a context that set the property; null where none does. */
export function winnerOf(
  candidates: readonly Candidate[],
  context: CssContext,
  property: string,
  cascade: Cascade,
): Candidate | null {
  const setting = candidates.filter((one) => sameContext(one.context, context) && setsRelated(one.rule, property));
  return strongest(setting, property, cascade);
}

export function strongest(candidates: readonly Candidate[], property: string, cascade: Cascade): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) {
    if (!best || compareFor(one, best, property, cascade) > 0) best = one;
  }
  return best;
}

/** Positive when `a` wins over `b` for their declarations of the property. */
export function compareFor(a: Candidate, b: Candidate, property: string, cascade: Cascade): number {
  const important = [isImportant(a.rule, property), isImportant(b.rule, property)];
  if (important[0] !== important[1]) return important[0] ? 1 : -1;
  return cascade.compare(a, b, important[0] as boolean);
}
