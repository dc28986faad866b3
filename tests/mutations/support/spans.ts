/**
 * The spans of the old text that a change is about, by a rule of the tests' own: from the change's type and the elements it
 * names, found with TypeScript's parser. The engine's splices play no part (law 5).
 */
import ts from 'typescript';
import type { AnyMutationChange } from '../../../src/protocol/changes.ts';
import type { Files, TestProject } from './project.ts';

export interface Span {
  start: number;
  end: number;
}

/** Spans by file. Whoever edits outside of them broke law 5. */
export type SpansByFile = Map<string, Span[]>;

type JsxNode = ts.JsxElement | ts.JsxSelfClosingElement;

const files = new Map<string, ts.SourceFile>();

export function parseWithTypeScript(file: string, text: string): ts.SourceFile {
  const key = `${file}\n${text}`;
  const known = files.get(key);
  if (known) return known;
  const kind = /\.(?:tsx)$/.test(file)
    ? ts.ScriptKind.TSX
    : /\.[mc]?ts$/.test(file)
      ? ts.ScriptKind.TS
      : ts.ScriptKind.JSX;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  if (files.size > 50) files.clear();
  files.set(key, parsed);
  return parsed;
}

/** Lengths of the comments among the children directly before a node and of one behind it, with the white space between. */
function commentsBeside(text: string, node: ts.Node): [above: number, below: number] {
  const above = /(?:\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}\s*)+$/.exec(text.slice(0, node.getStart()));
  const below = /^\s*\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}/.exec(text.slice(node.getEnd()));
  return [above?.[0].length ?? 0, below?.[0].length ?? 0];
}

class Spans {
  readonly byFile: SpansByFile = new Map();

  constructor(private readonly project: TestProject) {}

  add(file: string, start: number, end: number): void {
    const list = this.byFile.get(file) ?? [];
    list.push({ start, end });
    this.byFile.set(file, list);
  }

  /** Between any two lines: whole lines may be added, and none may change. */
  newLines(): void {
    for (const [file, text] of Object.entries(this.project.files)) {
      for (const { index } of text.matchAll(/^/gm)) this.add(file, index, index);
    }
  }

