export function App() {
  return (
    <p>{'It\'s'}</p>
  );
}
