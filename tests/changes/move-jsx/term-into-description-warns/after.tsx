export function App() {
  return (
    <dl>
      <dd id="rent">$40<dt>Rent</dt></dd>
    </dl>
  );
}
