/**
 * Translations: `t('home.title')` and the like, followed to the message in the project's JSON or source.
 *
 * The messages are looked for where the translating function comes from (a module of the project that imports them), then in the
 * module that sets the library up, then at the places where such files usually stand.
 */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { findExport, readValueFile } from './modules.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import type { Trace, Tracer } from './tracer.ts';
import { markAttributeString } from './write-literal.ts';

const TRANSLATORS = /^(?:t|_|__|\$t|translate|i18n|msg|gettext|formatMessage|getMessage)$/;

/** @returns null when the call is no translation */
export function translationOf(origin: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const call = origin.node as AnyNode & t.CallExpression;
  const callee = unwrapNode(call.callee) as AnyNode;
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : '';
  if (!TRANSLATORS.test(name)) return null;
  const key = keyOf(call.arguments[0]);
  const words = defaultOf(call);
  return translated(
    fromTranslatorModule(origin, callee, trace),
    key,
    words && { ...origin, node: words },
    trace,
    tracer,
  );
}

/** The message of an element that shows one, see `isMessage`. */
export function messageOf(origin: Origin, trace: Trace, tracer: Tracer): Traced {
  const { openingElement } = origin.node as AnyNode & t.JSXElement;
  const given = (...names: string[]) =>
    names.map((name) => findAttribute(openingElement, name)?.value).find((value) => value != null);
  const id = given('id', 'i18nKey');
  const words = given('defaultMessage', 'defaults', 'message');
  if (words) markAttributeString(words);
  const inner = words?.type === 'JSXExpressionContainer' ? words.expression : words;
  const key = keyOf(id?.type === 'JSXExpressionContainer' ? id.expression : (id ?? undefined));
  return translated([], key, inner ? { ...origin, node: inner as AnyNode } : null, trace, tracer);
}

/** @param words what is shown where no file has the message */
function translated(near: Origin[], key: string | null, words: Origin | null, trace: Trace, tracer: Tracer): Traced {
  const found = key === null ? [] : foundIn([near, fromSetUp, fromFolders], key, trace);
  if (found.length > 0) {
    return join(
      found.map((value) => traced([value])),
      'language',
    );
  }
  if (words) {
    const shown = tracer.valuesOf(words, trace);
    shown.choices.add('language');
    return shown;
  }
  if (key === null) return traced([], ['its translation key is computed when the page runs']);
  return traced([], [`it is the translation ${JSON.stringify(key)}, whose file was not found`]);
}

/** `t('key', 'words')`, `t('key', { defaultValue: 'words' })`, `formatMessage({ id: 'key', defaultMessage: 'words' })`. */
function defaultOf({ arguments: [first, second] }: t.CallExpression): AnyNode | null {
  const isWords = second?.type === 'StringLiteral' && first?.type !== 'ObjectExpression';
  if (isWords) return second as AnyNode;
  for (const one of [first, second]) {
    const node = one && unwrapNode(one);
    if (node?.type !== 'ObjectExpression') continue;
    const named = node.properties.find(
      (property) => property.type === 'ObjectProperty' && /^default(?:Value|Message)$/.test(keyName(property.key)),
    );
    if (named?.type === 'ObjectProperty') return named.value as AnyNode;
  }
  return null;
}

