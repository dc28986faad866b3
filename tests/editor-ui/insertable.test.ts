import { expect, it } from 'vitest';
import { groupsOf, usesByName } from '../../src/editor-ui/insert/groups.ts';
import { labelOf } from '../../src/editor-ui/insert/insertable.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
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
  natives: [
    {
      name: 'Layout',
      tags: [
        { tag: 'section', label: 'Section' },
        { tag: 'hr', label: 'Line' },
      ],
    },
  ],
  isPartial: false,
};

it('what is called exactly so comes first, and once', () => {
  const found = (query: string) => groupsOf(ANSWER, [], query).flatMap(({ items }) => items.map(labelOf));
  expect(found('section')).toEqual(['Section', 'RoleSections']);
  expect(found('sect')).toEqual(['Section', 'RoleSections']);
});

it('basic elements stand first, then components by their uses, then all elements', () => {
  const names = (used: string[]) => {
    const elements = Object.fromEntries(used.map((componentName, i) => [`${i}`, { componentName } as TreeElement]));
    return groupsOf(ANSWER, ['<hr>'], '', usesByName(elements)).map(
      ({ name, items }) => `${name}: ${items.map(labelOf)}`,
    );
  };
  const layout = 'Layout: Section,Line';
  expect(names([])).toEqual(['Basics: Section', 'Recent: Line', 'Components: RoleSections,Card', layout]);
  const used = ['RoleSections', 'Card', 'Card', 'div'];
  expect(names(used)).toEqual(['Basics: Section', 'Recent: Line', 'Components: Card,RoleSections', layout]);
});
