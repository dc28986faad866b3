export function App() {
  return <main className="text-huge">Use bg-brand</main>;
}
