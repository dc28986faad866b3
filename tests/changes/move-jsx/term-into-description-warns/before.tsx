export function App() {
  return (
    <dl>
      <dt>Rent</dt>
      <dd id="rent">$40</dd>
    </dl>
  );
}
