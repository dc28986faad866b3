export function App() {
  return <main className="bg-accent" />;
}
