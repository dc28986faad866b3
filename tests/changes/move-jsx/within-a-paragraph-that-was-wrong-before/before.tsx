export function App() {
  return (
    <p>
      <div>One</div>
      <b>Two</b>
    </p>
  );
}
