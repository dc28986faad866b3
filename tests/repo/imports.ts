import { parse } from '@babel/parser';

interface Node {
  type: string;
  [field: string]: unknown;
}

export interface Imports {
  /** of `import … from` and `export … from` */
  fixed: string[];
  /** the same where only types are meant */
  types: string[];
  /** of `import('…')` */
  dynamic: string[];
}

/** A module's imports, read by a parser; works on sources, declaration files and minified bundles. */
export function importsOf(code: string, file = 'module.ts'): Imports {
  const isTyped = /\.tsx?$/.test(file);
  const plugins = isTyped ? ([['typescript', { dts: file.endsWith('.d.ts') }], 'jsx'] as const) : [];
  const found: Imports = { fixed: [], types: [], dynamic: [] };
  visit(parse(code, { sourceType: 'module', plugins: [...plugins] as never }).program as unknown as Node, (node) => {
    const from = ((node.source ?? node.argument) as { value?: unknown } | null)?.value;
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') keep(found.dynamic, from);
    else if (node.type === 'CallExpression' && (node.callee as Node).type === 'Import') {
      keep(found.dynamic, (node.arguments as { value?: unknown }[])[0]?.value);
    } else if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && !isTypeOnly(node))
      keep(found.fixed, from);
  });
  return found;
}

/** `react` of `react/jsx-runtime`, `@babel/core` of `@babel/core`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isTypeOnly({ importKind, exportKind }: Node): boolean {
  return importKind === 'type' || exportKind === 'type';
}

function keep(list: string[], specifier: unknown): void {
  if (typeof specifier === 'string') list.push(specifier);
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, see);
    }
  }
}
