/** Pages for tests as their authors wrote them: the nav tree and the source's entries of each element. */
import type { Elements } from '../../src/editor-ui/scope/plurality.ts';
import { indexNavTree, type NavIndex } from '../../src/editor-ui/store/nav-index.ts';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { idOf } from './fake-project.ts';
import { navTree, type Sketch } from './trees.ts';

/**
 * `Link@Hero in Button as a`: `<Link>` written in the component Hero, in the JSX of `<Button>` there, with the DOM element `a`
 * of its own; `Item@Page of Field`: in a prop of `<Field>`, which has no children. A tag in lower case is its own DOM element;
 * `div` without `@` is a package's.
 */
export type Written = readonly [
  writing: string,
  more?: Partial<NavTreeNode> & { takesClassName?: true },
  ...inside: Written[],
];

const WRITING = /^(?<tag>[\w.]+)(?:@(?<owner>\w+))?(?: (?<link>in|of) (?<parent>[\w.]+))?(?: as (?<dom>\w+))?$/;

interface Around {
  tag: string;
  id: number;
  outer: Around | null;
}

export interface WrittenPage {
  index: NavIndex;
  elements: Elements;
  /** key of the first element with this tag */
  key(tag: string): string;
}

export function writtenPage(...roots: Written[]): WrittenPage {
  const elements: Elements = {};
  const more = new Map<string, Partial<NavTreeNode>>();
  const keys = new Map<string, string>();
  let last = 0;
  const read = ([writing, given = {}, ...inside]: Written, outer: Around | null): Sketch => {
    const { tag = '', owner, link, parent, dom } = WRITING.exec(writing)?.groups ?? {};
    const id = ++last;
    const { takesClassName, ...node } = given;
    const isComponent = /^[A-Z]/.test(tag);
    let written = outer;
    while (written && written.tag !== parent) written = written.outer;
    if (owner !== undefined) {
      elements[idOf(id)] = {
        codebaseId: idOf(id),
        type: isComponent ? 'component-instance' : 'native',
        componentName: tag,
        filename: `src/${owner}.tsx`,
        line: id,
        column: 0,
        parentCodebaseId: written ? idOf(written.id) : null,
        row: written && link === 'in' ? '' : null,
        ownerName: owner,
        scopeId: null,
        staticTextContents: false,
        removableClasses: [],
        ...(takesClassName ? { takesClassName } : {}),
      };
    }
    const holder = link === 'of' && written ? elements[idOf(written.id)] : undefined;
    if (holder) holder.childless = true;
    const key = `TE_${idOf(id)}_app_${id}`;
    if (!keys.has(tag)) keys.set(tag, key);
    more.set(key, { name: tag, tagName: dom ?? (isComponent ? null : tag), ...node });
    const around = { tag, id, outer };
    return { id, key, name: tag, component: isComponent, children: inside.map((child) => read(child, around)) };
  };
  const complete = (node: NavTreeNode): NavTreeNode => {
    const children = node.children.map(complete);
    const isWritten = node.tempoElement !== null && elements[node.tempoElement] !== undefined;
    return { ...node, tempoElement: isWritten ? node.tempoElement : null, ...more.get(node.elementKey), children };
  };
  const sketch: Sketch = { key: 'SKIP-ROOT', children: roots.map((root) => read(root, null)) };
  const index = indexNavTree(complete({ ...navTree(sketch), elementKey: 'SKIP-ROOT' }));
  return { index, elements, key: (tag) => keys.get(tag) ?? '' };
}
