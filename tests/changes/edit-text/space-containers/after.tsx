export function App() {
  return (
    <p>
      Read{" "}
      much more
    </p>
  );
}
