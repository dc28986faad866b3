export function App() {
  return <main className="bg-brand">Use bg-brand</main>;
}
