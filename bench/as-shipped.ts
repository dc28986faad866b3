/**
 * Loads modules as in the package: bundled, by Node. A benchmark that imports the sources would also measure the module
 * runner, which turns each import into a getter.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param file path in the repository
 * @returns the module's exports, typed by the caller
 */
export async function asShipped<T>(file: string): Promise<T> {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, so that dependencies resolve.
  const outDir = mkdtempSync(join(cache, 'bench-'));
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        ssr: file,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'entry.js', format: 'es' } },
      },
    });
    // `import` would go through the module runner.
    return createRequire(import.meta.url)(join(outDir, 'entry.js')) as T;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
