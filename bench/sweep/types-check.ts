/** The app's own TypeScript looks at each state of its files, in this process: only what an edit concerns is checked again. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export interface TypesCheck {
  /** @returns errors that the files as they are now have, and did not have at first, as `file: message` */
  news(): string[];
}

const CONFIGS = ['tsconfig.app.json', 'tsconfig.json'];

/** @returns null for an app without TypeScript */
export function startTypesCheck(root: string): TypesCheck | null {
  const config = CONFIGS.map((name) => join(root, name)).find((file) => existsSync(file));
  const parsed = config && readConfig(config, root);
  if (!parsed || parsed.fileNames.length === 0) return null;
  const options: ts.CompilerOptions = { ...parsed.options, noEmit: true, incremental: false };
  delete options.tsBuildInfoFile;
  const service = ts.createLanguageService(hostOf(root, parsed.fileNames, options), ts.createDocumentRegistry());

  const errors = (): Set<string> =>
    new Set(
      parsed.fileNames
        .filter((file) => existsSync(file))
        .flatMap((file) => [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)])
        .map(({ file, code, messageText }) => {
          const name = file ? relative(root, file.fileName) : 'the project';
          return `${name}: TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
        }),
    );
  const known = errors();
  return { news: () => [...errors()].filter((error) => !known.has(error)) };
}

function readConfig(file: string, root: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

/** A file's version is its time and size: its text is read again only when they change. */
function hostOf(root: string, files: string[], options: ts.CompilerOptions): ts.LanguageServiceHost {
  return {
    getScriptFileNames: () => files.filter((file) => existsSync(file)),
    getScriptVersion: (file) => {
      const isOurs = file.startsWith(root) && !file.includes('/node_modules/') && existsSync(file);
      if (!isOurs) return '0';
      const { mtimeMs, size } = statSync(file);
      return `${mtimeMs} ${size}`;
    },
    getScriptSnapshot: (file) =>
      existsSync(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
}
