/**
 * Inside an SVG a `<g>` takes the place of a `<div>`: an element that would be invisible there is never added by default,
 * and asking for one gives a warning.
 */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const MARK = 'export const Mark = () => <svg><path d="M0 0h8" /></svg>;\n';

type Project = ReturnType<typeof createProject>;

function run(text: string, tag: string, changeFor: (codebaseId: string, project: Project) => unknown) {
  const project = createProject({ 'src/App.tsx': text });
  const outcome = mutate(
    changeFor(project.idAt('src/App.tsx', text.indexOf(tag)), project) as AnyMutationChange,
    project,
  );
  if (!outcome.ok) throw new Error(outcome.error.message);
  return { text: applySplices(text, outcome.edits[0]?.splices ?? []), warnings: outcome.warnings ?? [] };
}

const wrap = (wrapTag?: string) => (id: string) =>
  createChange(ID, 'WRAP_DIV', { codebaseIdsToWrap: [id], ...(wrapTag && { wrapTag }) });

describe('a wrapper that nobody named', () => {
  test('is a group around a shape', () => {
    expect(run(MARK, '<path', wrap())).toEqual({
      text: 'export const Mark = () => <svg><g><path d="M0 0h8" /></g></svg>;\n',
      warnings: [],
    });
  });

  test('is a div around the whole SVG, and in foreignObject', () => {
    expect(run(MARK, '<svg', wrap()).text).toContain('<div><svg>');
    const foreign = 'export const A = () => <svg><foreignObject><p>Hi</p></foreignObject></svg>;\n';
    expect(run(foreign, '<p', wrap())).toEqual({
      text: foreign.replace('<p>Hi</p>', '<div><p>Hi</p></div>'),
      warnings: [],
    });
  });
});

describe('what an SVG does not show is warned of', () => {
  const WARNING = ['An SVG shows no <div>: in <svg> a <g> holds several shapes.'];

  test('as a wrapper, as a new element, as another tag', () => {
    expect(run(MARK, '<path', wrap('div')).warnings).toEqual(WARNING);
    const add = (codebaseIdToAddTo: string) => createChange(ID, 'ADD_JSX', { codebaseIdToAddTo, addNativeTag: 'div' });
    expect(run(MARK, '<svg', add).warnings).toEqual(WARNING);
    const retag = (codebaseIdToChange: string) =>
      createChange(ID, 'CHANGE_TAG', { codebaseIdToChange, newTagName: 'div' });
    expect(run(MARK, '<path', retag).warnings).toEqual(WARNING);
  });

  test('a shape that is pasted outside of an SVG', () => {
    const text = 'export const A = () => <div><svg><use href="#a" /></svg><code>x</code></div>;\n';
    const paste = (codebaseIdToAddTo: string, project: Project) =>
      createChange(ID, 'ADD_JSX', {
        codebaseIdToAddTo,
        addCodebaseId: project.idAt('src/App.tsx', text.indexOf('<use')),
        copy: true,
      });
    expect(run(text, '<code', paste).warnings).toEqual(['Browsers show a <use> only inside an <svg>, not in <code>.']);
    expect(run(text, '<svg', paste).warnings).toEqual([]);
  });

  test.each([
    ['<section />', ['Browsers show a <use> only inside an <svg>, not beside <section>.']],
    ['<svg />', []],
    ['<path />', []],
  ])('a shape that is pasted beside HTML in a component’s fragment: %s', (sibling, warnings) => {
    const text = `export const A = () => <>${sibling}</>;\nexport const B = () => <svg><use href="#a" /></svg>;\n`;
    const paste = (afterCodebaseId: string, project: Project) =>
      createChange(ID, 'ADD_JSX', {
        afterCodebaseId,
        addCodebaseId: project.idAt('src/App.tsx', text.indexOf('<use')),
        copy: true,
      });
    expect(run(text, sibling, paste).warnings).toEqual(warnings);
  });

  test('a shape that is left without its SVG', () => {
    const text = 'export const A = () => <div><a><svg><use href="#a" /><title>x</title></svg></a></div>;\n';
    const unwrap = (codebaseId: string) => createChange(ID, 'UNWRAP', { codebaseIdsToUnwrap: [codebaseId] });
    expect(run(text, '<svg', unwrap).warnings).toEqual(['Browsers show a <use> only inside an <svg>, not in <a>.']);
    expect(run(text, '<a', unwrap).warnings).toEqual([]);
  });

  test('what it does show is not', () => {
    expect(run(MARK, '<path', wrap('a')).warnings).toEqual([]);
    const add = (codebaseIdToAddTo: string) =>
      createChange(ID, 'ADD_JSX', { codebaseIdToAddTo, addNativeTag: 'circle' });
    expect(run(MARK, '<svg', add).warnings).toEqual([]);
  });
});
