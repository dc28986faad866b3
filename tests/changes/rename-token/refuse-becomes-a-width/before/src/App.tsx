export function App() {
  return <main className="p-gutter w-full" />;
}
