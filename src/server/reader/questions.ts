/**
 * Slow questions about the project. They are answered in another thread (`reader-worker.ts`), so that no edit waits for
 * them.
 */
import { sep } from 'node:path';
import type { AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { SourceFiles } from '../files/source-files.ts';
import type { AlternativesQuestion } from './alternatives.ts';
import { InsertableScan } from './insertable-scan.ts';
import type { TypeProject } from './type-project.ts';
import type { TypeAnswer, TypeQuestion } from './type-props.ts';

export interface Questions {
  insertables: { question: null; answer: { components: InsertableComponent[]; isPartial: boolean } };
  types: { question: TypeQuestion; answer: TypeAnswer };
  alternatives: { question: AlternativesQuestion; answer: AlternativesAnswer };
}

export type Answerer = {
  [Q in keyof Questions]: (question: Questions[Q]['question']) => Promise<Questions[Q]['answer']>;
};

/** @param root real path of the project */
export function createAnswerer(root: string, protectedDirs: readonly string[]): Answerer {
  const scan = new InsertableScan(new SourceFiles(root, protectedDirs), protectedDirs);
  let project: TypeProject | undefined;
  const openTypes = async () => {
    // Several megabytes, so load it only when needed.
    const { default: ts } = await import('typescript');
    const { openTypeProject } = await import('./type-project.ts');
    project ??= openTypeProject(ts, withSlashes(root));
    return { ts, project };
  };
  return {
    insertables: () => scan.run(),
    async types(question) {
      const [{ ts, project }, { typedProps }] = await Promise.all([openTypes(), import('./type-props.ts')]);
      return typedProps(ts, project, { ...question, path: withSlashes(question.path) });
    },
    async alternatives(question) {
      const [{ ts, project }, { findAlternatives }] = await Promise.all([openTypes(), import('./alternatives.ts')]);
      return findAlternatives(ts, project, { ...question, path: withSlashes(question.path) });
    },
  };
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
