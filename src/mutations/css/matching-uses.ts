/**
 * How often a selector matches an element of the source, with the elements around it in other files: those of the places that use
 * its component, and of the places that use these.
 */
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, isNativeTag, tagNameOf, tagRootOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { type CallSites, callSitesOf } from '../trace/call-sites.ts';
import { type StyledElement, styledElementAt } from './element.ts';
import { matches } from './match.ts';
import type { Compound } from './selectors.ts';

/** Components in one another that are followed, and uses of them that are looked at. */
const MOST_LEVELS = 8;
const MOST_USES = 60;
/** A component that shows elements which other files hand to it. */
const TAKES_ELEMENTS = /\b(?:children|Outlet)\b/;

/** Rendered uses of an element: those that surely match, and those that may. */
export interface MatchingUses {
  sure: number;
  unsure: number;
}

/** @param module the CSS module that the selector stands in; null for the page's own */
export class SelectorUses {
  private readonly around: readonly Compound[];
  private names: readonly string[] | undefined;
  /** uses that were looked at for one element */
  private looked = 0;
  private readonly sites = new Map<string, CallSites['sites']>();

  constructor(
    private readonly project: Project,
    private readonly compounds: readonly Compound[],
    private readonly module: string | null,
  ) {
    this.around = compounds.slice(0, -1);
  }

  of({ node, owner }: ParsedSource['elements'][number], source: ParsedSource, ancestors: AnyNode[]): MatchingUses {
    const element = styledElementAt(node, source, ancestors, this.project);
    const shown = this.asShown(element, source, tagNameOf(node.openingElement.name));
    if (matches(shown, this.compounds.slice(-1), this.module) !== 'yes') return { sure: 0, unsure: 0 };
    this.looked = 0;
    const found = this.within(shown, { source, owner, ancestors }, [source.file], false);
    return shown === element ? found : { sure: 0, unsure: found.sure + found.unsure };
  }

  /** A package's component that is called like a tag is taken for one: `<Button>` for `button`, `<NavLink>` for `a`. */
  private asShown(element: StyledElement, source: ParsedSource, tagName: string): StyledElement {
    const asked = this.compounds
      .at(-1)
      ?.nodes.find(({ type }) => type === 'tag')
      ?.value?.toLowerCase();
    if (element.tag !== null || asked === undefined) return element;
    const name = tagName.replace(/^.*\./, '').toLowerCase();
    const isCalledSo = name === asked || (asked === 'a' && name.endsWith('link'));
    return isCalledSo && this.fileOf(tagName, source) === null ? { ...element, tag: asked } : element;
  }

  private within(
    element: StyledElement,
    { source, owner, ancestors }: { source: ParsedSource; owner: string | null; ancestors: readonly AnyNode[] },
    files: readonly string[],
    wasOpen: boolean,
  ): MatchingUses {
    const match = matches(element, this.compounds, this.module);
    if (match !== 'maybe') return { sure: Number(match === 'yes'), unsure: 0 };
    const isOpen = wasOpen || this.isWrapped(ancestors, source);
    const sites = owner === null ? [] : this.sitesOf(source, owner);
    this.looked += sites.length;
    if (files.length > MOST_LEVELS || this.looked > MOST_USES) return { sure: 0, unsure: 1 };
    if (sites.length === 0) return { sure: 0, unsure: Number(isOpen || this.mayMatchAtLast(element, files)) };
    const all = sites.map(({ node, in: { source: from }, ancestors: further }): MatchingUses => {
      if (!from || node.type !== 'JSXElement') return { sure: 0, unsure: 1 };
      const use = styledElementAt(node, from, further, this.project);
      const parents = [...element.parents, { ...use, parents: [] }, ...use.parents];
      const place = from.elements.find((one) => one.node === node);
      return this.within(
        { ...element, parents },
        { source: from, owner: place?.owner ?? null, ancestors: further },
        [...files, from.file],
        isOpen,
      );
    });
    return { sure: sum(all.map(({ sure }) => sure)), unsure: sum(all.map(({ unsure }) => unsure)) };
  }

  private sitesOf(source: ParsedSource, owner: string): CallSites['sites'] {
    const id = `${source.file} ${owner}`;
    const sites = this.sites.get(id) ?? callSitesOf(this.project, source, owner).sites;
    this.sites.set(id, sites);
    return sites;
  }

  /** For an element whose known ancestors do not match: true if a file outside the chain may render it as children of an ancestor that does. */
  private mayMatchAtLast(element: StyledElement, files: readonly string[]): boolean {
    if (matches({ ...element, isWhole: true }, this.compounds, this.module) !== 'no') return true;
    const naming = this.filesNaming();
    const wraps = (file: string) => !files.includes(file) && TAKES_ELEMENTS.test(this.project.read(file) ?? '');
    return naming.length === 0 || naming.some(wraps);
  }

  /** True where an ancestor is a component of the project whose file contains a class, id or tag of the selector. */
  private isWrapped(ancestors: readonly AnyNode[], source: ParsedSource): boolean {
    return ancestors.some((one) => {
      const tagName = one.type === 'JSXElement' ? tagNameOf(one.openingElement.name) : null;
      const file = tagName === null || isNativeTag(tagName) ? null : this.fileOf(tagName, source);
      return file !== null && this.filesNaming().includes(file);
    });
  }

  /** The file of a component of the project; null for one of a package. */
  private fileOf(tagName: string, source: ParsedSource): string | null {
    const binding = resolveName(tagRootOf(tagName), [source.ast.program as AnyNode]);
    if (binding?.kind !== 'import') return source.file;
    const spec = importOf(source, binding);
    return spec && this.project.resolveImport(spec.specifier, source.file);
  }

  /** Files that contain a class, id or tag that the selector requires of an ancestor. */
  private filesNaming(): readonly string[] {
    if (this.names) return this.names;
    const asked = this.around.flatMap(({ nodes }) => nodes.flatMap(asWritten));
    this.names = this.project.sourceFiles().filter((file) => {
      const text = this.project.read(file)?.toLowerCase() ?? '';
      return asked.some((one) => text.includes(one));
    });
    return this.names;
  }
}

/** A node of a selector as code in lower case contains it: `card` of `.card`, `<nav` of `nav`. */
function asWritten({ type, value }: Compound['nodes'][number]): string[] {
  if (!value || !/^(?:class|id|tag)$/.test(type)) return [];
  return [(type === 'tag' ? `<${value}` : value).toLowerCase()];
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
