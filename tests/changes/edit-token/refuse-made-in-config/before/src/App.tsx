import './index.css';

export function App() {
  return <main className="bg-brand p-[var(--gap)] text-ink">x</main>;
}
