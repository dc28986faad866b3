export function App() {
  const [name] = useState('Bob');
  return <p>{name}</p>;
}
