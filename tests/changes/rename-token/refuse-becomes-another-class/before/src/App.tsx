export function App() {
  return <main className="bg-brand text-base" />;
}
