export function App() {
  return <main className="text-huge" />;
}
