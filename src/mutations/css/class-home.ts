/**
 * The style sheet that takes a class made for an element. The questions go outwards from the element, and the first answer counts:
 * the sheets that its file imports; those with rules for the element, for what stands beside or around it, for the rest of its
 * component; then the same for the places that use the component, up to the app; at last a sheet that the app has for all.
 */
import type * as t from '@babel/types';
import type { ChildNode } from 'postcss';
import { ancestorsOf } from '../jsx/find-element.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import { importedWithin } from '../styling/taken-in.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { type Reading, readingsOf } from './context.ts';
import { isForKind, namesIt, type StyledTarget } from './destinations.ts';
import { elementOf, type StyledElement, styledElementAt } from './element.ts';
import { matches } from './match.ts';
import type { Sheet } from './source.ts';

export interface Home {
  sheet: Sheet;
  /** name by which the component knows the module; null for a plain style sheet */
  module: string | null;
}

const CODE = /\.[cm]?[jt]sx?$/;
/** Components around the element's own that are asked, one in another. */
const MOST_LEVELS = 12;

export function homeOf(at: StyledTarget): Home | null {
  const { target, read, project } = at;
  for (const { source, specifiers } of importsIn(target.source)) {
    const file = project.resolveImport(source.value, target.source.file);
    const sheet = read.sheets.find((one) => one.file === file);
    const [local] = specifiers;
    const isWhole = local?.type === 'ImportDefaultSpecifier' || local?.type === 'ImportNamespaceSpecifier';
    if (sheet?.kind === 'module' && isWhole) return { sheet, module: local.local.name };
  }
  const sheet = new PlainHome(at).sheet();
  return sheet && { sheet, module: null };
}

/** An element, or all of a file where nothing in it is known to be an element of the component. */
interface Place {
  source: ParsedSource;
  node: t.JSXElement | null;
  ancestors: readonly AnyNode[];
}

class PlainHome {
  /** Rules of a global sheet apply to the whole page, whichever module imports it. */
  private readonly plain: readonly Sheet[];
  /** plain sheets whose rules hold without a condition of their import */
  private readonly free: readonly Sheet[];
  private readonly readings: readonly Reading[];
  /** by component; null while its uses are followed, which ends the recursion of a component that renders itself */
  private readonly answers = new Map<string, Sheet | null>();

  constructor(private readonly at: StyledTarget) {
    const { read } = at;
    this.plain = read.sheets.filter(({ scopes }) => scopes.includes(null));
    const within = new Set(this.plain.flatMap(({ file, text }) => [...this.takenWithin(file, text)]));
    this.free = this.plain.filter((one) => !within.has(one.file) || this.isByCode(one));
    this.readings = this.free.flatMap(({ rules }) =>
      rules.flatMap((rule) => (rule.locked ? [] : readingsOf(rule, read.env).filter((one) => !isForKind(one)))),
    );
  }

  sheet(): Sheet | null {
    const { source, node, ancestors } = this.at.target;
    return this.near({ source, node, ancestors }, 0) ?? this.ofApp();
  }

  /** The sheet for a place: one that its file imports, one that styles its elements, or the one for all uses of its component. */
  private near(place: Place, level: number): Sheet | null {
    const imported = this.importedBy(place.source);
    if (imported.length > 0) return this.among(imported, place);
    return this.kin(place, this.free) ?? this.around(place, level);
  }

  /** All places that use the component have to agree: a sheet of one page is not loaded for another. */
  private around({ source, node }: Place, level: number): Sheet | null {
    const owner = source.elements.find((one) => one.node === node)?.owner ?? null;
    const id = `${source.file} ${owner}`;
    const known = this.answers.get(id);
    if (known !== undefined || level === MOST_LEVELS) return known ?? null;
    this.answers.set(id, null);
    const [first = null, ...others] = this.usesOf(source, owner).map((one) => this.near(one, level + 1));
    const answer = others.every((one) => one === first) ? first : null;
    this.answers.set(id, answer);
    return answer;
  }

  private usesOf(source: ParsedSource, owner: string | null): Place[] {
    const { project } = this.at;
    const sites = owner === null ? [] : callSitesOf(project, source, owner).sites;
    const places = sites.flatMap(({ node, in: { source: from }, ancestors }): Place[] =>
      from ? [{ source: from, node: node as t.JSXElement, ancestors }] : [],
    );
    if (places.length > 0) return places;
    return project.importersOf(source.file).flatMap((file): Place[] => {
      const parsed = CODE.test(file) ? parseSource(project.read(file) ?? '', file) : null;
      return parsed?.ok ? [{ source: parsed, node: null, ancestors: [] }] : [];
    });
  }

  /** Of several imported sheets the one with rules for the nearest element, else the one with most rules for `body`, `h1` and the like. */
  private among(sheets: readonly Sheet[], place: Place): Sheet | null {
    const [only, ...more] = sheets;
    if (only && more.length === 0) return this.withRules(only, place.source);
    return this.kin(place, sheets) ?? this.mostGeneral(sheets, place.source);
  }

  /** The sheet with most rules for the nearest of the elements that a sheet has rules for: the last of equals. */
  private kin({ source, node, ancestors }: Place, sheets: readonly Sheet[]): Sheet | null {
    const files = new Set(sheets.map(({ file }) => file));
    const readings = this.readings.filter(({ rule }) => files.has(rule.sheet.file));
    for (const group of this.groupsAround(source, node, ancestors)) {
      const counts = new Map<Sheet, number>();
      for (const { rule, compounds } of readings)
        if (group.some((one) => isFor(compounds, one))) counts.set(rule.sheet, (counts.get(rule.sheet) ?? 0) + 1);
      const best = mostOf([...counts.keys()], (one) => counts.get(one) ?? 0);
      if (best) return best;
    }
    return null;
  }

