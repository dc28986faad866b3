/** `GET …/stories/args`: a story with its component and its args, as its files tell them. */

import type { ApiFailure } from '../../protocol/api.ts';
import type { PropValue } from '../../protocol/change-fields.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import { isStoriesFile, type StoryArg, type StoryArgs, type StoryComponent } from '../../protocol/stories.ts';
import { literalValue } from '../components/literal-value.ts';
import { resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { isFixed } from '../jsx/fixed-value.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { fileNotReadable, invalidField, unparsable } from '../refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { valuesOf } from '../trace/values.ts';
import { findStory, type ReadArg, readArgs, type StoryInFile } from './read-args.ts';
import { storyNotFound } from './refusals.ts';
import { storiesIn } from './stories-in.ts';
import { memberOf } from './story-file.ts';

export function storyArgs(project: Project, asked: ExportedComponent): StoryArgs | ApiFailure {
  const { file, exportName } = asked;
  if (!isStoriesFile(file)) return invalidField('file', 'names no stories file, such as Button.stories.tsx');
  const text = project.read(file);
  if (text === null) return fileNotReadable(file);
  const source = parseSource(text, file);
  if (!source.ok) return unparsable(source);
  const found = findStory(project, asked);
  const entry = storiesIn(text, file).find((one) => one.exportName === exportName);
  if (!found || !entry) return storyNotFound({ file }, exportName);
  const { args, unread } = readArgs(project, found, valuesOf);
  return {
    ok: true,
    title: entry.title,
    name: entry.name,
    line: whereIs(source, startOf(found.story.statement)).line ?? 1,
    component: componentOf(project, found),
    args: [...args].map(([name, arg]) => answerOf(name, arg)),
    unread: unread.map(placeOf),
  };
}

function answerOf(name: string, { value, from }: ReadArg): StoryArg {
  const literal = fixedValue(value.node);
  return { name, ...(literal === undefined ? {} : { value: literal }), ...placeOf(value), from };
}

function fixedValue(node: AnyNode): PropValue | undefined {
  return isFixed(node) ? literalValue(node) : undefined;
}

function placeOf({ node, in: file }: Origin): Pick<StoryArg, 'code' | 'file' | 'line'> {
  const code = sourceOf(file, node).slice(1, -1);
  return { code, file: file.file, line: whereIs(file, startOf(node)).line ?? 1 };
}

function componentOf(project: Project, { meta, source }: StoryInFile): StoryComponent | null {
  const member = memberOf(meta, 'component');
  const value = member?.type === 'ObjectProperty' ? unwrapNode(member.value) : null;
  if (!value) return null;
  const name = sourceOf(source, value).slice(1, -1);
  const isMember = value.type === 'MemberExpression' && !value.computed;
  const root = isMember ? value.object : value;
  const binding = root.type === 'Identifier' ? resolveName(root.name, [source.ast.program as AnyNode]) : null;
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  const file = spec && project.resolveImport(spec.specifier, source.file);
  // `Tabs.List` is an export of a namespace, and no export of a component
  if (!file || (spec.imported === '*') !== isMember) return { name, from: null };
  return { name, from: { file, exportName: isMember ? keyName(value.property) : spec.imported } };
}
