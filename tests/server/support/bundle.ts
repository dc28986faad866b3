/** Makes a script of ours runnable by plain Node, in a folder of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @param script address of the source @returns path of the bundled script */
export async function bundleScript(script: URL): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 've-bundle-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(script),
      outDir,
      rollupOptions: { output: { entryFileNames: 'script.mjs' } },
    },
  });
  return join(outDir, 'script.mjs');
}
