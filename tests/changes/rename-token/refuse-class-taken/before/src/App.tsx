export function App() {
  return <main className="text-brand">Use bg-brand</main>;
}
