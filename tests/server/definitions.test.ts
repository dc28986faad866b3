/** Which components the tags of a file mean, as the tables of its elements say. */
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../src/server/session.ts';
import { TestProject } from './support/project.ts';
import { openSession } from './support/sessions.ts';

let project: TestProject;
let session: Session;
afterEach(async () => {
  await session.close();
  project.remove();
});

/** The definitions in a file, by tag. */
async function definitionsIn(file: string, files: Record<string, string>) {
  project = new TestProject(files);
  session = await openSession(project);
  const elements = Object.values(session.ws.identity.lookups(file).treeElementLookup);
  return Object.fromEntries(elements.flatMap((one) => (one ? [[one.componentName, one.definition]] : [])));
}

it('a default export under another name, a barrel, a wrapper and a lazy page lead to the declaration', async () => {
  const found = await definitionsIn('src/App.tsx', {
    'src/App.tsx': `import { lazy } from 'react';
import Help from './DropdownHelp.tsx';
import { Tile, Plain } from './ui/index.ts';
const Page = lazy(() => import('./Page.tsx'));
const Local = () => <i />;
export const App = () => <main><Help /><Tile /><Plain /><Page /><Local /></main>;
`,
    'src/DropdownHelp.tsx': 'function DropdownHelp() {\n  return <b />;\n}\nexport default DropdownHelp;\n',
    'src/ui/index.ts': "export { Card as Tile } from './card.tsx';\nexport { default as Plain } from './plain.tsx';\n",
    'src/ui/card.tsx': "import { memo } from 'react';\nexport const Card = memo(() => <b />);\n",
    'src/ui/plain.tsx': 'export default () => <b />;\n',
    'src/Page.tsx': 'export default function Page() {\n  return <b />;\n}\n',
  });
  expect(found).toEqual({
    main: undefined,
    Help: 'src/DropdownHelp.tsx#DropdownHelp',
    Tile: 'src/ui/card.tsx#Card',
    Plain: 'src/ui/plain.tsx#default',
    Page: 'src/Page.tsx#Page',
    Local: 'src/App.tsx#Local',
    i: undefined,
  });
});

it('equals file and owner of the elements in the component', async () => {
  const files = {
    'src/App.tsx': "import { Card } from './Card.tsx';\nexport const App = () => <Card />;\n",
    'src/Card.tsx':
      "import { forwardRef } from 'react';\nexport const Card = forwardRef(function CardView() {\n  return <b />;\n});\n",
  };
  const { Card } = await definitionsIn('src/App.tsx', files);
  const [root] = Object.values(session.ws.identity.lookups('src/Card.tsx').treeElementLookup);
  expect(`${root?.filename}#${root?.ownerName}`).toBe(Card);
});

it("is null for an installed package's component, and absent where nobody can tell", async () => {
  const found = await definitionsIn('src/App.tsx', {
    'src/App.tsx': `import { Link } from 'router';
import Box from '@mui/material/Box';
import { Made } from '#made/parts';
export const App = ({ as: Tag }) => <Link><Box /><Made /><Tag /></Link>;
`,
    'node_modules/router/package.json': '{}',
    'node_modules/@mui/material/package.json': '{}',
  });
  expect(found).toEqual({ Link: null, Box: null, Made: undefined, Tag: undefined });
  const elements = Object.values(session.ws.identity.lookups('src/App.tsx').treeElementLookup);
  expect(elements.map((one) => one?.packageName)).toEqual(['router', '@mui/material', undefined, undefined]);
});

it('follows the text of the file', async () => {
  await definitionsIn('src/App.tsx', {
    'src/App.tsx': "import { Card } from './a.tsx';\nexport const App = () => <Card />;\n",
    'src/a.tsx': 'export const Card = () => <b />;\n',
    'src/b.tsx': 'export const Card = () => <b />;\n',
  });
  const update = session.ws.identity.sync('src/App.tsx', project.read('src/App.tsx').replace('a.tsx', 'b.tsx')).update;
  expect(Object.values(update?.treeElementLookup ?? {})).toMatchObject([{ definition: 'src/b.tsx#Card' }]);
});
