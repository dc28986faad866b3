/**
 * The parent's question for a place of a drop. It is answered again when the page or the lookups have changed: the pointer may
 * rest, and right after an edit the page shows elements that the lookups do not have yet.
 */
import { type DropDeps, type DropQuestion, dropTargetAt } from './drop-target.ts';

export class DropQuestions {
  private readonly deps: DropDeps;
  private last: { question: DropQuestion; answer: string } | null = null;

  constructor(deps: DropDeps) {
    this.deps = deps;
  }

  ask(question: DropQuestion): void {
    this.last = { question, answer: '' };
    this.again();
  }

  clear(): void {
    this.last = null;
    this.deps.outlines.showDrop(null);
  }

  /** The page or the lookups have changed: answers the last question, if the answer is another one. */
  again(): void {
    const { last } = this;
    if (!last) return;
    const found = dropTargetAt(this.deps, last.question);
    const answer = JSON.stringify(found);
    if (answer === last.answer) return;
    last.answer = answer;
    const { target, elsewhere, image, name } = found;
    if (last.question.isDrawn)
      this.deps.outlines.showDrop(target && { line: target.line, parentKey: target.parentKey, name });
    const { x, y } = last.question.point;
    this.deps.post({ id: 'DROP_TARGET', point: { x, y }, target, elsewhere, image });
  }
}
