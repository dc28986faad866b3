/** The stories that a file exports, for the list of stories: read from its text alone, nothing is run. */
import type * as t from '@babel/types';
import { type StoryEntry, storyNameFromExport } from '../../protocol/stories.ts';
import { unwrapNode } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import { memberOf, metaOf, propertyOf, type Story, storiesOf } from './story-file.ts';

/** @returns in the order of the file; none when it does not parse, or has no default export */
export function storiesIn(text: string, file: string): StoryEntry[] {
  const parsed = parseSource(text, file);
  const { program } = parsed.ok ? parsed.ast : { program: null };
  const meta = program && metaOf(program);
  if (!meta) return [];
  const title = textOf(memberValue(meta, 'title')) ?? titleOf(file);
  const component = memberValue(meta, 'component');
  const shown = component && unwrapNode(component);
  return storiesOf(program)
    .filter(({ exportName }) => isStory(exportName, meta))
    .map((story) => ({
      file,
      exportName: story.exportName,
      title,
      name: nameOf(story),
      component: shown?.type === 'Identifier' ? shown.name : null,
      layout: layoutOf(propertyOf(story, 'parameters')) ?? layoutOf(memberValue(meta, 'parameters')),
    }));
}

function nameOf(story: Story): string {
  const given = textOf(propertyOf(story, 'name')) ?? textOf(propertyOf(story, 'storyName'));
  return given ?? storyNameFromExport(story.exportName);
}

function layoutOf(parameters: t.Node | null): string | null {
  const object = parameters && unwrapNode(parameters);
  return object?.type === 'ObjectExpression' ? textOf(memberValue(object, 'layout')) : null;
}

/** Storybook's rule for a file without a title: its path below `src`; a name like its folder's, or `index`, says nothing. */
function titleOf(file: string): string {
  const parts = file
    .replace(/^(?:\.\.\/)*(?:src\/)?/, '')
    .replace(/\.stories\.\w+$/, '')
    .split('/');
  const [last, folder] = [parts.at(-1)?.toLowerCase(), parts.at(-2)?.toLowerCase()];
  if (last === folder) parts.splice(-2, 1);
  else if (last === 'index' && folder !== undefined) parts.pop();
  return parts.join('/');
}

/** `includeStories` and `excludeStories`: names, or a pattern. */
function isStory(exportName: string, meta: t.ObjectExpression): boolean {
  const [included, excluded] = [memberValue(meta, 'includeStories'), memberValue(meta, 'excludeStories')];
  return (included === null || matches(included, exportName)) && !(excluded !== null && matches(excluded, exportName));
}

function matches(rule: t.Node, exportName: string): boolean {
  const node = unwrapNode(rule);
  if (node.type === 'ArrayExpression') return node.elements.some((one) => textOf(one) === exportName);
  if (node.type !== 'RegExpLiteral') return false;
  try {
    return new RegExp(node.pattern, node.flags).test(exportName);
  } catch {
    return false;
  }
}

function memberValue(object: t.ObjectExpression, name: string): t.Node | null {
  const member = memberOf(object, name);
  return member?.type === 'ObjectProperty' ? member.value : null;
}

/** The text of a literal; null for anything else. */
function textOf(node: t.Node | null): string | null {
  const inner = node && unwrapNode(node);
  if (inner?.type === 'StringLiteral') return inner.value;
  return inner?.type === 'TemplateLiteral' && inner.expressions.length === 0
    ? (inner.quasis[0]?.value.cooked ?? null)
    : null;
}
