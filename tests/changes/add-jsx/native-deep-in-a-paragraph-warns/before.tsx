export function App() {
  return (
    <p>
      <b>Bold</b>
    </p>
  );
}
