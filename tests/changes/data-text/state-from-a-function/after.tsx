export function App() {
  const [step, setStep] = useState(() => 'One');
  const next = () => setStep(step + '!');
  return <b onClick={next}>{step}</b>;
}
