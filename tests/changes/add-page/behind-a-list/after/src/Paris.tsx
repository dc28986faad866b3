export function Paris() {
  return (
    <div>
      <h1>Paris</h1>
    </div>
  );
}
