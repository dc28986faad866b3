import { pages } from './pages';
const visible: Record<string, boolean> = { Discussions: true };
export const App = () => (
  <nav>
    {pages.map((page) => (
      <a key={page.to} href={page.to} data-end={page.name !== 'Discussions'} hidden={!visible['Discussions']}>
        {page.name}
      </a>
    ))}
  </nav>
);
