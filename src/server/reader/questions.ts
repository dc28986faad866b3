/**
 * Slow questions about the project. They are answered in other threads (`reader-worker.ts`), so that the server goes on meanwhile.
 * An edit waits for `format`, `usersOf`, `filesNaming`, `mentions` and `writtenTypes` alone, each only where it needs the answer.
 */
import { exportedComponents } from '../../mutations/components/exported-components.ts';
import type {
  Mentions,
  TypeName,
  WrittenType,
  WrittenTypesAnswer,
  WrittenTypesQuestion,
} from '../../mutations/mutation.ts';
import { storiesIn } from '../../mutations/stories/stories-in.ts';
import type { AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { isStoriesFile, type StoryEntry } from '../../protocol/stories.ts';
import { withSlashes } from '../files/slashes.ts';
import { SourceFiles } from '../files/source-files.ts';
import type { FormatAnswer, FormatQuestion } from '../format/project-format.ts';
import type { AlternativesQuestion } from './alternatives.ts';
import { type ComponentUses, isUseOf, usesIn } from './component-uses.ts';
import { FileScan, type Scan } from './file-scan.ts';
import { mentionsOf } from './mentions.ts';
import type { CheckAnswer, CheckQuestion } from './type-check.ts';
import type { TypeProject } from './type-project.ts';
import type { TypeAnswer, TypeQuestion } from './type-props.ts';

export interface Questions {
  insertables: { question: null; answer: Scan<InsertableComponent> };
  stories: { question: null; answer: Scan<StoryEntry> };
  types: { question: TypeQuestion; answer: TypeAnswer };
  alternatives: { question: AlternativesQuestion; answer: AlternativesAnswer };
  /** by the names of components: the app's files that seem to use one of them, loaded by a page or not */
  usersOf: { question: readonly string[]; answer: Scan<ComponentUses> };
  /** by words: the app's files that have one of them, loaded by a page or not; null for a project too large to be looked through */
  filesNaming: { question: readonly string[]; answer: string[] | null };
  /** by words of a name: the texts that have one of them, or put names together */
  mentions: { question: string[]; answer: Mentions };
  /** paths are relative to the project's root */
  writtenTypes: { question: WrittenTypesQuestion; answer: WrittenTypesAnswer };
  /** null for a project without TypeScript */
  check: { question: CheckQuestion; answer: CheckAnswer | null };
  format: { question: FormatQuestion; answer: FormatAnswer };
}

export type Answerer = {
  [Q in keyof Questions]: (question: Questions[Q]['question']) => Promise<Questions[Q]['answer']>;
};

const SCRIPT = /\.(?:tsx|jsx|js)$/;
const MAY_EXPORT_COMPONENTS = /(?<!\.d)\.[tj]sx?$/;
/** A table of routes needs no JSX. */
const MAY_USE_COMPONENTS = /\.[tj]sx?$/;
/** Files that show components to developers and are not part of the app. */
const SHOWCASE = /\.(?:stories|story|fixture|mock)\.[^/]+$/;

const hasExports = (text: string) => /\bexport\b/.test(text);

/** @param root real path of the project */
export function createAnswerer(root: string, protectedDirs: readonly string[]): Answerer {
  const files = new SourceFiles(root, protectedDirs);
  const components = new FileScan(files, protectedDirs, {
    isIn: (file) => MAY_EXPORT_COMPONENTS.test(file) && !SHOWCASE.test(file),
    mayHold: hasExports,
    // without JSX a file exports components made of images alone
    read: (text, file) => (SCRIPT.test(file) || text.includes('.svg') ? exportedComponents(text, file) : []),
  });
  const stories = new FileScan(files, protectedDirs, { isIn: isStoriesFile, mayHold: hasExports, read: storiesIn });
  const uses = new FileScan(files, protectedDirs, {
    isIn: (file) => MAY_USE_COMPONENTS.test(file) && !SHOWCASE.test(file),
    mayHold: () => true,
    read: usesIn,
  });
  const texts = new FileScan(files, protectedDirs, {
    isIn: (file) => SCRIPT.test(file) && !SHOWCASE.test(file),
    mayHold: () => true,
    read: (text, file) => [{ file, text }],
  });
  const base = withSlashes(root);
  let project: TypeProject | undefined;
  const openTypes = async () => {
    // Several megabytes, so load it only when needed.
    const { default: ts } = await import('typescript');
    const { openTypeProject } = await import('./type-project.ts');
    project ??= openTypeProject(ts, base);
    return { ts, project };
  };
  let check: Promise<((question: CheckQuestion) => CheckAnswer) | null> | undefined;
  let format: ((question: FormatQuestion) => Promise<FormatAnswer>) | undefined;
  return {
    insertables: () => components.run(),
    stories: () => stories.run(),
    async usersOf(names) {
      const { found, isPartial } = await uses.run();
      return { found: found.filter((one) => names.some((name) => isUseOf(one, name))), isPartial };
    },
    async filesNaming(words) {
      const { found, isPartial } = await texts.run();
      if (isPartial) return null;
      return found.filter(({ text }) => words.some((word) => text.includes(word))).map(({ file }) => file);
    },
    mentions: (words) => mentionsOf(root, protectedDirs, words),
    async types(question) {
      const [{ ts, project }, { typedProps }] = await Promise.all([openTypes(), import('./type-props.ts')]);
      return typedProps(ts, project, { ...question, path: withSlashes(question.path) });
    },
    async alternatives(question) {
      const [{ ts, project }, { findAlternatives }] = await Promise.all([openTypes(), import('./alternatives.ts')]);
      return findAlternatives(ts, project, { ...question, path: withSlashes(question.path) });
    },
    async writtenTypes(question) {
      const [{ ts, project }, { writtenTypes }] = await Promise.all([openTypes(), import('./written-types.ts')]);
      const { file, into } = question;
      return inProject(
        base,
        writtenTypes(ts, project, { ...question, file: `${base}/${file}`, into: `${base}/${into}` }),
      );
    },
    async check(question) {
      check ??= openCheck(base);
      return (await check)?.(question) ?? null;
    },
    async format(question) {
      const { createProjectFormat } = await import('../format/project-format.ts');
      format ??= createProjectFormat(root);
      return format(question);
    },
  };
}

/** Names the project's files by their paths in it; a type of a file outside cannot be imported. */
function inProject(root: string, answer: WrittenTypesAnswer): WrittenTypesAnswer {
  if (!answer.ok) return answer;
  const types = answer.types.map((type): WrittenType => {
    if ('problem' in type) return type;
    const outside = type.names.find(({ from }) => 'file' in from && !from.file.startsWith(`${root}/`));
    if (outside) return { problem: `${outside.name} is declared outside of the project` };
    const names = type.names.map((one): TypeName => {
      return 'file' in one.from ? { ...one, from: { file: one.from.file.slice(root.length + 1) } } : one;
    });
    return { ...type, names };
  });
  return { ...answer, types };
}

async function openCheck(root: string): Promise<((question: CheckQuestion) => CheckAnswer) | null> {
  const { createTypeCheck, projectTypeScript } = await import('./type-check.ts');
  const ts = await projectTypeScript(root);
  return ts && createTypeCheck(ts, root);
}
