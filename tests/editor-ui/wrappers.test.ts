import { expect, it } from 'vitest';
import { wrappersFor } from '../../src/editor-ui/workspace/wrappers.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { InsertableComponent } from '../../src/protocol/insertables.ts';

const component = (name: string) =>
  ({ name, file: `src/${name}.jsx`, exportName: name, showsText: true }) as InsertableComponent;
const use = (id: string, componentName: string) =>
  ({ codebaseId: id, componentName, definition: null, staticTextContents: false }) as TreeElement;
const used = {
  elements: { a: use('a', 'CCardBody'), b: use('b', 'CCard'), c: use('c', 'CCard'), d: use('d', 'Link') },
  shown: new Set<string>(),
};
const namesFor = (words: string) =>
  wrappersFor(words, [component('Section'), component('Sidebar')], used).map(({ name, component }) =>
    component ? `<${name}> ${component.kind}` : name,
  );

it.each([
  ['CCard', ['<CCard> of-package', '<CCardBody> of-package']],
  ['ccard', ['<CCard> of-package', 'ccard', '<CCardBody> of-package']],
  ['Link', ['<Link> of-package']],
  ['link', ['<Link> of-package', 'link']],
  ['section', ['section', '<Section> component']],
  ['Section', ['<Section> component']],
  ['li', ['li', '<Link> of-package']],
  ['side', ['side', '<Sidebar> component']],
  ['Nothing', []],
])('for %s are %j', (words, expected) => expect(namesFor(words)).toEqual(expected));
