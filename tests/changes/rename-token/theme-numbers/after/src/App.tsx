export function App() {
  return <main className="bg-paper mt-50 z-50 opacity-50" />;
}
