export function App({ name }) {
  return (
    <p>Hi {name}!</p>
  );
}
