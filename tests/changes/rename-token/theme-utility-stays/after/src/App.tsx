export function App() {
  return <main className="card-brand bg-accent" />;
}
