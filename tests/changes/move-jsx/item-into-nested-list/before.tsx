export function App() {
  return (
    <ul>
      <li>One</li>
      <li>
        Two
        <ol>
          <li>Three</li>
        </ol>
      </li>
    </ul>
  );
}
