export function App() {
  return (
    <p>{'a\u00e9 d \'c\''}</p>
  );
}
