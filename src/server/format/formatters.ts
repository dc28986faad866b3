/**
 * The formatter that a project has installed: Prettier, where a configuration or a package.json names it, or Biome, where it is
 * configured. Both run in the reader's thread, with the project's own configuration and plugins.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Of one run of Biome, in milliseconds. */
const TIME_LIMIT = 10_000;

/** @returns the formatted text; null for a file that this formatter leaves alone, or that it cannot read */
export type Format = (path: string, text: string) => Promise<string | null>;

/** The functions that Prettier 2 and 3 share. */
interface Prettier {
  resolveConfigFile(path: string): Promise<string | null>;
  resolveConfig(path: string, options: { editorconfig: boolean }): Promise<object | null>;
  /** Prettier 2 takes one file of `ignorePath` only */
  getFileInfo(path: string, options: { ignorePath?: string }): Promise<{ ignored: boolean; inferredParser: unknown }>;
  format(text: string, options: object): Promise<string> | string;
}

/** @param dir absolute path of a folder. @returns those that apply to its files, Prettier first */
export async function formattersFor(dir: string): Promise<Format[]> {
  const found = await Promise.all([prettierFor(dir), biomeFor(dir)]);
  return found.filter((one) => one !== null);
}

async function prettierFor(dir: string): Promise<Format | null> {
  const script = resolved(dir, 'prettier');
  if (script === null) return null;
  const { default: prettier } = (await import(pathToFileURL(script).href)) as { default: Prettier };
  const isNamed = foldersAround(dir).some((folder) => namesPrettier(join(folder, 'package.json')));
  if (!isNamed && (await prettier.resolveConfigFile(join(dir, 'file.tsx'))) === null) return null;
  const ignoreFiles = foldersAround(dir).flatMap((folder) =>
    ['.prettierignore', '.gitignore'].map((name) => join(folder, name)).filter(existsSync),
  );
  return async (path, text) => {
    const infos = await Promise.all(
      [undefined, ...ignoreFiles].map((ignorePath) => prettier.getFileInfo(path, { ignorePath })),
    );
    if (infos.some(({ ignored, inferredParser }) => ignored || !inferredParser)) return null;
    const config = await prettier.resolveConfig(path, { editorconfig: true });
    return prettier.format(text, { ...config, filepath: path });
  };
}

async function biomeFor(dir: string): Promise<Format | null> {
  const home = foldersAround(dir).find((folder) =>
    ['biome.json', 'biome.jsonc', '.biome.json', '.biome.jsonc'].some((name) => existsSync(join(folder, name))),
  );
  const manifest = home === undefined ? null : resolved(home, '@biomejs/biome/package.json');
  if (home === undefined || manifest === null) return null;
  const script = join(dirname(manifest), 'bin/biome');
  // Formats, and sorts imports where the project does; without the linter's own corrections.
  const args = [script, 'check', '--write', '--linter-enabled=false'];
  return async (path, text) => {
    const child = spawn(process.execPath, [...args, `--stdin-file-path=${path}`], {
      cwd: home,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIME_LIMIT,
    });
    // A program that does not start ends the stream in an error.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
    const [formatted, code] = await Promise.all([
      textOf(child.stdout),
      new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject)),
    ]);
    return code === 0 ? formatted : null;
  };
}

/** The folder and those around it, up to the repository's root. */
function foldersAround(dir: string): string[] {
  const folders = [dir];
  for (let at = dir; !existsSync(join(at, '.git')) && dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

function resolved(dir: string, name: string): string | null {
  try {
    return createRequire(join(dir, 'package.json')).resolve(name);
  } catch {
    return null;
  }
}

function namesPrettier(manifest: string): boolean {
  try {
    const { prettier, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    return prettier !== undefined || 'prettier' in { ...dependencies, ...devDependencies };
  } catch {
    return false;
  }
}
