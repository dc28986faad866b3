export function App() {
  return <main className="text-big">Use bg-brand</main>;
}
