/**
 * The types of expressions, written for another file: each name in them is a global, or one that a module exports. Other
 * types are answered with the reason why they cannot be written.
 */
import { dirname } from 'node:path/posix';
import type * as TS from 'typescript';
import type { TypeName, WrittenType, WrittenTypesAnswer, WrittenTypesQuestion } from '../../mutations/mutation.ts';
import type { TypeProject } from './type-project.ts';

/** @param question its files are absolute paths; so are those of the answer */
export function writtenTypes(ts: typeof TS, project: TypeProject, question: WrittenTypesQuestion): WrittenTypesAnswer {
  const program = project.programFor(question.file, question.text);
  const file = program.getSourceFile(question.file);
  if (!file) return { ok: false, problem: 'TypeScript does not find the file' };
  const needsReact = program.getCompilerOptions().jsx === ts.JsxEmit.React;
  const types = question.starts.map((start): WrittenType => {
    const expression = expressionAt(ts, file, start);
    if (!expression) return { problem: 'TypeScript does not find the value' };
    return new TypeWriter(ts, program, file, question).write(expression);
  });
  return { ok: true, types, needsReact };
}

/** The value of the `{…}` that begins right before an offset. */
function expressionAt(ts: typeof TS, file: TS.SourceFile, start: number): TS.Expression | null {
  let found: TS.Expression | null = null;
  const visit = (node: TS.Node): void => {
    if (found || node.pos > start || node.end <= start) return;
    if (ts.isJsxExpression(node) && node.expression?.getStart(file) === start) found = node.expression;
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The parts of TypeScript's symbols and synthesized names that its types leave out. */
type Named = TS.Identifier & { symbol?: TS.Symbol };
type Nested = TS.Symbol & { parent?: TS.Symbol };

class TypeWriter {
  private readonly names = new Map<string, TypeName>();
  private problem: string | null = null;
  private readonly checker: TS.TypeChecker;

  constructor(
    private readonly ts: typeof TS,
    private readonly program: TS.Program,
    private readonly file: TS.SourceFile,
    private readonly question: WrittenTypesQuestion,
  ) {
    this.checker = program.getTypeChecker();
  }

  write(expression: TS.Expression): WrittenType {
    const { ts, checker } = this;
    const type = checker.getTypeAtLocation(expression);
    const quotes = this.question.quote === "'" ? ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType : 0;
    const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope | quotes;
    // Without a place around it, each name stands alone and with its symbol.
    const node = checker.typeToTypeNode(type, undefined, flags);
    if (!node) return { problem: 'TypeScript does not write it' };
    const { transformed, dispose } = ts.transform(node, [(context) => (root) => this.rename(root, context)]);
    const printer = ts.createPrinter({ removeComments: true });
    const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0] as TS.Node, this.file);
    dispose();
    return this.problem === null
      ? { text: text.replaceAll(/;(?= \})/g, ''), names: [...this.names.values()] }
      : { problem: this.problem };
  }

  private rename(root: TS.TypeNode, context: TS.TransformationContext): TS.TypeNode {
    const { ts } = this;
    const visit = (node: TS.Node): TS.Node => {
      if (ts.isImportTypeNode(node)) this.problem ??= 'it is of a module that is not imported';
      if (ts.isTypeReferenceNode(node)) {
        const name = this.entity(node.typeName, context);
        const all = ts.visitNodes(node.typeArguments, visit) as TS.NodeArray<TS.TypeNode> | undefined;
        return context.factory.createTypeReferenceNode(name, all);
      }
      if (ts.isTypeQueryNode(node)) {
        return context.factory.createTypeQueryNode(this.entity(node.exprName, context));
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(root, visit) as TS.TypeNode;
  }

  private entity(name: TS.EntityName, { factory }: TS.TransformationContext): TS.EntityName {
    if (!this.ts.isIdentifier(name)) {
      return factory.createQualifiedName(this.entity(name.left, { factory } as TS.TransformationContext), name.right);
    }
    const { symbol } = name as Named;
    if (!symbol || this.isTypeParameterOfItself(symbol)) return name;
    const path = this.reach(symbol);
    if (!path) return name;
    const [first, ...rest] = path as [string, ...string[]];
    return rest.reduce<TS.EntityName>(
      (left, right) => factory.createQualifiedName(left, right),
      factory.createIdentifier(first),
    );
  }

  /** `T` of `<T>(value: T) => T` belongs to the type; that of the function around does not. */
  private isTypeParameterOfItself(symbol: TS.Symbol): boolean {
    const { ts } = this;
    if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) return false;
    const isAround = (symbol.declarations ?? []).some(
      ({ parent }) =>
        parent.getSourceFile() === this.file && ts.isFunctionLike(parent) && 'body' in parent && parent.body,
    );
    if (isAround) this.problem ??= `it depends on the type parameter ${symbol.name}`;
    return true;
  }

  /** The names by which another file reaches a symbol; null where it cannot. */
  private reach(symbol: Nested): string[] | null {
    const { ts } = this;
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) return [symbol.name];
    const file = declaration.getSourceFile();
    const module = this.checker.getSymbolAtLocation(file);
    const exported = module && this.exportName(module, symbol);
    if (exported !== null && exported !== undefined) return this.imported(symbol, exported, file);
    const { parent } = symbol;
    const isNested = parent && parent.flags & ts.SymbolFlags.Namespace && !parent.declarations?.some(ts.isSourceFile);
    if (isNested || (parent && parent.flags & ts.SymbolFlags.Enum)) {
      const path = this.reach(parent);
      return path && [...path, symbol.name];
    }
    if (!module || this.isGlobal(symbol)) return [symbol.name];
    const isTop = file === this.file && this.isTopLevelType(declaration);
    if (isTop) return this.imported(symbol, symbol.name, file);
    this.problem ??= `${symbol.name} is not exported by ${this.shown(file.fileName)}`;
    return null;
  }

  private isGlobal(symbol: TS.Symbol): boolean {
    const { ts, checker } = this;
    return (
      checker.resolveName(symbol.name, undefined, ts.SymbolFlags.Type | ts.SymbolFlags.Namespace, false) === symbol
    );
  }

  private isTopLevelType(node: TS.Node): boolean {
    const { ts } = this;
    return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && ts.isSourceFile(node.parent);
  }

  private exportName(module: TS.Symbol, symbol: TS.Symbol): string | null {
    const { ts, checker } = this;
    for (const one of checker.getExportsOfModule(module)) {
      const meant = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
      if (meant === symbol) return one.name;
    }
    return null;
  }

  private imported(symbol: TS.Symbol, imported: string, file: TS.SourceFile): string[] | null {
    const name = imported === 'default' ? symbol.name : imported;
    const from = this.moduleOf(file, symbol);
    if (!from) {
      this.problem ??= `no module that the project can import exports ${symbol.name}`;
      return null;
    }
    const known = this.names.get(name);
    if (known && JSON.stringify(known.from) !== JSON.stringify(from)) {
      this.problem ??= `it names two different types ${name}`;
      return null;
    }
    this.names.set(name, { name, imported, from });
    return [name];
  }

  private moduleOf({ fileName }: TS.SourceFile, symbol: TS.Symbol): TypeName['from'] | null {
    const packagePath = /^.*\/node_modules\/(.*)$/.exec(fileName)?.[1];
    if (packagePath === undefined) return { file: fileName };
    const [scope = '', second = ''] = packagePath.split('/');
    const own = scope === '@types' ? second : scope.startsWith('@') ? `${scope}/${second}` : scope;
    const name = scope === '@types' && own.includes('__') ? `@${own.replace('__', '/')}` : own;
    // Perhaps only a submodule exports it, which the old file imports already.
    const written = this.file.statements.flatMap((one) =>
      this.ts.isImportDeclaration(one) && this.ts.isStringLiteral(one.moduleSpecifier)
        ? [one.moduleSpecifier.text]
        : [],
    );
    const candidates = [...written.filter((one) => one === name || one.startsWith(`${name}/`)), name];
    const specifier = candidates.find((one) => this.exportsIt(one, symbol));
    return specifier === undefined ? null : { specifier };
  }

  private exportsIt(specifier: string, symbol: TS.Symbol): boolean {
    const { ts, program, checker } = this;
    const found = ts.resolveModuleName(specifier, this.question.into, program.getCompilerOptions(), ts.sys);
    const file = found.resolvedModule && program.getSourceFile(found.resolvedModule.resolvedFileName);
    const module = file && checker.getSymbolAtLocation(file);
    return module !== undefined && this.exportName(module, symbol) !== null;
  }

  private shown(path: string): string {
    const base = `${dirname(this.question.file)}/`;
    return path.startsWith(base) ? path.slice(base.length) : path.replace(/^.*\/node_modules\//, '');
  }
}
