/** Makes a script of ours runnable by plain Node, in a folder of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @returns path of the bundled script */
export async function bundleScript(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 've-bundle-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      outDir,
      rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
}