/** In the first of the places that has the key. */
function foundIn(places: (Origin[] | ((trace: Trace) => Origin[]))[], key: string, trace: Trace): Origin[] {
  for (const place of places) {
    const roots = typeof place === 'function' ? place(trace) : place;
    const found = roots.flatMap((root) => lookUp(root, key, trace) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

function keyOf(argument: t.Node | undefined): string | null {
  const node = argument && unwrapNode(argument);
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  if (node?.type !== 'ObjectExpression') return null;
  const id = node.properties.find(
    (one) => one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.key.name === 'id',
  );
  return id?.type === 'ObjectProperty' && id.value.type === 'StringLiteral' ? id.value.value : null;
}

/** `a.b.c` as one flat key, or step by step; a namespace before `:` names the file and is dropped. */
function lookUp(root: Origin, key: string, trace: Trace): Origin | null {
  const bare = key.includes(':') ? key.slice(key.indexOf(':') + 1) : key;
  return memberOf(root, key, trace) ?? memberOf(root, bare, trace) ?? deep(root, bare.split('.'), trace);
}

function deep(root: Origin, parts: readonly string[], trace: Trace): Origin | null {
  let current: Origin | null = root;
  for (let i = 0; i < parts.length && current; i++) {
    // A key may itself hold dots: the longest one that is there counts.
    const rest: Origin | null = memberOf(current, parts.slice(i).join('.'), trace);
    if (rest) return rest;
    current = memberOf(current, parts[i] as string, trace);
  }
  return current;
}

/** The last property of the name counts, as when the page runs; those of a spread stand at its place. */
function memberOf(value: Origin, key: string, trace: Trace, seen = new Set<string>()): Origin | null {
  const node = unwrapNode(value.node) as AnyNode;
  const place = `${value.in.file}:${startOf(node)}`;
  // modules may spread each other
  if (seen.has(place)) return null;
  seen.add(place);
  if (node.type === 'Identifier') {
    const named = namedBy({ ...value, node }, trace);
    return named && memberOf(named, key, trace, seen);
  }
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const found = memberOf({ ...value, node: property.argument as AnyNode }, key, trace, seen);
      if (found) return found;
    } else if (property.type === 'ObjectProperty' && !property.computed && keyName(property.key) === key) {
      return { ...value, node: unwrapNode(property.value) as AnyNode };
    }
  }
  return null;
}

/** The value of a constant, or of a module's export of that name, such as the messages of a JSON file. */
function namedBy({ node, ancestors, ...rest }: Origin, { project }: Trace): Origin | null {
  const { source, file } = rest.in;
  const binding = source && resolveName(String(node.name), ancestors);
  if (!binding) return null;
  const declarator = binding.node;
  if (binding.kind === 'const' && declarator.type === 'VariableDeclarator' && declarator.init) {
    return declarator.id === binding.id ? { ...rest, node: declarator.init as AnyNode, ancestors } : null;
  }
  const spec = binding.kind === 'import' ? importOf(source, binding) : null;
  const next = spec && project.resolveImport(spec.specifier, file);
  return next ? findExport(project, next, spec.imported) : null;
}

const FOLDERS = [
  'src/locales',
  'src/i18n',
  'src/i18n/locales',
  'src/lang',
  'src/translations',
  'src/messages',
  'locales',
  'messages',
  'public/locales',
];
const LANGUAGES = ['en', 'en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-BR', 'pl', 'ja', 'zh', 'zh-CN'];

function fromFolders({ project }: Trace): Origin[] {
  const found: Origin[] = [];
  for (const folder of FOLDERS) {
    for (const language of LANGUAGES) {
      for (const file of [`${language}.json`, `${language}/translation.json`, `${language}/common.json`]) {
        const read = readValueFile(project, `${folder}/${file}`);
        if (read) found.push(read.root);
      }
    }
  }
  return found;
}

/** Messages that a module of the project hands to a library, which the app imports under a usual name. */
function fromSetUp(trace: Trace): Origin[] {
  const { project } = trace;
  const modules = new Set<string>();
  for (const file of project.sourceFiles()) {
    for (const [, specifier = ''] of project.read(file)?.matchAll(SET_UP_IMPORT) ?? []) {
      const found = project.resolveImport(specifier, file);
      if (found && LIBRARY.test(project.read(found) ?? '')) modules.add(found);
    }
  }
  return [...modules].flatMap((file) => messagesOf(file, trace));
}

const SET_UP_IMPORT = /\b(?:import|from)\s*\(?\s*['"]([^'"\n]*(?:i18n|intl|locale|lang|translat)[^'"\n]*)['"]/gi;
const LIBRARY = /\bfrom\s*['"](?:[\w@/-]*(?:i18n|intl|lingui|rosetta|polyglot)[\w/-]*)['"]/i;

/** Objects in the JSON and source files that the translator's own module takes its messages from. */
function fromTranslatorModule(origin: Origin, callee: AnyNode, trace: Trace): Origin[] {
  const file = translatorFile(origin, callee, trace);
  return file ? messagesOf(file, trace) : [];
}

function messagesOf(file: string, trace: Trace): Origin[] {
  const read = readValueFile(trace.project, file);
  if (!read?.file.source) return [];
  const roots: Origin[] = [];
  const program = read.root.node as AnyNode & t.Program;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const next = trace.project.resolveImport(statement.source.value, read.file.file);
      if (!next) continue;
      for (const specifier of statement.specifiers) {
        const found = findExport(trace.project, next, importedOf(specifier));
        if (found) roots.push(...objectsOf(found));
      }
    } else roots.push(...objectsOf({ ...read.root, node: statement as AnyNode, ancestors: [program] }));
  }
  return roots;
}

function importedOf(specifier: t.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

/** The module that the function, or the hook that gave it, is imported from. */
function translatorFile(origin: Origin, callee: AnyNode, trace: Trace): string | null {
  const { source } = origin.in;
  if (!source) return null;
  const root = callee.type === 'MemberExpression' ? (unwrapNode(callee.object) as AnyNode) : callee;
  if (root.type !== 'Identifier') return null;
  const binding = resolveName(root.name, origin.ancestors);
  if (binding?.kind === 'import') {
    const spec = importOf(source, binding);
    return spec && trace.project.resolveImport(spec.specifier, origin.in.file);
  }
  const init = binding?.node.type === 'VariableDeclarator' ? (binding.node.init as AnyNode | null) : null;
  if (init?.type !== 'CallExpression') {
    return binding?.scope.type === 'Program' ? origin.in.file : null;
  }
  return init.callee.type === 'Identifier' ? translatorFile(origin, init.callee as AnyNode, trace) : null;
}

/** Object literals in a statement or value, the outer ones, and those one step inside (languages). */
function objectsOf(value: Origin): Origin[] {
  const roots: Origin[] = [];
  const visit = (node: AnyNode, depth: number): void => {
    if (node.type === 'ObjectExpression') {
      roots.push({ ...value, node });
      if (depth < 3)
        for (const one of node.properties) if (one.type === 'ObjectProperty') visit(one.value as AnyNode, depth + 1);
      return;
    }
    if (node.type !== 'ArrowFunctionExpression') forEachChild(node, (child) => visit(child, depth));
  };
  if (value.node.type === 'Identifier') {
    const binding = resolveName(value.node.name, value.ancestors);
    if (binding) visit(binding.node, 0);
  } else visit(value.node, 0);
  return roots;
}
