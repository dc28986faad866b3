export function App() {
  return (
    <ul>
      <li>a</li>
    </ul>
  );
}
