export function App() {
  const [query, setQuery] = useState('Shoes');
  const [name] = useState('Ann');
  const tab = { query: 'x' };
  return (
    <label>
      <i>{query}</i>
      {query !== '' && <input value={query} onChange={(e) => setQuery(e.target.value)} />}
    </label>
  );
}
