export function App() {
  return (
    <ul>
      <li>One</li>
      <li id="two">Two</li>
    </ul>
  );
}
