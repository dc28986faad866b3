export function Cards() {
  return (
    <div>
      <h4>Price</h4>
    </div>
  );
}
