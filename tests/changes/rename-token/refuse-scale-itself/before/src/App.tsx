export function App() {
  return <main className="p-4">Use bg-brand</main>;
}
