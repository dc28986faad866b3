/**
 * Builds the changed parts: `node scripts/build.mjs [--only=node,runtime,recorder,editor,types]`.
 *
 * A *part* is one output folder under `dist`. Its *stamp*, in `dist/.stamp`, is the hash of all its inputs; a part with an
 * unchanged stamp is skipped. Each part is built in a temporary folder and then swapped in, so that a running server finds
 * either the old files or the new ones, never a mix.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOf } from './lib/hash.mjs';
import { withLock } from './lib/lock.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.stamp');
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];
const NODE_SOURCES = ['src/protocol', 'src/mutations', 'src/server', 'src/plugin'];

/** `entry` must exist and `shows` must be there after the build. */
const PARTS = {
  runtime: {
    entry: 'src/runtime/index.ts',
    shows: 'runtime.js',
    inputs: ['src/protocol', 'src/runtime', 'vite.runtime.config.ts'],
    build: viteBuild('vite.runtime.config.ts'),
  },
  recorder: {
    entry: 'src/runtime/recording/recorder.ts',
    shows: 'recorder.js',
    inputs: ['src/protocol', 'src/runtime', 'vite.recorder.config.ts'],
    build: viteBuild('vite.recorder.config.ts'),
  },
  node: {
    entry: 'src/cli/index.ts',
    shows: 'cli.js',
    inputs: [...NODE_SOURCES, 'src/cli', 'vite.node.config.ts'],
    build: viteBuild('vite.node.config.ts'),
  },
  editor: {
    entry: 'vite.editor.config.ts',
    shows: 'index.html',
    inputs: ['src/protocol', 'src/editor-ui', 'vite.editor.config.ts'],
    build: viteBuild('vite.editor.config.ts'),
  },
  types: {
    entry: 'src/plugin/index.ts',
    shows: 'plugin/index.d.ts',
    inputs: [...NODE_SOURCES, 'tsconfig.types.json'],
    build: declarations,
  },
};

function viteBuild(config) {
  return async (outDir) => {
    // Tests set another NODE_ENV, which would bundle React's development build.
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    await build({
      configFile: join(ROOT, config),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: Infinity },
    });
  };
}

function declarations(outDir) {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  // Without type checks: `npm run typecheck` does them, with all ambient declarations.
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.types.json', '--noCheck', '--outDir', outDir], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const reached = reachedFrom(join(outDir, 'plugin/index.d.ts'));
  for (const name of readdirSync(outDir, { recursive: true })) {
    const file = join(outDir, name);
    if (reached.has(file)) importJsFiles(file);
    else if (file.endsWith('.d.ts')) rmSync(file);
  }
}

const RELATIVE_IMPORT = /((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g;

/**
 * tsc emits declarations for every compiled file; finds those that the public ones import, so that the others can be
 * removed.
 */
function reachedFrom(entry) {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, head] of readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)) {
      files.add(join(dirname(file), `${head.replace(/^.*['"]/, '')}.d.ts`));
    }
  }
  return files;
}

/** tsc leaves imports of `./x.ts`, which is not shipped; `./x.js` resolves to `x.d.ts` in every resolution mode. */
function importJsFiles(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(RELATIVE_IMPORT, '$1.js'));
}

/**
 * Builds the parts whose inputs changed.
 * @param {string[]} names parts, default all; a part without source is skipped
 * @returns the names of the parts that were built
 */
export function build(names = Object.keys(PARTS)) {
  process.chdir(ROOT);
  return withLock(join(DIST, '.lock'), async () => {
    const stamps = readStamps();
    const built = [];
    for (const name of names) {
      const part = PARTS[name];
      if (!existsSync(join(ROOT, part.entry))) continue;
      const hash = hashOf(ROOT, [...COMMON, ...part.inputs]);
      if (stamps[name] === hash && existsSync(join(DIST, name, part.shows))) continue;
      await buildPart(name, part);
      writeFileSync(STAMP, JSON.stringify({ ...readStamps(), [name]: hash }, null, 2));
      built.push(name);
    }
    return built;
  });
}

async function buildPart(name, part) {
  const started = performance.now();
  const fresh = join(DIST, `.new-${name}`);
  const old = join(DIST, `.old-${name}`);
  const place = join(DIST, name);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await part.build(fresh);
  if (!existsSync(join(fresh, part.shows))) throw new Error(`The build of ${name} made no ${part.shows}.`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
  console.error(`  built ${name.padEnd(8)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}

function partsAskedFor(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.find((name) => !(name in PARTS));
  if (unknown === undefined) return only;
  throw new Error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const built = await build(partsAskedFor(process.argv.slice(2)));
    if (built.length === 0) console.error('  everything is built');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
