export function App() {
  return (
    <p>
      Hello big
      planet!
    </p>
  );
}
