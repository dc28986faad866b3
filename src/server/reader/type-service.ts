/** A language service that reads some files from texts in memory instead of the disk. */
import { readFileSync, statSync } from 'node:fs';
import type * as TS from 'typescript';

/** Texts by absolute path with `/`; null for a file that is not there. */
export type Texts = ReadonlyMap<string, string | null>;

export class TypeService {
  private texts: Texts = new Map();
  private readonly files: Set<string>;
  /** Files that had a text in memory once: their version is that of the text, so that a saved text changes nothing. */
  private readonly hashed = new Set<string>();
  private readonly service: TS.LanguageService;

  /** @param files absolute paths; others are read when imported */
  constructor(ts: typeof TS, folder: string, settings: TS.CompilerOptions, files: Iterable<string>) {
    this.files = new Set(files);
    const readFile = (path: string) => {
      const text = this.texts.get(path);
      return text === undefined ? ts.sys.readFile(path) : (text ?? undefined);
    };
    this.service = ts.createLanguageService({
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [...this.files],
      getScriptVersion: (path) => this.versionOf(path),
      getScriptSnapshot(path) {
        const text = readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists: (path) => (this.texts.has(path) ? this.texts.get(path) !== null : ts.sys.fileExists(path)),
      readFile,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      readDirectory: ts.sys.readDirectory,
      realpath: ts.sys.realpath,
    });
  }

  /** The program with `path` in it. */
  programWith(texts: Texts, path: string): TS.Program {
    this.texts = texts;
    this.files.add(path);
    for (const one of texts.keys()) {
      this.files.add(one);
      this.hashed.add(one);
    }
    const program = this.service.getProgram();
    if (!program) throw new Error('TypeScript made no program');
    return program;
  }

  /** Packages count as constant while the dev server runs. */
  private versionOf(path: string): string {
    const text = this.texts.get(path);
    if (text === null) return 'gone';
    if (text !== undefined) return hashOf(text);
    if (path.includes('/node_modules/')) return 'package';
    try {
      if (this.hashed.has(path)) return hashOf(readFileSync(path, 'utf8'));
      const { mtimeMs, size, ino } = statSync(path);
      return `${mtimeMs} ${size} ${ino}`;
    } catch {
      return 'gone';
    }
  }
}

/** FNV-1a hash and length; sufficient to distinguish versions of one file. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}.${hash >>> 0}`;
}
