export function App() {
  return <main className="bg-brand border-danger">Use bg-brand</main>;
}
