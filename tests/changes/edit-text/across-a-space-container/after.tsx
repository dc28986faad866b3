export function App() {
  return (
    <p>
      Look
    </p>
  );
}
