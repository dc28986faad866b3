export function App() {
  return (
    <p>Page {2} of 3</p>
  );
}
