export function Cards() {
  return (
    <form>
      <h4 className="cards-heading">Search</h4>
      <button className="card-action">Go</button>
    </form>
  );
}
