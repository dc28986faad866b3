export function App({ name }) {
  return (
    <p>Hello {name}!</p>
  );
}
