/** The rules of a component are those of all its uses: an edit of one use names none of them as the one to edit. */
import { expect, it } from 'vitest';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { subjectsOf } from '../../src/editor-ui/inspector/styles/use-property.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';
import { fakeElements, idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const SOURCE = { filename: 'src/index.css', selector: '.primary-btn', line: 1, conditions: [] };

const RULE = {
  selector: '.primary-btn',
  styles: { opacity: '0.8' },
  declarations: [{ property: 'opacity', value: '0.8', important: false }],
  applied: true,
  inherited: false,
  allowChanges: true,
  modifiers: [],
  classParsed: 'primary-btn',
  origin: 'rule',
  specificity: [0, 1, 0],
  media: [],
  source: SOURCE,
  breakpoint: null,
  dark: false,
  locked: null,
  order: 0,
} as unknown as ProcessedCssRule;

function subjectOfUse(patch: Partial<TreeElement>) {
  const { store } = bench();
  const styling = createStylingStore();
  const editor = { store, styling: { store: styling } } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, {
    tree: indexNavTree(navTree({ id: 6, name: 'Button', component: true, children: [{ id: 7, tag: 'button' }] })),
  });
  const key = keyOf(6, '0');
  const use = {
    ...fakeElements()[idOf(10)],
    codebaseId: idOf(6),
    ownerName: 'Page',
    parentCodebaseId: idOf(5),
    ...patch,
  } as TreeElement;
  store.setState({ selection: [key], elements: { [idOf(6)]: use } });
  styling.setState({ rules: [RULE], rulesKey: key });
  const [subject] = subjectsOf(editor, 'opacity');
  return subject && { rule: subject.rule, applied: subject.applied };
}

it('of a component of the project', () => {
  const ofProject = {
    type: 'component-instance',
    componentName: 'Button',
    definition: 'src/Button.tsx#Button',
  } as const;
  expect(subjectOfUse(ofProject)).toEqual({ rule: null, applied: SOURCE });
});

it('but of one of a package, whose code nobody reads', () => {
  const ofPackage = { type: 'component-instance', componentName: 'Button', definition: null } as const;
  expect(subjectOfUse(ofPackage)?.rule).toEqual(SOURCE);
});
