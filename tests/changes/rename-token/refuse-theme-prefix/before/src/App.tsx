export function App() {
  return <main className="tw:bg-brand">Use bg-brand</main>;
}
