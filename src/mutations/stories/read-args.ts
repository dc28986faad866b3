/**
 * The args of a story as its files tell them, nothing is run: its own over those of its meta, through spreads of other stories and
 * of constants, also of other files.
 */
import type * as t from '@babel/types';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Origin, Traced } from '../trace/origin-node.ts';
import { startTrace, type Trace } from '../trace/tracer.ts';
import { memberOf, metaOf, type Story, storiesOf } from './story-file.ts';

export interface StoryInFile {
  story: Story;
  meta: t.ObjectExpression;
  source: ParsedSource;
}

export interface ReadArg {
  /** the value; the whole method for one */
  value: Origin;
  /** null for an arg that the story sets itself */
  from: string | null;
}

export interface ReadArgs {
  args: Map<string, ReadArg>;
  /** code behind which there may be more args, or other values */
  unread: Origin[];
}

/** How a name is followed to its value: `valuesOf` of the traces. */
export type Follow = (origin: Origin, trace: Trace) => Traced;

/** @returns null where the file has no such story, or does not parse */
export function findStory(project: Project, { file, exportName }: ExportedComponent): StoryInFile | null {
  const text = project.read(file);
  const source = text === null ? null : parseSource(text, file);
  if (!source?.ok) return null;
  const { program } = source.ast;
  const meta = metaOf(program);
  const story = storiesOf(program).find((one) => one.exportName === exportName);
  return meta && story ? { story, meta, source } : null;
}

export function readArgs(project: Project, found: StoryInFile, follow: Follow): ReadArgs {
  const reader = new ArgsReader(project, follow);
  reader.readObject(found.meta, found.source, 'meta', 0);
  reader.readStory(found, null, 0);
  return { args: reader.args, unread: reader.unread };
}

const MOST_STEPS = 12;

class ArgsReader {
  readonly args = new Map<string, ReadArg>();
  readonly unread: Origin[] = [];

  constructor(
    private readonly project: Project,
    private readonly follow: Follow,
  ) {}

  readStory({ story, source }: Pick<StoryInFile, 'story' | 'source'>, from: string | null, depth: number): void {
    const assigned = story.assigned.get('args');
    if (assigned) this.readValue(at(source, assigned.expression.right), from, depth);
    else if (story.object) this.readObject(story.object, source, from, depth);
    else if (!story.isFunction) this.unread.push(at(source, story.statement));
  }

  /** `args` of the object of a story or meta: of its properties and spreads the last that has any. */
  readObject(object: t.ObjectExpression, source: ParsedSource, from: string | null, depth: number): void {
    for (const one of object.properties.toReversed()) {
      if (one.type !== 'SpreadElement') {
        if (one.computed || keyName(one.key) !== 'args') continue;
        this.readValue(at(source, one.type === 'ObjectProperty' ? one.value : one), from, depth);
        return;
      }
      const spread = at(source, one.argument);
      const story = this.storyBehind(spread);
      if (story) {
        // a story without any hands none on
        if (!mayHaveArgs(story.story)) continue;
        if (depth > MOST_STEPS) this.unread.push(spread);
        else this.readStory(story, from ?? nameOf(spread), depth + 1);
        return;
      }
      const value = this.objectBehind(spread);
      if (!value || depth > MOST_STEPS) {
        this.unread.push(spread);
        return;
      }
      if (!value.in.source || !mayHaveMember(value.node)) continue;
      this.readObject(value.node, value.in.source, from ?? nameOf(spread), depth + 1);
      return;
    }
  }

  private readValue(value: Origin, from: string | null, depth: number): void {
    const node = unwrapNode(value.node) as AnyNode;
    if (node.type === 'ObjectExpression') {
      for (const one of node.properties as AnyNode[]) this.readProperty({ ...value, node: one }, from, depth);
      return;
    }
    const name = from ?? nameOf(value);
    const story = isArgs(node) ? this.storyBehind({ ...value, node: node.object as AnyNode }) : null;
    if (depth > MOST_STEPS) this.unread.push(value);
    else if (story) this.readStory(story, name, depth + 1);
    else {
      const object = this.objectBehind(value);
      if (object) this.readValue(object, name, depth + 1);
      else this.unread.push(value);
    }
  }

  private readProperty(property: Origin, from: string | null, depth: number): void {
    const { node } = property;
    if (node.type === 'SpreadElement') this.readValue({ ...property, node: node.argument as AnyNode }, from, depth);
    else if (node.type !== 'ObjectProperty' && node.type !== 'ObjectMethod') return;
    else if (node.computed) this.unread.push(property);
    else {
      // a shorthand is code, whatever it stands for
      const isValue = node.type === 'ObjectProperty' && !node.shorthand;
      this.args.set(keyName(node.key), {
        value: isValue ? { ...property, node: node.value as AnyNode } : property,
        from,
      });
    }
  }

  /** The story that a name stands for, here or in the file that it is imported from. */
  private storyBehind({ node, in: { source } }: Origin): Pick<StoryInFile, 'story' | 'source'> | null {
    const named = unwrapNode(node);
    if (!source) return null;
    const [root, member] =
      named.type === 'MemberExpression' && !named.computed ? [named.object, named.property] : [named];
    if (root.type !== 'Identifier') return null;
    const { program } = source.ast;
    const story = member ? undefined : storiesOf(program).find(({ localName }) => localName === root.name);
    if (story) return { story, source };
    const binding = resolveName(root.name, [program as AnyNode]);
    const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
    const file = spec && (member !== undefined) === (spec.imported === '*') ? spec.specifier : null;
    const path = file && this.project.resolveImport(file, source.file);
    return path && spec
      ? findStory(this.project, { file: path, exportName: member ? keyName(member) : spec.imported })
      : null;
  }

  /** The one object that an expression certainly is. */
  private objectBehind(origin: Origin): (Origin & { node: t.ObjectExpression }) | null {
    const { values, unknown, choices } = this.follow(origin, startTrace(this.project));
    const [only] = values;
    if (!only || values.length + unknown.length + choices.size > 1) return null;
    const node = unwrapNode(only.node);
    return node.type === 'ObjectExpression' ? { ...only, node: node as AnyNode & t.ObjectExpression } : null;
  }
}

function at(source: ParsedSource, node: t.Node): Origin {
  const { file, text, ast } = source;
  return { node: node as AnyNode, in: { file, text, source }, ancestors: [ast.program as AnyNode] };
}

function mayHaveArgs({ object, assigned, isFunction }: Story): boolean {
  return assigned.has('args') || (object ? mayHaveMember(object) : !isFunction);
}

function mayHaveMember(object: t.ObjectExpression): boolean {
  return memberOf(object, 'args') !== null || object.properties.some(({ type }) => type === 'SpreadElement');
}

function isArgs(node: AnyNode): node is AnyNode & t.MemberExpression {
  return node.type === 'MemberExpression' && !node.computed && keyName(node.property) === 'args';
}

/** `Primary` of `...Primary.args`. */
function nameOf({ node, in: { text } }: Origin): string {
  return text.slice(node.start as number, node.end as number).replace(/\.args$/, '');
}
