/** A tag that is a value of the data: where it stands there. */
import { expect, test } from 'vitest';
import { tagInData } from '../../src/mutations/trace/tag-in-data.ts';
import { createProject } from './support/project.ts';

const NAV = `import { Folder, Home, Users } from 'icons';
import { Entry } from './Entry';
const icons = { Users };
const items = [
  { name: 'Home', icon: Home },
  { name: 'Files', icon: Folder },
  { name: 'People', icon: icons.Users },
];
export const Nav = () => (
  <nav>
    {items.map((item) => (
      <a key={item.name}>
        <item.icon />
        <Entry item={item} />
      </a>
    ))}
    <Home />
  </nav>
);
`;
const ENTRY = `export function Entry({ item }) {
  const Icon = item.icon;
  const { icon: Other } = item;
  return <b><Icon /><Other /></b>;
}
`;
const project = createProject({ 'src/Nav.jsx': NAV, 'src/Entry.jsx': ENTRY });
const idAt = (file: string, text: string, tag: string) => project.idAt(file, text.indexOf(tag));
const inList = (index: number) => ({
  dataIndex: index,
  dataCount: 3,
  lists: [{ codebaseId: idAt('src/Nav.jsx', NAV, '<a'), index, count: 3 }],
});

test('a member of an item is named with its place', () => {
  const tag = idAt('src/Nav.jsx', NAV, '<item.icon');
  expect(tagInData(project, tag, inList(1))).toContain('`Folder` of the data at src/Nav.jsx:6');
  expect(tagInData(project, tag, {})).toContain('src/Nav.jsx:5, src/Nav.jsx:6, src/Nav.jsx:7');
});

test('a constant that holds the member is followed, also through the props of a component', () => {
  for (const tag of ['<Icon', '<Other'])
    expect(tagInData(project, idAt('src/Entry.jsx', ENTRY, tag), inList(2))).toContain(
      '`icons.Users` of the data at src/Nav.jsx:7',
    );
});

test('of an imported component nothing is said', () => {
  expect(tagInData(project, idAt('src/Nav.jsx', NAV, '<Home'), {})).toBeNull();
});
