export function App() {
  const [step, setStep] = useState(() => 'First');
  const next = () => setStep(step + '!');
  return <b onClick={next}>{step}</b>;
}
