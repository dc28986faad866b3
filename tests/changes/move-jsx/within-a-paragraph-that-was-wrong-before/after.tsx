export function App() {
  return (
    <p>
      <b>Two</b>
      <div>One</div>
    </p>
  );
}
