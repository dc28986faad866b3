export function App() {
  return <main className="shadow-soft hover:shadow-soft/50 drop-shadow-x" />;
}
