/** The components that a file exports, for the list of what can be added to a page. */
import type * as t from '@babel/types';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import type { Project } from '../mutation.ts';
import { defaultName } from '../new-component.ts';
import { type AnyNode, forEachChild, isFunction } from '../nodes.ts';
import { parseSource } from '../parse.ts';
import { type ComponentDeclaration, findExportedDeclaration, isWrapper } from './declaration.ts';
import { type DeclaredProps, declaredProps } from './declared-props.ts';
import { docCommentAt } from './doc-comment.ts';

/** @returns in the order of the file; none when it does not parse. What it only passes on is listed where it is declared. */
export function exportedComponents(text: string, file: string): InsertableComponent[] {
  const parsed = parseSource(text, file);
  if (!parsed.ok) return [];
  const alone = projectOfOne(text, file);
  return exportedNames(parsed.ast.program, file).flatMap(({ exportName, name }) => {
    const declaration = findExportedDeclaration(alone, file, exportName);
    if (!declaration || !isComponent(declaration)) return [];
    const declared = declaredProps(declaration);
    const { description } = docCommentAt(declaration.in, declaration.start);
    return [
      {
        name,
        file,
        exportName,
        isDefault: exportName === 'default',
        propsHint: declared.props.map(({ name: prop, isRequired }) => ({ name: prop, isRequired })),
        takesChildren: takesChildren(declaration, declared),
        description: description && firstSentence(description),
      },
    ];
  });
}

interface ExportedName {
  exportName: string;
  name: string;
}

/** Names that a component may have; the same one exported twice counts by its own name. */
export function exportedNames(program: t.Program, file: string): ExportedName[] {
  const names: ExportedName[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      names.push({ exportName: 'default', name: defaultName(statement.declaration as AnyNode, file) });
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.source && statement.exportKind !== 'type') {
      for (const exportName of namesOf(statement)) {
        const name = exportName === 'default' ? defaultName(statement as AnyNode, file) : exportName;
        names.push({ exportName, name });
      }
    }
  }
  const pascal = names.filter(({ name }) => /^[A-Z]/.test(name));
  return pascal.filter(({ name }, index) => pascal.findIndex((one) => one.name === name) === index);
}

function namesOf({ declaration, specifiers }: t.ExportNamedDeclaration): string[] {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    return declaration.id ? [declaration.id.name] : [];
  }
  return specifiers.flatMap((one) => {
    if (one.type !== 'ExportSpecifier' || one.exportKind === 'type') return [];
    return [one.exported.type === 'Identifier' ? one.exported.name : one.exported.value];
  });
}

/** A function that makes elements, a class of React's, or what a well-known maker of components gives. */
function isComponent({ node }: ComponentDeclaration): boolean {
  if (isFunction(node)) return makesElements(node);
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    const parent = node.superClass as AnyNode | null | undefined;
    const name = parent?.type === 'MemberExpression' ? (parent.property as AnyNode).name : parent?.name;
    return name === 'Component' || name === 'PureComponent';
  }
  if (node.type === 'CallExpression') return isWrapper(node.callee) || isStyled(node.callee);
  return node.type === 'TaggedTemplateExpression' && isStyled(node.tag);
}

/** `styled.div`, `styled(Card)`, `styled.div.attrs(…)`. */
function isStyled(tag: t.Node): boolean {
  if (tag.type === 'Identifier') return tag.name === 'styled';
  if (tag.type === 'MemberExpression') return isStyled(tag.object);
  return tag.type === 'CallExpression' && isStyled(tag.callee);
}

function makesElements(fn: AnyNode): boolean {
  let found = false;
  const visit = (node: AnyNode): void => {
    found ||= node.type === 'JSXElement' || node.type === 'JSXFragment';
    found ||= node.type === 'CallExpression' && isCreateElement(node.callee);
    if (!found) forEachChild(node, visit);
  };
  visit(fn);
  return found;
}

function isCreateElement(callee: t.Node): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /^(?:createElement|cloneElement|createPortal)$/.test(name.name);
}

function takesChildren({ node }: ComponentDeclaration, { props, isOpen }: DeclaredProps): boolean {
  // A styled element or a wrapped component of elsewhere: most of them do.
  if (!isFunction(node) && !node.type.startsWith('Class')) return true;
  return isOpen || props.some(({ name }) => name === 'children');
}

function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const sentence = /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
  return sentence.length > 200 ? `${sentence.slice(0, 199)}…` : sentence;
}

/** The file as if there were no other: what it gets from elsewhere is not its own. */
function projectOfOne(text: string, file: string): Project {
  return {
    read: (asked) => (asked === file ? text : null),
    locate: () => null,
    resolveImport: () => null,
    importersOf: () => [],
    stylesheets: () => [],
    sourceFiles: () => [],
  };
}
