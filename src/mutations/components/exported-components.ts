/** The components that a file exports, for the list of elements to add to a page. */
import { types } from '@babel/core';
import type * as t from '@babel/types';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf, nameOf } from '../jsx/imports.ts';
import { type AnyNode, isFunction, keyName } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { exportedName } from '../trace/modules.ts';
import { type ComponentDeclaration, findExportedDeclaration, isWrapper } from './declaration.ts';
import { type DeclaredProps, declaredProps } from './declared-props.ts';
import { docCommentAt } from './doc-comment.ts';
import { exportedNames, isSvgComponent } from './exported-names.ts';
import { showsText } from './shows-text.ts';
import { isStyled } from './styled-component.ts';

/** @returns in the order of the file; none when it does not parse. Re-exports are listed where they are declared. */
export function exportedComponents(text: string, file: string): InsertableComponent[] {
  const parsed = parseSource(text, file);
  if (!parsed.ok) return [];
  const alone = projectOfOne(text, file);
  return exportedNames(parsed.ast.program, file).flatMap(({ exportName, name }) => {
    if (isSvg(parsed.ast.program, exportName)) {
      const plain = { propsHint: [], takesChildren: false, showsText: false, description: null };
      return [{ name, file, exportName, isDefault: exportName === 'default', ...plain }];
    }
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
        showsText: showsText(declaration.node),
        description: description && firstSentence(description),
      },
    ];
  });
}

/** True for an exported name that is a component made of an image: `import { ReactComponent as Plus } from './plus.svg?react'`. */
function isSvg(program: t.Program, exportName: string): boolean {
  const exports = program.body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? [one] : []));
  for (const { source, specifiers: names } of exports) {
    const found = names.find((one) => one.type === 'ExportSpecifier' && exportedName(one) === exportName);
    if (found?.type !== 'ExportSpecifier') continue;
    if (source) return isSvgComponent(source.value, found.local.name);
    return program.body.some(
      (one) =>
        one.type === 'ImportDeclaration' &&
        one.specifiers.some(
          (each) => each.local.name === found.local.name && isSvgComponent(one.source.value, nameOf(each)),
        ),
    );
  }
  return false;
}

/**
 * A function that makes elements, a class of React's, the result of a well-known component factory (`memo`, `forwardRef`), or
 * another name for a package's component: `const Accordion = AccordionPrimitive.Root`.
 */
function isComponent(declaration: ComponentDeclaration): boolean {
  const { node } = declaration;
  if (isFunction(node)) return makesElements(node);
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    const parent = node.superClass as AnyNode | null | undefined;
    const name = parent?.type === 'MemberExpression' ? (parent.property as AnyNode).name : parent?.name;
    return name === 'Component' || name === 'PureComponent';
  }
  if (node.type === 'MemberExpression') return isOfPackage(node, declaration);
  if (node.type === 'CallExpression') return isWrapper(node.callee) || isStyled(node.callee);
  return node.type === 'TaggedTemplateExpression' && isStyled(node.tag);
}

function isOfPackage({ object, property }: t.MemberExpression, { in: { source } }: ComponentDeclaration): boolean {
  if (!source || object.type !== 'Identifier' || !/^[A-Z]/.test(keyName(property))) return false;
  const binding = resolveName(object.name, [source.ast.program as AnyNode]);
  const from = binding?.kind === 'import' ? importOf(source, binding)?.specifier : undefined;
  return from !== undefined && !from.startsWith('.');
}

function makesElements(fn: AnyNode): boolean {
  let found = false;
  types.traverseFast(fn as t.Node, (node) => {
    found = types.isJSX(node) || (types.isCallExpression(node) && isCreateElement(node.callee));
    return found ? types.traverseFast.stop : undefined;
  });
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

/** A project of this file alone, so that re-exports from other files do not count. */
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
