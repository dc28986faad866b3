export function App() {
  return (
    <Link />
  );
}