  /** The element; its parent and siblings; each element further out; the rest of the component, or of the file without an element. */
  private *groupsAround(
    source: ParsedSource,
    node: t.JSXElement | null,
    ancestors: readonly AnyNode[],
  ): Generator<StyledElement[]> {
    const { project } = this.at;
    const read = (one: t.JSXElement) => elementOf(one, source, ancestors, project);
    if (node) {
      const element = styledElementAt(node, source, ancestors, project);
      yield [element];
      const [parent, ...outer] = element.parents.map((one, i, all) => ({ ...one, parents: all.slice(i + 1) }));
      const siblings = siblingsOf(node, ancestors).map((one) => ({ ...read(one), parents: element.parents }));
      yield [...(parent ? [parent] : []), ...siblings];
      for (const one of outer) yield [one];
    }
    const owner = source.elements.find((one) => one.node === node)?.owner;
    const rest = source.elements.filter((one) => owner === undefined || one.owner === owner);
    yield rest.map((one) => elementOf(one.node, source, ancestorsOf(source.ast.program, one.node), project));
  }

  /** A sheet near the app's first file, which all pages have. */
  private ofApp(): Sheet | null {
    const byCode = this.plain.filter((one) => this.isByCode(one));
    const importers = (file: string) => this.at.project.importersOf(file).filter((one) => CODE.test(one));
    const isFirst = (file: string) => importers(file).length === 0;
    const ofFirst = byCode.filter(({ file }) =>
      importers(file).some((one) => isFirst(one) || importers(one).some(isFirst)),
    );
    return this.mostGeneral(ofFirst.length > 0 ? ofFirst : byCode, this.at.target.source);
  }

  /** The sheet with most rules for all elements, or all of a kind (`body`, `:root`, `h1`): the last of equals. */
  private mostGeneral(sheets: readonly Sheet[], source: ParsedSource): Sheet | null {
    const general = ({ rules }: Sheet) =>
      rules.filter((rule) => readingsOf(rule, this.at.read.env).some((one) => isForKind(one))).length;
    return mostOf(
      sheets.map((one) => this.withRules(one, source)),
      general,
    );
  }

  private importedBy({ file, ...source }: ParsedSource): Sheet[] {
    const found = importsIn(source).map((one) => this.at.project.resolveImport(one.source.value, file));
    return this.plain.filter((one) => found.includes(one.file));
  }

  private isByCode({ file }: Sheet): boolean {
    return this.at.project.importersOf(file).some((one) => CODE.test(one));
  }

  private takenWithin(file: string, text: string): Set<string> {
    return importedWithin(file, text, (...asked) => this.at.project.resolveImport(...asked));
  }

  private withRules(sheet: Sheet, source: ParsedSource): Sheet {
    return holdsOnlyImports(sheet) ? (this.takenInBy(sheet, source) ?? sheet) : sheet;
  }

  /**
   * Picks a sheet among those that the entry imports without conditions: the one with most of the class names that the component's
   * file has. The last of equals wins. Null where no sheet has a class.
   */
  private takenInBy(entry: Sheet, source: ParsedSource): Sheet | null {
    const { project } = this.at;
    const found = new Set([entry.file]);
    for (const file of found) {
      const within = this.takenWithin(file, project.read(file) ?? '');
      for (const one of this.plain)
        if (project.importersOf(one.file).includes(file) && !within.has(one.file)) found.add(one.file);
    }
    const words = new Set(source.text.match(/[\w-]+/g));
    const named = ({ rules }: Sheet) =>
      rules.flatMap(({ selector }) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []);
    const withClasses = this.plain.filter((one) => found.has(one.file) && named(one).length > 0);
    return mostOf(withClasses, (one) => new Set(named(one).filter((name) => words.has(name))).size);
  }
}

/** A rule that names the element by its own class, id or attribute, or by those of elements around it. */
function isFor(compounds: Reading['compounds'], element: StyledElement): boolean {
  const names = namesIt({ compounds }) ? compounds.slice(-1) : compounds;
  return matches(element, names, null) === 'yes';
}

function siblingsOf(node: t.JSXElement, ancestors: readonly AnyNode[]): t.JSXElement[] {
  const around = ancestors.at(-1);
  if (around?.type !== 'JSXElement' && around?.type !== 'JSXFragment') return [];
  return around.children.filter((one): one is t.JSXElement => one.type === 'JSXElement' && one !== node);
}

/** The last of those with the greatest number; null for none. */
function mostOf(sheets: readonly Sheet[], numberOf: (one: Sheet) => number): Sheet | null {
  let best: { sheet: Sheet; number: number } | null = null;
  for (const sheet of sheets) {
    const number = numberOf(sheet);
    if (number >= (best?.number ?? 0)) best = { sheet, number };
  }
  return best?.sheet ?? null;
}

/** A sheet that lists others, and has no rule of its own by intent. */
function holdsOnlyImports({ root }: Sheet): boolean {
  const nodes = root.nodes.filter(({ type }) => type !== 'comment');
  const isStatement = (one: ChildNode) => one.type === 'atrule' && !one.nodes;
  return (
    nodes.every(isStatement) && nodes.some((one) => one.type === 'atrule' && /^(?:import|use|forward)$/.test(one.name))
  );
}

function importsIn({ ast }: Pick<ParsedSource, 'ast'>): t.ImportDeclaration[] {
  return ast.program.body.filter(
    (one): one is t.ImportDeclaration =>
      one.type === 'ImportDeclaration' && /\.(?:css|scss|sass|less)(?:\?.*)?$/.test(one.source.value),
  );
}
