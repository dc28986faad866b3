/**
 * Our own CommonJS scripts, started from V8's code for them. Compiling the engine and its parser takes longer than an edit of
 * one file; the code is kept in the user's state folder after the first run. (Node 22 has `module.enableCompileCache` for
 * this; Node 20 has not.)
 *
 * Kept code is named by a hash of the script's text, so that code of another text is never taken for it, and is believed
 * only in a folder that nobody else can write. V8 itself throws away what another version or other flags made.
 */
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Files of older versions go, oldest first, beyond this many. */
const MOST_KEPT = 40;
/** Below this many bytes compiling is as quick as reading the code. */
const WORTH_KEEPING = 20_000;

interface Compiled {
  script: Script;
  place: string;
}

export class CompiledScripts {
  private readonly fresh: Compiled[] = [];

  /**
   * @param folder where the code is kept; may not exist
   * @param isOurs for which files code is kept; any other is left to Node
   */
  constructor(
    private readonly folder: string,
    private readonly isOurs: (file: string) => boolean,
  ) {}

  /**
   * What `require` of a file answers; the file and what it requires are the same modules that Node's own `require` finds.
   * @param file absolute path of a CommonJS script that was shipped with us
   */
  load(file: string): unknown {
    const native = createRequire(file);
    const known = native.cache[file];
    if (known) return known.exports;
    const bytes = readFileSync(file);
    // Kept code forgets where it is from, so what it imports with `import()` cannot be found: that is left to small scripts.
    if (bytes.length < WORTH_KEEPING) return native(file);
    const module = new Module(file);
    native.cache[file] = module;
    const require = (name: string): unknown => {
      const target = name.startsWith('node:') ? name : native.resolve(name);
      return this.isOurs(target) ? this.load(target) : native(name);
    };
    const start = this.compile(bytes, file).runInThisContext();
    start.call(module.exports, module.exports, require, module, file, dirname(file));
    module.loaded = true;
    return module.exports;
  }

  /** Keeps the code of what was compiled in this run, with the functions that ran. Where it cannot, nothing is kept. */
  keep(): void {
    if (this.fresh.length === 0) return;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      if (!isOnlyOurs(this.folder)) return;
      for (const { script, place } of this.fresh.splice(0)) {
        const whole = `${place}.${randomUUID()}`;
        writeFileSync(whole, script.createCachedData(), { mode: 0o600, flag: 'wx' });
        renameSync(whole, place);
      }
      dropOldest(this.folder);
    } catch (error) {
      // A full disk or a folder without rights: the next start is as slow as this one.
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    }
  }

  private compile(bytes: Buffer, filename: string): Script {
    const text = `(function (exports, require, module, __filename, __dirname) {${bytes}\n})`;
    const hash = createHash('sha256').update(`${process.version} ${process.arch} ${filename}\0`).update(bytes);
    const place = join(this.folder, hash.digest('hex').slice(0, 40));
    const cachedData = isOnlyOurs(this.folder) ? readIfThere(place) : undefined;
    const script = new Script(text, { filename, ...(cachedData && { cachedData }) });
    if (!cachedData || script.cachedDataRejected) this.fresh.push({ script, place });
    return script;
  }
}

/** False too where there is no such folder. */
function isOnlyOurs(folder: string): boolean {
  try {
    const stat = lstatSync(folder);
    if (!stat.isDirectory()) return false;
    return !process.getuid || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0);
  } catch {
    return false;
  }
}

function readIfThere(place: string): Buffer | undefined {
  try {
    return readFileSync(place);
  } catch {
    return undefined;
  }
}

function dropOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    age: statSync(join(folder, name)).mtimeMs,
  }));
  for (const { path } of files.sort((a, b) => b.age - a.age).slice(MOST_KEPT)) rmSync(path, { force: true });
}
