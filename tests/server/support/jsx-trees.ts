/**
 * Random JSX files that know which element is which: a node of the tree keeps its object over an edit, so a test can say
 * whether an id went where it belongs.
 */
import fc from 'fast-check';

export interface Node {
  tag: string;
  attributes: string;
  text: string;
  children: Node[];
}

/** The code around the tree; changing it is an edit as well. */
export interface Style {
  imports: string[];
  component: string;
  quotes: '"' | "'";
  /** attributes on lines of their own, one child a line */
  isLong: boolean;
}

const PLAIN: Style = { imports: [], component: 'Page', quotes: '"', isLong: false };

/** The file, whose elements in document order are `nodesOf(root)`. */
export function print(root: Node, style: Style = PLAIN): string {
  const imports = style.imports.map((name) => `import ${name} from './${name}';\n`).join('');
  return `${imports}export function ${style.component}(props) {\n  return (\n${printNode(root, 4, style)}  );\n}\n`;
}

function printNode(node: Node, indent: number, style: Style): string {
  const pad = ' '.repeat(indent);
  const attributes = node.attributes.replaceAll('"', style.quotes);
  const gap = style.isLong && attributes ? `\n${pad}  ` : ' ';
  const open = `<${node.tag}${attributes ? gap + attributes : ''}`;
  if (node.children.length === 0 && node.text === '') return `${pad}${open} />\n`;
  const inside = node.children.map((child) => printNode(child, indent + 2, style)).join('');
  const text = node.text ? `${pad}  ${node.text}\n` : '';
  return `${pad}${open}>\n${text}${inside}${pad}</${node.tag}>\n`;
}

export function nodesOf(root: Node): Node[] {
  return [root, ...root.children.flatMap(nodesOf)];
}

const tag = fc.constantFrom('div', 'p', 'span', 'Card', 'li', 'br', 'Icon');
const attributes = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: fc.nat(40).map((n) => `className="c${n} gap-${n % 7}"`) },
  { weight: 1, arbitrary: fc.nat(9).map((n) => `title={props.t${n}}`) },
);
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.nat(60).map((n) => `Words number ${n}`) },
  { weight: 1, arbitrary: fc.nat(6).map((n) => `{props.value${n}}`) },
);

/** Trees with many small, bare and equal elements: the hard ones. */
export const tree = nodeOfDepth(4);

function nodeOfDepth(depth: number): fc.Arbitrary<Node> {
  const children: fc.Arbitrary<Node[]> =
    depth === 0 ? fc.constant([]) : fc.array(nodeOfDepth(depth - 1), { maxLength: 4 });
  return fc.record({ tag, attributes, text, children });
}

/** One edit as a person makes it: nodes that stay are the same objects. `inserted` are new. */
export interface Edit {
  kind: 'insert' | 'delete' | 'wrap' | 'reorder' | 'attribute' | 'text' | 'tag' | 'import' | 'component' | 'format';
  at: number;
  to: number;
  fresh: Node;
}

export const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(
    'insert',
    'delete',
    'wrap',
    'reorder',
    'attribute',
    'text',
    'tag',
    'import',
    'component',
    'format',
  ),
  at: fc.nat(1000),
  to: fc.nat(1000),
  fresh: fc.record({ tag, attributes, text, children: fc.constant([]) }),
});

export interface Edited {
  text: string;
  /** elements of the new text in document order */
  nodes: Node[];
  /** which old node a new one is */
  origin: Map<Node, Node>;
}

export function applyEdit(root: Node, { kind, at, to, fresh }: Edit): Edited {
  const origin = new Map<Node, Node>();
  const copy = (node: Node): Node => {
    const twin = { ...node, children: node.children.map(copy) };
    origin.set(twin, node);
    return twin;
  };
  let top = copy(root);
  const style = { ...PLAIN };
  const nodes = nodesOf(top);
  const target = nodes[at % nodes.length] as Node;
  const parent = nodes.find((node) => node.children.includes(target));
  const siblings = parent?.children ?? [];
  const place = siblings.indexOf(target);
  if (kind === 'insert') target.children.splice(to % (target.children.length + 1), 0, { ...fresh });
  else if (kind === 'delete') siblings.splice(place, place < 0 ? 0 : 1);
  else if (kind === 'wrap') {
    const wrapper = { ...fresh, text: '', children: [target] };
    if (parent) siblings[place] = wrapper;
    else top = wrapper;
  } else if (kind === 'reorder') {
    if (parent) siblings.splice(to % siblings.length, 0, ...siblings.splice(place, 1));
  } else if (kind === 'attribute') target.attributes = `id="x${to}" ${target.attributes}`.trim();
  else if (kind === 'text') target.text = `Other words ${to}`;
  else if (kind === 'tag') target.tag = 'section';
  else if (kind === 'import') style.imports = ['added'];
  else if (kind === 'component') style.component = 'Renamed';
  else Object.assign(style, { quotes: "'", isLong: true });
  return { text: print(top, style), nodes: nodesOf(top), origin };
}
