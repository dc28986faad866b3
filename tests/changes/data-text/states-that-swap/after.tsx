export function App() {
  const [a, setA] = useState('A');
  const [b, setB] = useState('Second');
  const swap = () => {
    setA(b);
    setB(a);
  };
  return <p onClick={swap}>{a}</p>;
}
