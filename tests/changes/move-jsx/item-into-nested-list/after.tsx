export function App() {
  return (
    <ul>
      <li>
        Two
        <ol>
          <li>Three</li>
          <li>One</li>
        </ol>
      </li>
    </ul>
  );
}
