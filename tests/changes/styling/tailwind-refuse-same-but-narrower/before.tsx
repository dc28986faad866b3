export function App() {
  return (
    <aside className="hidden lg:block">x</aside>
  );
}
