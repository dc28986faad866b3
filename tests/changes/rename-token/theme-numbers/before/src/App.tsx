export function App() {
  return <main className="bg-50 mt-50 z-50 opacity-50" />;
}
