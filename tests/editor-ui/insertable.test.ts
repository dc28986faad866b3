import { expect, it } from 'vitest';
import { groupsOf } from '../../src/editor-ui/insert/groups.ts';
import { type Insertable, labelOf, noteOf } from '../../src/editor-ui/insert/insertable.ts';
import { insertChange } from '../../src/editor-ui/insert/picked.ts';
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
    return groupsOf(ANSWER, ['<hr>'], '', { elements, shown: new Set() }).map(
      ({ name, items }) => `${name}: ${items.map(labelOf)}`,
    );
  };
  const layout = 'Layout: Section,Line';
  expect(names([])).toEqual(['Basics: Section', 'Recent: Line', 'Components: RoleSections,Card', layout]);
  const used = ['RoleSections', 'Card', 'Card', 'div'];
  expect(names(used)).toEqual(['Basics: Section', 'Recent: Line', 'Components: Card,RoleSections', layout]);
});

it('the parts of a compound component stand behind it, whichever is used most', () => {
  const names = ['MenuItem', 'Card', 'MenuItemLabel', 'Menu', 'Menubar'];
  const components = names.map((name) => ({
    ...component(name),
    file: name === 'Card' ? 'src/Card.tsx' : 'src/menu.tsx',
  }));
  const [group] = groupsOf({ ...ANSWER, natives: [], components }, [], '');
  expect(group?.items.map((item) => `${labelOf(item)} ${noteOf(item)}`)).toEqual([
    'Card Card.tsx',
    'Menu menu.tsx',
    'MenuItem in Menu',
    'MenuItemLabel in Menu',
    'Menubar menu.tsx',
  ]);
});

it('components of packages that the app uses stand behind its own, and are another like one that is there', () => {
  const use = (codebaseId: string, componentName: string, patch: Partial<TreeElement> = {}) =>
    ({
      codebaseId,
      componentName,
      definition: null,
      packageName: '@mui/material',
      staticTextContents: false,
      ...patch,
    }) as TreeElement;
  const elements = Object.fromEntries(
    [
      use('a', 'Card', { definition: 'src/Card.tsx#Card' }),
      use('b', 'Grid'),
      use('c', 'Typography'),
      use('d', 'ThemeProvider'),
      use('e', 'Typography', { staticTextContents: true }),
      use('f', 'main', { definition: undefined }),
      use('g', 'Grid', { packageName: 'antd' }),
    ].map((one) => [one.codebaseId, one]),
  );
  const group = (query: string, name: string) =>
    groupsOf(ANSWER, ['<Grid> @mui/material'], query, { elements, shown: new Set(['e', 'b']) }).find(
      (one) => one.name === name,
    )?.items ?? [];
  const said = (item: Insertable) => `${labelOf(item)} ${noteOf(item)}`;
  expect(group('', 'From packages').map(said)).toEqual(['Typography @mui/material', 'Grid @mui/material', 'Grid antd']);
  expect(group('', 'Recent').map(labelOf)).toEqual(['Grid']);
  expect(group('typog', 'From packages').map(labelOf)).toEqual(['Typography']);
  const [typography, grid] = group('', 'From packages') as [Insertable, Insertable];
  const [, , other] = group('', 'From packages') as [Insertable, Insertable, Insertable];
  const place = { parentCodebaseId: 'p' };
  expect(insertChange(other, place).changeFields).toEqual({ codebaseIdToAddTo: 'p', addCodebaseId: 'g' });
  expect(insertChange(typography, place).changeFields).toEqual({
    codebaseIdToAddTo: 'p',
    addCodebaseId: 'e',
    propsToSet: { children: 'Typography' },
  });
  expect(insertChange(grid, place).changeFields).toEqual({ codebaseIdToAddTo: 'p', addCodebaseId: 'b' });
});
