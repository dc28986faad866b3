export function App() {
  return (
    <ul>
      <li id="two">Two<li>One</li></li>
    </ul>
  );
}
