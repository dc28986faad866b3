export function Cards() {
  return (
    <div>
      <h4 className="cards-heading">Price</h4>
    </div>
  );
}
