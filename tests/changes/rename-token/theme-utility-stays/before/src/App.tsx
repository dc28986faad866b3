export function App() {
  return <main className="card-brand bg-brand" />;
}
