import { expect, it } from 'vitest';
import { groupsOf, labelOf } from '../../src/editor-ui/insert/insertable.ts';
import type { InsertableComponent } from '../../src/protocol/insertables.ts';

const component = (name: string): InsertableComponent => ({
  name,
  file: `src/${name}.tsx`,
  exportName: name,
  isDefault: false,
  propsHint: [],
  takesChildren: true,
  showsText: false,
  description: null,
});

const ANSWER = {
  components: [component('RoleSections'), component('Card')],
  natives: [{ name: 'Layout', tags: [{ tag: 'section', label: 'Section' }] }],
  isPartial: false,
};

it('what is called exactly so comes first, and once', () => {
  const found = (query: string) => groupsOf(ANSWER, [], query).flatMap(({ items }) => items.map(labelOf));
  expect(found('section')).toEqual(['Section', 'RoleSections']);
  expect(found('sect')).toEqual(['RoleSections', 'Section']);
  expect(found('')).toEqual(['RoleSections', 'Card', 'Section']);
});
