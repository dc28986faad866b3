/** The app's own TypeScript looks at states of its files, in this process: only files that an edit concerns are checked again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export interface FoundError {
  /** as the editor has it, `null` for the project's own settings */
  file: string | null;
  code: number;
  message: string;
}

export interface TypesCheck {
  /** @returns errors that the files as they are now have, and did not have at first */
  news(): FoundError[];
}

const CONFIGS = ['tsconfig.app.json', 'tsconfig.json'];

/** @returns null for an app without TypeScript */
export function startTypesCheck(root: string): TypesCheck | null {
  const config = CONFIGS.map((name) => join(root, name)).find((file) => existsSync(file));
  const parsed = config && readConfig(config, root);
  if (!parsed || parsed.fileNames.length === 0) return null;
  const options: ts.CompilerOptions = { ...parsed.options, noEmit: true, incremental: true };
  options.tsBuildInfoFile = join(root, 'node_modules/.sweep.tsbuildinfo');
  const host = hostOf(root, options);
  let builder: ts.SemanticDiagnosticsBuilderProgram | undefined;

  const errors = (): FoundError[] => {
    const files = parsed.fileNames.filter((file) => existsSync(file));
    const before = builder;
    builder = ts.createSemanticDiagnosticsBuilderProgram(files, options, host, before);
    const found = [...builder.getSyntacticDiagnostics(), ...builder.getSemanticDiagnostics()];
    return found.map(({ file, code, messageText }) => ({
      file: file ? relative(root, file.fileName) : null,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  };
  const known = new Set(errors().map(wordsOf));
  return { news: () => errors().filter((error) => !known.has(wordsOf(error))) };
}

export const wordsOf = ({ file, code, message }: FoundError): string =>
  `${file ?? 'the project'}: TS${code} ${message}`;

function readConfig(file: string, root: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

type Versioned = ts.SourceFile & { version?: string };

/** A file is read again only when its time or size changes. */
function hostOf(root: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const kept = new Map<string, { stamp: string; source: Versioned }>();
  return {
    ...host,
    getSourceFile(file, languageVersion) {
      const isOurs = file.startsWith(root) && !file.includes('/node_modules/');
      const stat = isOurs ? statSync(file, { throwIfNoEntry: false }) : null;
      if (isOurs && !stat) return undefined;
      const stamp = stat ? `${stat.mtimeMs} ${stat.size}` : '';
      const before = kept.get(file);
      if (before?.stamp === stamp) return before.source;
      if (!existsSync(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      const source: Versioned = ts.createSourceFile(file, text, languageVersion, true);
      // demanded by programs that are checked in parts
      source.version = createHash('sha1').update(text).digest('hex');
      kept.set(file, { stamp, source });
      return source;
    },
  };
}
