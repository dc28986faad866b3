/** The tag that an element of the source is in the page, as far as the source tells. */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { findAttribute } from '../jsx/attributes.ts';
import type { SourceElement } from '../jsx/elements.ts';
import { type AnyNode, isFunction, isNativeTag, keyName } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { rootsOf } from '../styling/code-styles.ts';
import { importedFrom } from '../styling/code-values.ts';

export interface RootTag {
  /** null where it may be any */
  tag: string | null;
  /** it always renders exactly one element */
  isOne: boolean;
}

/** Packages whose components are an `<svg>` each. */
const ICONS = /(?:^|[/-])(?:react-)?icons?(?:[/-]|$)|heroicons|lucide|feather/;
const MOST_DEPTH = 4;

/** @param ancestors of the element, program first */
export function rootTagOf(
  project: Project,
  source: ParsedSource,
  { tagName, node }: Pick<SourceElement, 'tagName' | 'node'>,
  ancestors: readonly AnyNode[],
  depth = 0,
): RootTag {
  if (isNativeTag(tagName)) return { tag: tagName, isOne: true };
  const polymorphic = findAttribute(node.openingElement, 'as')?.value;
  const use = {
    node: node as AnyNode,
    in: { file: source.file, text: source.text, source },
    ancestors: [...ancestors],
  };
  const found = findDeclaration(project, tagName, use);
  const specifier = found ? null : importedFrom(source, ancestors, tagName.split('.')[0] ?? '');
  if (specifier !== null && ICONS.test(specifier)) return { tag: 'svg', isOne: true };
  if (!found || depth > MOST_DEPTH) return { tag: null, isOne: false };
  if (found.node.type === 'TaggedTemplateExpression' || found.node.type === 'CallExpression') {
    const isGiven = polymorphic?.type === 'StringLiteral' && isNativeTag(polymorphic.value);
    if (isGiven) return { tag: polymorphic.value, isOne: true };
    return { tag: polymorphic ? null : madeOf(found.node), isOne: true };
  }
  const [root, other] = isFunction(found.node) ? rootsOf(found) : [];
  if (!root || other) return { tag: null, isOne: false };
  return { ...rootTagOf(project, root.source, root.element, root.ancestors, depth + 1), isOne: false };
}

/** `h1` of `styled.h1`, `styled('h1')` and `styled.h1.attrs(…)`. */
function madeOf(node: t.Node): string | null {
  if (node.type === 'TaggedTemplateExpression') return madeOf(node.tag);
  if (node.type === 'MemberExpression') {
    const isTag = node.object.type === 'Identifier' && !node.computed;
    return isTag ? keyName(node.property) : madeOf(node.object);
  }
  if (node.type !== 'CallExpression') return null;
  const [first] = node.arguments;
  const isMaker = node.callee.type === 'Identifier';
  return isMaker ? (first?.type === 'StringLiteral' ? first.value : null) : madeOf(node.callee);
}
