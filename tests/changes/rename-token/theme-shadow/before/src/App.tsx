export function App() {
  return <main className="shadow-x hover:shadow-x/50 drop-shadow-x" />;
}
