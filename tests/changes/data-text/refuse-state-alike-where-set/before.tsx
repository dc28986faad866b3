export function App() {
  const [a, setA] = useState('Same');
  const reset = () => setA('Same');
  return <p onClick={reset}>{a}</p>;
}
