/**
 * Slow questions about the project. They are answered in another thread (`reader-worker.ts`), so that no edit waits for
 * them.
 */
import { sep } from 'node:path';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { SourceFiles } from '../files/source-files.ts';
import { InsertableScan } from './insertable-scan.ts';
import type { TypeProject } from './type-project.ts';
import type { TypeAnswer, TypeQuestion } from './type-props.ts';

export interface Questions {
  insertables: { question: null; answer: { components: InsertableComponent[]; isPartial: boolean } };
  types: { question: TypeQuestion; answer: TypeAnswer };
}

export type Answerer = {
  [Q in keyof Questions]: (question: Questions[Q]['question']) => Promise<Questions[Q]['answer']>;
};

/** @param root real path of the project */
export function createAnswerer(root: string, protectedDirs: readonly string[]): Answerer {
  const scan = new InsertableScan(new SourceFiles(root, protectedDirs), protectedDirs);
  let project: TypeProject | undefined;
  return {
    insertables: () => scan.run(),
    async types(question) {
      // Several megabytes, so load it only when needed.
      const { default: ts } = await import('typescript');
      const [{ openTypeProject }, { typedProps }] = await Promise.all([
        import('./type-project.ts'),
        import('./type-props.ts'),
      ]);
      project ??= openTypeProject(ts, withSlashes(root));
      return typedProps(ts, project, { ...question, path: withSlashes(question.path) });
    },
  };
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
