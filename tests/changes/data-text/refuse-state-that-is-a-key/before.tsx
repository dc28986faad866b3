const PAGES = { home: Home, about: About };

export function App() {
  const [page] = useState('home');
  const Page = PAGES[page];
  return <h1>{page}<Page /></h1>;
}
