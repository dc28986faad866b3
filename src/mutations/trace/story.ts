/** A prop of the component that a story shows, followed to the story's arg: Storybook makes the element, so no call site has it. */
import type * as t from '@babel/types';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import { findDeclaration } from '../components/declaration.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { placeName } from '../refusals.ts';
import { findStory, readArgs, type StoryInFile } from '../stories/read-args.ts';
import { memberOf, propertyOf } from '../stories/story-file.ts';
import { sourceOf } from './origin.ts';
import { type Origin, type Traced, traced } from './origin-node.ts';
import type { Step, Trace, Tracer } from './tracer.ts';

/** True for the component that the default export of the stories names. */
export function isComponentOf(asked: ExportedComponent, component: Origin, project: Project): boolean {
  const found = findStory(project, asked);
  const member = found && memberOf(found.meta, 'component');
  if (!found || member?.type !== 'ObjectProperty') return false;
  const { file, text, ast } = found.source;
  const node = unwrapNode(member.value) as AnyNode;
  const use: Origin = { node, in: { file, text, source: found.source }, ancestors: [ast.program as AnyNode] };
  return isSame(findDeclaration(project, sourceOf(found.source, node).slice(1, -1), use), component);
}

/** True for the function that a story calls with its args: its `render`, that of its file, or the story itself. */
export function isRenderOf(asked: ExportedComponent, fn: Origin, project: Project): boolean {
  if (fn.in.file !== asked.file) return false;
  const found = findStory(project, asked);
  return found !== null && rendersOf(found).some((node) => startOf(node) === startOf(fn.node));
}

function rendersOf({ story, meta, source }: StoryInFile): t.Node[] {
  const ofMeta = memberOf(meta, 'render');
  const own = propertyOf(story, 'render') ?? (ofMeta?.type === 'ObjectProperty' ? ofMeta.value : null);
  if (own) return [unwrapNode(own)];
  const declared = (name: string) => declarationIn(source.ast.program, name);
  const made = declared(story.localName);
  // `Template.bind({})`
  const template =
    made?.type === 'CallExpression' && made.callee.type === 'MemberExpression' ? made.callee.object : null;
  const bound = template?.type === 'Identifier' ? declared(template.name) : null;
  return [made, bound].filter((one) => one !== null);
}

function declarationIn(program: t.Program, name: string): t.Node | null {
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id?.name === name) return node;
    if (node?.type !== 'VariableDeclaration') continue;
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && keyName(id) === name);
    if (found?.init) return unwrapNode(found.init);
  }
  return null;
}

function isSame(declaration: ReturnType<typeof findDeclaration>, { node, in: { file } }: Origin): boolean {
  return declaration !== null && declaration.in.file === file && startOf(declaration.node) === startOf(node);
}

/** @param byDefault the value of an arg that the story does not set */
export function argOf(
  asked: ExportedComponent,
  name: string,
  rest: readonly Step[],
  trace: Trace,
  tracer: Tracer,
  byDefault: () => Traced | null = () => null,
): Traced {
  const { project } = trace;
  const found = findStory(project, asked);
  if (!found) return traced([], [`${asked.file} has no story ${asked.exportName}`]);
  const { args, unread } = readArgs(project, found, tracer.valuesOf);
  const arg = args.get(name);
  const [more] = unread;
  if (!arg) {
    if (more) return traced([], [`it may be an arg that the story has from ${sourceOf(more.in, more.node)}`]);
    const otherwise = byDefault();
    return otherwise
      ? tracer.followAll(otherwise, rest, trace)
      : traced([], [`the story ${asked.exportName} has no arg ${name}`]);
  }
  const { value } = arg;
  const place = placeName(whereIs(value.in, startOf(value.node)));
  if (rest.length > 0)
    return traced([], [`it is a part of the arg ${name} (${place}), which the story's inspector shows`]);
  if (!isText(value.node))
    return traced([], [`it is the arg ${name} of the story, ${sourceOf(value.in, value.node)} (${place})`]);
  return traced([{ ...value, arg: { filename: asked.file, exportName: asked.exportName, argName: name } }]);
}

function isText(node: AnyNode): boolean {
  return node.type === 'StringLiteral' || (node.type === 'TemplateLiteral' && node.expressions.length === 0);
}
