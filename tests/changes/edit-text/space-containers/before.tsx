export function App() {
  return (
    <p>
      Read{" "}
      more
    </p>
  );
}
