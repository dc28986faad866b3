/** The import of a new page in the file of the routes, written as that of its sibling: static or `lazy`. */
import type { Draft } from '../check/draft.ts';
import { resolveName } from '../jsx/bindings.ts';
import { ensureImport, relativeSpecifier } from '../jsx/imports.ts';
import { lazyImport } from '../jsx/lazy-import.ts';
import { type AnyNode, endOf, forEachChild, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { withoutEnding } from '../scope/scope-check.ts';
import { indentAt, lineEndOf } from '../text/layout.ts';
import type { NewModule, PageModule } from './page-module.ts';
import type { FoundPage } from './route.ts';

/** Replaces the sibling's name and module in a piece of code. */
export class Renaming {
  constructor(
    private readonly sibling: string | null,
    private readonly siblingFile: string | null,
    readonly made: NewModule,
    private readonly importer: string,
  ) {}

  /** The text of a node with the new name for the old one, and the new module for the old one. */
  textOf(source: { text: string }, node: AnyNode): string {
    // by offset: one identifier may be two nodes, as in `import { Page }`
    const edits = new Map<number, { end: number; text: string }>();
    const visit = (one: AnyNode): void => {
      const isName = one.type === 'Identifier' || one.type === 'JSXIdentifier';
      if (isName && one.name === this.sibling)
        edits.set(startOf(one), { end: startOf(one) + one.name.length, text: this.made.name });
      if (one.type === 'StringLiteral' && this.isSiblingModule(one.value)) {
        edits.set(startOf(one) + 1, { end: endOf(one) - 1, text: this.specifierLike(one.value) });
      }
      forEachChild(one, visit);
    };
    visit(node);
    let text = source.text.slice(startOf(node), endOf(node));
    for (const [start, { end, text: put }] of [...edits].sort(([a], [b]) => b - a)) {
      text = text.slice(0, start - startOf(node)) + put + text.slice(end - startOf(node));
    }
    return text;
  }

  private isSiblingModule(specifier: string): boolean {
    return this.siblingFile !== null && stemOf(specifier) === stemOf(this.siblingFile);
  }

  /** `@/pages/New` for `@/pages/Old`, `./New/New` for `./Old/Old`, with the ending that the sibling's has. */
  private specifierLike(specifier: string): string {
    const ending = /\.[jt]sx?$/.exec(specifier)?.[0] ?? '';
    const folder = specifier.slice(0, specifier.lastIndexOf('/') + 1);
    const [before, now] = [folderNameOf(this.siblingFile ?? ''), folderNameOf(this.made.file)];
    const own = folder.endsWith(`/${before}/`) ? `${folder.slice(0, -before.length - 1)}${now}/` : folder;
    return own + stemOf(this.made.file) + ending;
  }

  get plainSpecifier(): string {
    return relativeSpecifier(this.importer, withoutEnding(this.made.file));
  }
}

const folderNameOf = (path: string): string => path.split('/').at(-2) ?? '';

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[jt]sx?$/, '');
}

/** Notes the import behind that of the sibling, or with the others. */
export function importPage(
  project: Project,
  draft: Draft,
  source: ParsedSource,
  page: FoundPage,
  module: PageModule | null,
  renaming: Renaming,
): void {
  const statement = module && importOfPage(source, page);
  const { text } = source;
  if (statement) {
    draft.insert(
      endOf(statement),
      lineEndOf(text) + indentAt(text, startOf(statement)) + renaming.textOf(source, statement),
    );
    return;
  }
  const { name, exported } = renaming.made;
  ensureImport(project, draft, { specifier: renaming.plainSpecifier, imported: exported, local: name, isType: false });
}

/** The statement that brings the component of a page and nothing else, from that component's own module. */
function importOfPage(source: ParsedSource, { route }: FoundPage): AnyNode | null {
  const { name, at } = route.component ?? {};
  const binding = name && at ? resolveName(name, at.ancestors) : null;
  if (!binding) return null;
  for (const statement of source.ast.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const [only, ...others] = statement.specifiers;
      if ((only as AnyNode | undefined) === binding.node) return others.length === 0 ? (statement as AnyNode) : null;
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const [only, ...others] = declared.declarations;
    if ((only as AnyNode | undefined) === binding.node)
      return others.length === 0 && only?.init && lazyImport(only.init) ? (statement as AnyNode) : null;
  }
  return null;
}
