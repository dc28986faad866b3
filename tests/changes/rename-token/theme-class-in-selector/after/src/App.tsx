export function App() {
  return <main className="bg-accent">Use bg-accent</main>;
}
