export function App() {
  return (
    <p>{'It is'}</p>
  );
}
