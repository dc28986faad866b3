/** Class names in Vite's output for CSS modules. Vite itself produces the output, since no interface promises its form. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNamesIn } from '../../src/plugin/module-classes.ts';
import { type Stack, stackOf } from '../plugin/support/versions.ts';

const SHEET = `.card { color: red; content: "export default { no: 1 }"; }
.btn-primary { composes: card; }
.default { margin: 0; }
.über { margin: 0; }
`;

test.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as Stack[])('of the Vite of %s', async (stack) => {
  const { vite } = await stackOf(stack);
  const root = mkdtempSync(join(tmpdir(), 've-classes-'));
  writeFileSync(join(root, 'a.module.css'), SHEET);
  const server = await vite.createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: 'x_[local]' } },
  });
  try {
    const result = await server.transformRequest('/a.module.css');
    const names = classNamesIn(result?.code ?? '');
    expect(names).toEqual({
      card: 'x_card',
      'btn-primary': 'x_btn-primary x_card',
      default: 'x_default',
      über: 'x_über',
    });
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
});

test('of what is no module of CSS there are none', () => {
  expect(classNamesIn('const a = "b"; export default a;')).toEqual({});
});
