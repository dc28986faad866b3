export function App() {
  return (
    <p>{'a\u00e9 b \'c\''}</p>
  );
}
