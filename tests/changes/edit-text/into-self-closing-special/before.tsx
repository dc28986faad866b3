export function App() {
  return (
    <p/>
  );
}
