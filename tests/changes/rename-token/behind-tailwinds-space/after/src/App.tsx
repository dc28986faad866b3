export function App() {
  return <main className="p-[1px_--accent]" />;
}
