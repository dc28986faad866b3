/**
 * The messages of the project, in its JSON or source. They are looked for where the translating function comes from (a module of the
 * project that imports them), then in the module that sets the library up, then at the places where such files usually stand.
 */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { importOf, nameOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { findExport, readValueFile } from './modules.ts';
import type { Origin } from './origin-node.ts';
import type { Trace } from './tracer.ts';

/** Messages by their keys. The project is searched when the first key is asked for. */
export class Messages {
  /** objects with messages, of each kind of place */
  private readonly places: (() => Origin[])[];
  private readonly trace: Trace;
  private readonly shared: NonNullable<Trace['shared']>;

  /** @param callee the function that translates, if it is known */
  constructor(trace: Trace, callee: Origin | null = null) {
    const { shared = {} } = trace;
    this.trace = trace;
    this.shared = shared;
    this.places = [
      () => (callee ? fromTranslatorModule(callee, trace) : []),
      () => {
        shared.setUp ??= fromSetUp(trace);
        return shared.setUp;
      },
      () => {
        shared.inFolders ??= fromFolders(trace);
        return shared.inFolders;
      },
    ];
  }

  /** The messages of a key, one for each language, in the first of the places that has it. */
  of(key: string): Origin[] {
    for (const place of this.places) {
      const found = place().flatMap((root) => messagesIn(root, key, this.trace));
      for (const { node } of found) this.nodes.add(node);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** True for the message of a key that was asked for before in the same trace. */
  has(node: t.Node): boolean {
    return this.nodes.has(node);
  }

  private get nodes(): Set<t.Node> {
    this.shared.messages ??= new Set();
    return this.shared.messages;
  }

  /** False where the project has no messages at all, as far as it can be searched. */
  areFound(): boolean {
    return this.places.some((place) => place().length > 0);
  }
}

/** What i18next puts behind a key with a count. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other', 'plural'];

/** A message, or its plurals where these have keys of their own. */
function messagesIn(root: Origin, key: string, trace: Trace): Origin[] {
  const found = lookUp(root, key, trace);
  return found ? [found] : PLURALS.flatMap((plural) => lookUp(root, `${key}_${plural}`, trace) ?? []);
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
function fromTranslatorModule(callee: Origin, trace: Trace): Origin[] {
  const file = translatorFile(callee, callee.node, trace);
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
        const found = findExport(trace.project, next, nameOf(specifier));
        if (found) roots.push(...objectsOf(found));
      }
    } else roots.push(...objectsOf({ ...read.root, node: statement as AnyNode, ancestors: [program] }));
  }
  return roots;
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