  /** The element of an id, with its file; null for ids that name nothing. */
  find(id: string | undefined): { file: string; node: JsxNode; text: string } | null {
    const address = id === undefined ? null : this.project.locate(id);
    if (!address) return null;
    const text = this.project.files[address.file] as string;
    const source = parseWithTypeScript(address.file, text);
    let found: JsxNode | null = null;
    const visit = (node: ts.Node): void => {
      if (node.getEnd() <= address.start || node.pos > address.start) return;
      if ((ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) && node.getStart() === address.start)
        found ??= node;
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found && { file: address.file, node: found, text };
  }

  opening(id: string): void {
    const found = this.find(id);
    if (!found) return;
    const opening = ts.isJsxElement(found.node) ? found.node.openingElement : found.node;
    this.add(found.file, opening.tagName.getEnd(), opening.getEnd());
  }

  /** The parameters of the function around it, and the ends of the types that the file declares for them. */
  props(id: string): void {
    const found = this.find(id);
    const fn = found && ts.findAncestor(found.node, ts.isFunctionLike);
    if (!found || !fn || !('body' in fn) || !fn.body) return;
    this.add(found.file, fn.getStart(), fn.body.getStart());
    const source = fn.getSourceFile();
    const used = source.text.slice(fn.parent.getStart(), fn.body.getStart());
    for (const one of source.statements) {
      const isProps =
        (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && used.includes(one.name.text);
      if (isProps) this.add(found.file, one.name.getEnd(), one.getEnd());
      if (ts.isVariableStatement(one) && one.getEnd() >= fn.getEnd() && one.getStart() <= fn.getStart())
        this.add(found.file, one.getStart(), fn.getStart());
    }
  }

  content(id: string): void {
    const found = this.find(id);
    if (!found) return;
    if (!ts.isJsxElement(found.node)) this.add(found.file, found.node.getStart(), found.node.getEnd());
    else this.add(found.file, found.node.openingElement.getEnd(), found.node.closingElement.getStart());
  }

  tags(id: string): void {
    const found = this.find(id);
    if (!found) return;
    const { node, file } = found;
    if (!ts.isJsxElement(node)) {
      this.add(file, node.tagName.getStart(), node.attributes.pos);
      return;
    }
    const { openingElement, closingElement } = node;
    this.add(file, openingElement.tagName.getStart(), openingElement.attributes.pos);
    this.add(file, openingElement.getEnd() - 1, openingElement.getEnd());
    this.add(file, closingElement.getStart(), closingElement.getEnd());
    const isBlank = node.children.every((child) => ts.isJsxText(child) && child.text.trim() === '');
    if (isBlank) this.add(file, openingElement.getEnd(), closingElement.getEnd());
  }

  /** The element itself, its lines, and code that exists only for it: conditions, `{…}`, a prop, a place in a list. */
  place(id: string, hasComments = false): void {
    const found = this.find(id);
    if (!found) return;
    let node: ts.Node = found.node;
    for (let up = node.parent; up && isAroundOnly(up, node); up = node.parent) node = up;
    const [above, below] = hasComments ? commentsBeside(found.text, node) : [0, 0];
    this.withLines(found.file, found.text, node.getStart() - above, node.getEnd() + below);
  }

  /** With the white space at both sides, which may be written as `{" "}`. */
  withLines(file: string, text: string, start: number, end: number): void {
    const before = /(?:[\s,]|\{(["'`]) \1\})*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = /^(?:[\s,]|\{(["'`]) \1\})*/.exec(text.slice(end))?.[0].length ?? 0;
    this.add(file, start - before, end + after);
  }

  /** Among the children of a parent, or of the neighbour's parent: right beside the neighbour, or at the parent's end. */
  destination(parent: string | undefined, before?: string, after?: string): void {
    const found = this.find(parent ?? after ?? before);
    if (!found) return;
    const anchor = this.find(after ?? before);
    const { node, file, text } = found;
    this.imports(file);
    if (!anchor) {
      if (!ts.isJsxElement(node)) {
        this.add(file, node.attributes.getEnd(), node.getEnd());
        return;
      }
      const last = node.children.findLast((child) => !(ts.isJsxText(child) && child.text.trim() === ''));
      const start = last
        ? ts.isJsxText(last)
          ? last.pos + last.text.trimEnd().length
          : last.getEnd()
        : node.openingElement.getEnd();
      this.add(file, Math.min(start, node.closingElement.getStart()), node.closingElement.getStart());
      return;
    }
    let unit: ts.Node = anchor.node;
    const isParent = (one: ts.Node) =>
      one === node || isFragment(one) || (parent === undefined && ts.isJsxElement(one));
    while (unit.parent && !isParent(unit.parent)) unit = unit.parent;
    const [above, below] = commentsBeside(text, unit);
    for (const end of after ? [unit.getEnd(), unit.getEnd() + below] : []) this.add(file, end, endOfBlank(text, end));
    for (const start of after ? [] : [unit.getStart(), unit.getStart() - above])
      this.add(file, startOfBlank(text, start), start);
  }

  /**
   * Declarations of which no name is left in the new text, each with its comments and the blank lines around it. A name in a
   * parameter's pattern is looked for in its own top-level statement only.
   */
  unused(after: Files): void {
    for (const [file, text] of Object.entries(after)) {
      const old = this.project.files[file];
      if (old === undefined || old === text || !/\.[mc]?[jt]sx?$/.test(file)) continue;
      const now = parseWithTypeScript(file, text);
      const left = identifiersIn(now);
      const isGone = (name: ts.Node) => {
        if (!ts.isIdentifier(name)) return false;
        const own = ts.findAncestor(name, ts.isParameter) && now.statements.find((one) => isSameStatement(one, name));
        // Another function of the statement may have the name too.
        const uses = (text: string) => text.match(new RegExp(`\\b${name.text}\\b`, 'g'))?.length ?? 0;
        const then = own && ts.findAncestor(name, (one) => ts.isSourceFile(one.parent));
        return own && then ? uses(own.getText()) < uses(then.getText()) : !left.has(name.text);
      };
      const visit = (node: ts.Node): void => {
        const names = declaredNames(node);
        if (names.length > 0 && names.every(isGone))
          this.withLines(file, old, node.getFullStart(), endWithComments(old, node));
        else if (ts.isImportSpecifier(node) || ts.isImportClause(node) || ts.isBindingElement(node)) {
          const { name } = node;
          const start = ts.isImportClause(node) ? name?.getStart() : node.getStart();
          if (name && isGone(name)) {
            this.withLines(file, old, start as number, ts.isBindingElement(node) ? node.getEnd() : name.getEnd());
          }
        }
        if (ts.isNamedImports(node) && node.elements.every(({ name }) => isGone(name))) {
          this.withLines(file, old, node.getStart(), node.getEnd());
        }
        ts.forEachChild(node, visit);
      };
      visit(parseWithTypeScript(file, old));
    }
  }

  /** The imports of the file that has the element. */
  importsFor(id: string): void {
    const found = this.find(id);
    if (found) this.imports(found.file);
  }

  /** From the file's top to the line after its last import. */
  imports(file: string): void {
    const text = this.project.files[file] as string;
    const source = parseWithTypeScript(file, text);
    const last = source.statements.findLast((one) => ts.isImportDeclaration(one));
    const first = source.statements.find(
      (one) => !(ts.isExpressionStatement(one) && ts.isStringLiteral(one.expression)),
    );
    const end = last ? (last as ts.Statement).getEnd() : (first?.getStart() ?? 0);
    const newline = text.indexOf('\n', end);
    this.add(file, 0, last ? (newline < 0 ? text.length : newline) : end);
  }
}

/** True for code that is empty without the element: parentheses, `&&`, an attribute, `{…}`. */
function isAroundOnly(up: ts.Node, inner: ts.Node): boolean {
  if (ts.isParenthesizedExpression(up) || ts.isJsxExpression(up) || ts.isJsxAttribute(up)) return true;
  if (ts.isBinaryExpression(up)) return up.right === inner;
  return ts.isConditionalExpression(up) && up.condition !== inner;
}

/** With the comments behind it on its last line. */
const endWithComments = (text: string, node: ts.Node): number =>
  ts.getTrailingCommentRanges(text, node.getEnd())?.at(-1)?.end ?? node.getEnd();

/** True for the statement of the new text that has the first name of the old one around `node`. */
function isSameStatement(now: ts.Statement, node: ts.Node): boolean {
  const old = ts.findAncestor(node, (one) => ts.isSourceFile(one.parent));
  const [name] = old ? identifiersIn(old) : [];
  return name !== undefined && [...identifiersIn(now)][0] === name;
}

function identifiersIn(source: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `name` of `a.name`, `{ name: 1 }`, `import { name as other }`, `name?: string`, `name(): string`, `(name: string) => void` and `name="a"`. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) return parent.propertyName === node;
  if (ts.isParameter(parent)) {
    return ts.isTypeElement(parent.parent) || ts.isFunctionOrConstructorTypeNode(parent.parent);
  }
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}

/** Names of an import, variable, function or type that is not exported; none for other nodes. */
function declaredNames(node: ts.Node): ts.Node[] {
  if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
    return [];
  }
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  if (ts.isFunctionDeclaration(node)) return node.name ? [node.name] : [];
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [node.name];
  if (!ts.isImportDeclaration(node) || !node.importClause) return [];
  const { name, namedBindings } = node.importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings];
  return [name, ...named.map((one) => one?.name)].filter((one) => one !== undefined);
}

function namesIn(name: ts.BindingName): ts.Node[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

function isFragment(node: ts.Node): boolean {
  if (ts.isJsxFragment(node)) return true;
  return ts.isJsxElement(node) && /^(?:React\.)?Fragment$/.test(node.openingElement.tagName.getText());
}

/** White space, which may be written as `{" "}`. */
function endOfBlank(text: string, at: number): number {
  return at + (/^(?:\s|\{(["'`]) \1\})*/.exec(text.slice(at))?.[0].length ?? 0);
}

function startOfBlank(text: string, at: number): number {
  return at - (/(?:\s|\{(["'`]) \1\})*$/.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** @param after texts that the change made: a declaration goes with the code that alone used it, see `unused` */
export function spansAbout(change: AnyMutationChange, project: TestProject, after: Files): SpansByFile {
  const spans = new Spans(project);
  switch (change.type) {
    case 'ADD_CLASS':
      spans.opening(change.changeFields.codebaseIdToAddClass);
      break;
    case 'REMOVE_CLASS':
      spans.opening(change.changeFields.codebaseIdToRemoveClass);
      break;
    case 'UPDATE_CLASSES':
      spans.opening(change.changeFields.codebaseIdToUpdateClass);
      break;
    case 'STYLING':
      spans.opening(change.changeFields.codebaseId);
      break;
    case 'CHANGE_PROP':
      spans.opening(change.changeFields.codebaseIdToChange);
      if (change.changeFields.importFrom !== undefined) spans.importsFor(change.changeFields.codebaseIdToChange);
      spans.unused(after);
      break;
    case 'REPLACE_IMAGE':
      spans.opening(change.changeFields.codebaseIdToChange);
      spans.importsFor(change.changeFields.codebaseIdToChange);
      spans.unused(after);
      break;
    case 'CHANGE_TAG':
      spans.tags(change.changeFields.codebaseIdToChange);
      if (change.changeFields.importFrom !== undefined) spans.importsFor(change.changeFields.codebaseIdToChange);
      spans.unused(after);
      break;
    case 'EDIT_TEXT':
      if (change.changeFields.attribute === undefined) spans.content(change.changeFields.codebaseIdToEditText);
      else spans.opening(change.changeFields.codebaseIdToEditText);
      break;
    case 'REMOVE_JSX':
      for (const id of change.changeFields.codebaseIdsToRemove) spans.place(id);
      spans.unused(after);
      break;
    case 'DUPLICATE':
      for (const id of change.changeFields.codebaseIdsToDuplicate) spans.place(id);
      break;
    case 'UNWRAP':
      for (const id of change.changeFields.codebaseIdsToUnwrap) {
        spans.place(id);
        spans.importsFor(id);
      }
      spans.unused(after);
      break;
    case 'WRAP_DIV':
      wrapSpans(change.changeFields.codebaseIdsToWrap, spans);
      break;
    case 'EXTRACT_COMPONENT':
      spans.place(change.changeFields.codebaseIdToExtract);
      spans.newLines();
      spans.unused(after);
      break;
    case 'MOVE_JSX':
      spans.place(change.changeFields.codebaseIdToMove, true);
      spans.destination(
        change.changeFields.codebaseIdToMoveTo,
        change.changeFields.beforeCodebaseId,
        change.changeFields.afterCodebaseId,
      );
      spans.unused(after);
      break;
    case 'ADD_JSX':
      spans.destination(
        change.changeFields.codebaseIdToAddTo,
        change.changeFields.beforeCodebaseId,
        change.changeFields.afterCodebaseId,
      );
      break;
    case 'EDIT_SOURCE':
      for (const { start, end } of change.changeFields.splices) spans.add(change.changeFields.filename, start, end);
      break;
    case 'TAKE_CLASS':
      spans.opening(change.changeFields.codebaseId);
      spans.props(change.changeFields.codebaseId);
      break;
    case 'ADD_PAGE':
      spans.newLines();
      break;
    case 'CHANGE_ARG':
      storySpans(spans, project, change.changeFields.filename, change.changeFields.exportName);
      break;
    case 'EDIT_TOKEN':
      tokenValues(spans, project, change.changeFields.name);
      break;
    case 'ADD_TOKEN':
      insertionsIntoSheets(spans, project);
      break;
    case 'RENAME_TOKEN':
      tokenNames(spans, project, change.changeFields.name);
      break;
    default:
      change satisfies never;
  }
  return spans.byFile;
}

/** The statements that declare a story and give it properties, up to the end of the last. */
function storySpans(spans: Spans, project: TestProject, file: string, story: string): void {
  const source = parseWithTypeScript(file, project.files[file] ?? '');
  for (const statement of source.statements) {
    const isOwn = ts.isExpressionStatement(statement)
      ? statement.getText(source).startsWith(`${story}.`)
      : new RegExp(`\\b(?:const|let|function) ${story}\\b`).test(statement.getText(source));
    if (isOwn) spans.add(file, statement.getStart(source), statement.getEnd());
  }
}

/** One span over all of them: lines between are indented too. */
function wrapSpans(ids: string[], spans: Spans): void {
  for (const id of ids) spans.place(id);
  for (const list of spans.byFile.values()) {
    const start = Math.min(...list.map((span) => span.start));
    const end = Math.max(...list.map((span) => span.end));
    list.push({ start, end });
  }
}

/**
 * Null when `after` differs from `before` only inside the spans; else the first stretch outside of them that is gone.
 */
export function changedOutside(before: string, after: string, spans: readonly Span[]): string | null {
  const kept: string[] = [];
  let last = 0;
  for (const { start, end } of merged(spans)) {
    kept.push(before.slice(last, start));
    last = Math.max(last, end);
  }
  kept.push(before.slice(last));
  let at = 0;
  for (const [i, piece] of kept.entries()) {
    const found =
      i === 0
        ? after.startsWith(piece)
          ? 0
          : -1
        : i === kept.length - 1
          ? tailAt(after, piece, at)
          : after.indexOf(piece, at);
    if (found < 0) return piece;
    at = found + piece.length;
  }
  return at === after.length ? null : after.slice(at);
}

function tailAt(text: string, piece: string, from: number): number {
  const at = text.length - piece.length;
  return at >= from && text.endsWith(piece) ? at : -1;
}

function merged(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}

/** Anything may come in a style sheet, and nothing may go. */
function insertionsIntoSheets(spans: Spans, project: TestProject): void {
  for (const [file, text] of Object.entries(project.files)) {
    if (!/\.(?:css|scss|less)$/.test(file)) continue;
    for (let at = 0; at <= text.length; at++) spans.add(file, at, at);
  }
}

/** Behind every `--name:` of a style sheet up to the end of the declaration. */
function tokenValues(spans: Spans, project: TestProject, name: string): void {
  for (const [file, text] of Object.entries(project.files)) {
    if (!/\.(?:css|scss|less)$/.test(file)) continue;
    for (const match of text.matchAll(new RegExp(`${name.replace(/^-*/, '--')}\\s*:([^;}]*)`, 'g'))) {
      const end = match.index + match[0].length;
      spans.add(file, end - (match[1] as string).length, end);
    }
  }
}

/** The name without its dashes, and the part of it that is the tail of classes, wherever a file has them. */
function tokenNames(spans: Spans, project: TestProject, name: string): void {
  const words = name.replace(/^-+/, '').split('-');
  for (const [file, text] of Object.entries(project.files)) {
    for (let i = 0; i < words.length; i++) {
      const tail = words.slice(i).join('-');
      for (let at = text.indexOf(tail); at >= 0; at = text.indexOf(tail, at + 1)) spans.add(file, at, at + tail.length);
    }
  }
}
