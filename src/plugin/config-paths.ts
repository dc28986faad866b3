/**
 * Resolves imports by `paths` and `baseUrl` of tsconfig.json or jsconfig.json, by TypeScript's rules: the nearest file
 * applies, `extends` and `references` are followed, the longest pattern wins, and `baseUrl` is the fallback.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

interface Settings {
  /** absolute; null when not set */
  baseUrl: string | null;
  patterns: Pattern[];
}

interface Pattern {
  prefix: string;
  /** null for a pattern without `*` */
  suffix: string | null;
  /** absolute, with `*` as in the pattern */
  targets: string[];
}

interface ConfigFile {
  compilerOptions?: { baseUrl?: unknown; paths?: unknown };
  extends?: unknown;
  references?: unknown;
}

const NAMES = ['tsconfig.json', 'jsconfig.json'];
const MOST_STEPS = 10;

export class ConfigPaths {
  private readonly known = new Map<string, { stamp: string; file: ConfigFile | null }>();

  constructor(
    /** absolute real path of the project; files above it are ignored, and those above both for a file of another package */
    private readonly root: string,
  ) {}

  /** Absolute paths without extensions to which a specifier in a file may resolve, best first. */
  candidates(specifier: string, importer: string): string[] {
    for (let folder = dirname(resolve(this.root, importer)); ; folder = dirname(folder)) {
      const config = NAMES.map((name) => join(folder, name)).find((path) => this.read(path) !== null);
      if (config) return this.settingsOf(config).flatMap((settings) => explain(specifier, settings));
      if (join(this.root, '/').startsWith(join(folder, '/'))) return [];
    }
  }

  /** The file's own settings, then those of the projects that it references. */
  private settingsOf(config: string): Settings[] {
    const references = this.read(config)?.references;
    const others = (Array.isArray(references) ? references : []).flatMap((one: { path?: unknown } | null) => {
      if (typeof one?.path !== 'string') return [];
      const path = resolve(dirname(config), one.path);
      return [/\.json$/.test(path) ? path : join(path, 'tsconfig.json')];
    });
    return [config, ...others].map((path) => this.inherited(path, 0));
  }

  private inherited(config: string, steps: number): Settings {
    const file = steps < MOST_STEPS ? this.read(config) : null;
    if (!file) return { baseUrl: null, patterns: [] };
    const folder = dirname(config);
    const { baseUrl, paths } = file.compilerOptions ?? {};
    const parents = (Array.isArray(file.extends) ? file.extends : [file.extends])
      .filter((one): one is string => typeof one === 'string' && /^\.|^\//.test(one))
      .map((one) => resolve(folder, one))
      .map((path) => this.inherited(/\.json$/.test(path) ? path : `${path}.json`, steps + 1));
    const base = typeof baseUrl === 'string' ? resolve(folder, baseUrl) : lastOf(parents, ({ baseUrl: one }) => one);
    const own = isRecord(paths) ? patternsOf(paths, base ?? folder) : null;
    const given = lastOf(parents, ({ patterns }) => (patterns.length > 0 ? patterns : null));
    return { baseUrl: base, patterns: own ?? given ?? [] };
  }

  /** Parses a file, cached until it changes; null when it is missing or invalid. */
  private read(path: string): ConfigFile | null {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const known = this.known.get(path);
    if (known?.stamp === stamp) return known.file;
    const file = parseConfig(readFileSync(path, 'utf8'));
    this.known.set(path, { stamp, file });
    return file;
  }
}

function lastOf<T, V>(all: readonly T[], read: (one: T) => V | null): V | null {
  return all.map(read).findLast((one) => one !== null) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Exact names first, then patterns, longest prefix first. */
function patternsOf(paths: Record<string, unknown>, base: string): Pattern[] {
  const patterns = Object.entries(paths).map(([pattern, targets]) => {
    const star = pattern.indexOf('*');
    return {
      prefix: star < 0 ? pattern : pattern.slice(0, star),
      suffix: star < 0 ? null : pattern.slice(star + 1),
      targets: (Array.isArray(targets) ? targets : [])
        .filter((one): one is string => typeof one === 'string')
        .map((one) => (isAbsolute(one) ? one : join(base, one))),
    };
  });
  return patterns.sort(
    (a, b) => Number(a.suffix !== null) - Number(b.suffix !== null) || b.prefix.length - a.prefix.length,
  );
}

function explain(specifier: string, { baseUrl, patterns }: Settings): string[] {
  const pattern = patterns.find(({ prefix, suffix }) =>
    suffix === null
      ? specifier === prefix
      : specifier.startsWith(prefix) && specifier.endsWith(suffix) && specifier.length >= prefix.length + suffix.length,
  );
  const middle = pattern
    ? specifier.slice(pattern.prefix.length, specifier.length - (pattern.suffix?.length ?? 0))
    : '';
  const targets = (pattern?.targets ?? []).map((target) => target.replace('*', () => middle));
  return baseUrl === null ? targets : [...targets, join(baseUrl, specifier)];
}

/** Parses JSON with comments and trailing commas. */
function parseConfig(text: string): ConfigFile | null {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g, (_, string?: string) => string ?? '')
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string?: string) => string ?? '');
  try {
    const value: unknown = JSON.parse(plain);
    return isRecord(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
