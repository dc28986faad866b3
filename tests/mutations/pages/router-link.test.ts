import { expect, test } from 'vitest';
import { answerOf } from './pages-of.ts';

const routes = (module: string) => `import { Route, Routes } from '${module}';
export const App = () => <Routes><Route path="/" element={<Home />} /></Routes>;
`;
const linkOf = (module: string, nav = '') => answerOf({ 'src/App.tsx': routes(module), 'src/Nav.tsx': nav }).link;

test('is that which the project imports', () => {
  const nav = 'import { Link as RouterLink } from \'react-router\';\nexport const Nav = () => <RouterLink to="/" />;\n';
  expect(linkOf('react-router', nav)).toEqual({ name: 'Link', importFrom: 'react-router', prop: 'to' });
});

test('is that of a module that surely has one', () => {
  expect(linkOf('react-router-dom')).toEqual({ name: 'Link', importFrom: 'react-router-dom', prop: 'to' });
});

test.each([
  "import type { Link } from 'react-router';",
  "import { Link } from './link';",
  "import { NavLink as Link } from 'react-router';",
])('is none with %s', (line) => {
  expect(linkOf('react-router', `${line}\nexport const Nav = () => <nav />;\n`)).toBeNull();
});
