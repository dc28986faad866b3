/** The project's TypeScript for projects in memory: as if they stood in a folder of this repository, with its packages. */
import { join } from 'node:path';
import ts from 'typescript';
import type { WrittenTypesAnswer, WrittenTypesQuestion } from '../../../src/mutations/mutation.ts';
import { writtenTypes } from '../../../src/server/reader/written-types.ts';
import { REPOSITORY } from '../../support/repository.ts';
import type { Files } from './project.ts';

const ROOT = join(REPOSITORY, 'tests/app-in-memory');
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  types: [],
  paths: { '@/*': ['./src/*'] },
  baseUrl: ROOT,
  ignoreDeprecations: '6.0',
};

const packages = new Map<string, ts.SourceFile>();

function programOf(files: Files, options: ts.CompilerOptions = OPTIONS): ts.Program {
  const texts = new Map(Object.entries(files).map(([file, text]) => [join(ROOT, file), text]));
  const host = ts.createCompilerHost(options);
  host.readFile = (name) => texts.get(name) ?? ts.sys.readFile(name);
  host.fileExists = (name) => texts.has(name) || ts.sys.fileExists(name);
  host.directoryExists = undefined;
  host.getSourceFile = (name, version) => {
    const known = packages.get(name);
    if (known) return known;
    const text = host.readFile(name);
    const made = text === undefined ? undefined : ts.createSourceFile(name, text, version);
    if (made && !texts.has(name)) packages.set(name, made);
    return made;
  };
  const roots = [...texts.keys()].filter((name) => /\.[jt]sx?$/.test(name));
  return ts.createProgram(roots, options, host);
}

/** `Project.writtenTypes` of a project with these files. */
export function writtenTypesIn(files: Files, question: WrittenTypesQuestion): WrittenTypesAnswer {
  const programFor = () => programOf({ ...files, [question.file]: question.text });
  const asked = { ...question, file: join(ROOT, question.file), into: join(ROOT, question.into) };
  const answer = writtenTypes(ts, { programFor }, asked);
  return JSON.parse(JSON.stringify(answer).replaceAll(`${ROOT}/`, ''));
}

/** The errors of the whole project, strict and without unused names. */
export function typeErrors(files: Files): string[] {
  return ts.getPreEmitDiagnostics(programOf(files)).map(({ file, messageText, start = 0 }) => {
    const place = file
      ? `${file.fileName.slice(ROOT.length + 1)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
      : '';
    return `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
