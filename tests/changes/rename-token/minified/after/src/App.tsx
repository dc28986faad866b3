export function App() {
  return <main className="a" />;
}
