export function App() {
  const [name] = useState('Ann');
  return <p>{name}</p>;
}
