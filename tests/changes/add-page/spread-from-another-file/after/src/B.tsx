export function B() {
  return (
    <div>
      <h1>B</h1>
    </div>
  );
}
