/** Local names with a meaning for the walk over elements: fragments, tags that a macro compiles away, and components styled by props. */
import type * as t from '@babel/types';

export interface ImportedNames {
  /** local names of `Fragment` */
  fragments: Set<string>;
  /** local names of the React object: `React.Fragment` */
  reacts: Set<string>;
  /** local names that come from a `…/macro` or `….macro` module */
  macros: Set<string>;
  /** local names that come from a library whose components take styles as props */
  styledByProps: Set<string>;
}

const REACT_MODULE = /^(?:react|preact|preact\/compat|react\/jsx-(?:dev-)?runtime)$/;

/** True for a module whose `Fragment` groups elements, and whose default export has it as a member. */
function isReactModule(source: string): boolean {
  return REACT_MODULE.test(source);
}

/** True for a module whose elements are compiled away. */
function isMacroModule(source: string): boolean {
  return /[./]macro$/.test(source);
}

/** Modules of libraries whose users write styles as props first. */
export const STYLED_BY_PROPS = { mantine: /^@mantine\/core$/, chakra: /^@chakra-ui\/(?:react|layout)$/ } as const;

export function importedNames(program: t.Program): ImportedNames {
  const names: ImportedNames = {
    fragments: new Set(),
    reacts: new Set(['React']),
    macros: new Set(),
    styledByProps: new Set(),
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, names);
    else if (statement.type === 'VariableDeclaration') readAliases(statement, names);
  }
  return names;
}

/** `Fragment` under any of its names; `<>` never comes here. */
export function isFragmentTag(tag: string, names: ImportedNames): boolean {
  if (names.fragments.has(tag)) return true;
  const dot = tag.indexOf('.');
  return dot > 0 && tag.slice(dot) === '.Fragment' && names.reacts.has(tag.slice(0, dot));
}

function readImport(statement: t.ImportDeclaration, names: ImportedNames): void {
  const source = statement.source.value;
  const isMacro = isMacroModule(source);
  const isStyledByProps = Object.values(STYLED_BY_PROPS).some((module) => module.test(source));
  if (!isMacro && !isStyledByProps && !isReactModule(source)) return;
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    if (isMacro) names.macros.add(local);
    else if (isStyledByProps) names.styledByProps.add(local);
    else if (specifier.type !== 'ImportSpecifier') names.reacts.add(local);
    else if (importedName(specifier) === 'Fragment') names.fragments.add(local);
    else if (importedName(specifier) === 'default') names.reacts.add(local);
  }
}

export function importedName(specifier: t.ImportSpecifier): string {
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

/** `const Fragment = React.Fragment` and `const { Fragment: F } = React` at module level. */
function readAliases(statement: t.VariableDeclaration, names: ImportedNames): void {
  for (const { id, init } of statement.declarations) {
    if (!init) continue;
    if (id.type === 'Identifier' && init.type === 'MemberExpression' && isReactFragment(init, names)) {
      names.fragments.add(id.name);
    } else if (id.type === 'ObjectPattern' && init.type === 'Identifier' && names.reacts.has(init.name)) {
      for (const property of id.properties) {
        if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
        if (property.key.type === 'Identifier' && property.key.name === 'Fragment') {
          names.fragments.add(property.value.name);
        }
      }
    }
  }
}

function isReactFragment(node: t.MemberExpression, names: ImportedNames): boolean {
  return (
    node.object.type === 'Identifier' &&
    names.reacts.has(node.object.name) &&
    node.property.type === 'Identifier' &&
    node.property.name === 'Fragment'
  );
}
