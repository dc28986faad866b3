/**
 * The benchmark's edit, written with common tools: parse, change the tree, print. The tools are packages in this folder,
 * installed only when a benchmark needs them.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse as babelParse } from '@babel/parser';
import { execa } from 'execa';

const FOLDER = join(process.cwd(), 'bench/editors');

export interface EditedElement {
  /** offset of its `<` */
  start: number;
  tagName: string;
  /** number of preceding elements with this tag in the file */
  nth: number;
}

/** Sets `title="value"` on an element. @returns the new text, or null when the element is not found */
export type Edit = (text: string, element: EditedElement, value: string) => string | null;

export async function otherEditors(): Promise<Record<string, Edit>> {
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) {
    console.log('Installing the packages of bench/editors …');
    await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
  }
  const require = createRequire(join(FOLDER, 'package.json'));
  return { recast: withRecast(require('recast')), 'ts-morph': withTsMorph(require('ts-morph')) };
}

// biome-ignore lint/suspicious/noExplicitAny: the packages are not installed where types are checked
type Untyped = any;

const PARSER = {
  parse: (text: string) => babelParse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true }),
};

/** Recast reformats the text before parsing, so its offsets differ from the file's: find the element by counting. */
function withRecast({ parse, print, types, visit }: Untyped): Edit {
  const b = types.builders;
  return (text, { tagName, nth }, value) => {
    const ast = parse(text, { parser: PARSER });
    let before = 0;
    let found = false;
    visit(ast, {
      visitJSXElement(path: Untyped) {
        const opening = path.node.openingElement;
        if (tagOf(opening.name) !== tagName || before++ < nth) return this.traverse(path);
        found = true;
        const kept = opening.attributes.filter((one: Untyped) => one.name?.name !== 'title');
        opening.attributes = [...kept, b.jsxAttribute(b.jsxIdentifier('title'), b.stringLiteral(value))];
        return false;
      },
    });
    return found ? print(ast).code : null;
  };
}

function tagOf(name: Untyped): string {
  return name.type === 'JSXMemberExpression' ? `${tagOf(name.object)}.${name.property.name}` : name.name;
}

/** Uses an existing project. */
function withTsMorph({ Project, SyntaxKind }: Untyped): Edit {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { jsx: 1, allowJs: true } });
  return (text, { start }, value) => {
    const file = project.createSourceFile('edit.tsx', text, { overwrite: true });
    const isOpening = (node: Untyped) =>
      node.isKind(SyntaxKind.JsxOpeningElement) || node.isKind(SyntaxKind.JsxSelfClosingElement);
    const opening = file
      .getDescendantAtPos(start)
      ?.getFirstAncestor((node: Untyped) => node.getStart() === start && isOpening(node));
    if (!opening) return null;
    opening.getAttribute('title')?.remove();
    opening.addAttribute({ name: 'title', initializer: JSON.stringify(value) });
    return file.getFullText();
  };
}
