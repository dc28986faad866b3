export function App() {
  const [tab, setTab] = useState('Home');
  return (
    <main>
      <h1>{tab}</h1>
      {tab === 'Home' ? <Feed /> : <button onClick={() => setTab('Home')}>Back</button>}
    </main>
  );
}
