/**
 * Which property names are ours alone, so that a bundle may shorten them.
 *
 * A name counts when the types say of every place that it is written at that it means a member of a class of ours. One use
 * as the field of a message, a browser's or a library's object, an object literal or an index signature, and it stays.
 */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** Members that the language itself calls, whoever declares them. */
const CALLED_BY_NAME = [
  'constructor',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'next',
  'return',
  'throw',
  'handleEvent',
];

/** @param {ts.Node} node */
function isClassMember(node) {
  if (ts.isParameter(node)) return ts.isParameterPropertyDeclaration(node, node.parent);
  return ts.isClassElement(node) && ts.isClassLike(node.parent);
}

/** @param {ts.HeritageClause} node */
function isExtending(node) {
  return node.token === ts.SyntaxKind.ExtendsKeyword;
}

/** The name that a node declares or reads, with what it means; null for nodes that do neither. */
function meaningOf(node, checker) {
  if (ts.isPropertyAccessExpression(node)) return [node.name, checker.getSymbolAtLocation(node.name)];
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return [name, checker.getTypeAtLocation(node.parent).getProperty(name.text)];
  }
  if (isClassMember(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node)) {
    return node.name && [node.name, node.symbol];
  }
  return null;
}

/**
 * @param {string} root folder of the repository
 * @param {string[]} folders with the sources of the bundle, below it
 * @returns {string[]} names, sorted
 */
export function ownMembers(root, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, folder, name)),
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.browser.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const isOurs = (declaration) =>
    isClassMember(declaration) &&
    declaration.getSourceFile().fileName.split('/').join(sep).startsWith(join(root, 'src'));
  const own = new Set();
  const others = new Set(CALLED_BY_NAME);
  const visit = (node) => {
    // what a class adds to one of the browser's, the browser may call
    if (ts.isHeritageClause(node)) for (const type of isExtending(node) ? [node.parent] : node.types) keepAllOf(type);
    if (ts.isElementAccessExpression(node)) keepAllOf(node.expression);
    const [name, symbol] = meaningOf(node, checker) ?? [];
    if (name) (symbol?.declarations?.every(isOurs) ? own : others).add(name.text);
    ts.forEachChild(node, visit);
  };
  /** What is looked up by a computed name, extended or implemented keeps its names. */
  const keepAllOf = (place) => {
    for (const { name } of checker.getTypeAtLocation(place).getProperties()) others.add(name);
  };
  for (const file of files) visit(program.getSourceFile(file));
  return [...own].filter((name) => !others.has(name)).sort();
}
