export function Cards() {
  return (
    <form>
      <h4>Search</h4>
      <button className="card-action">Go</button>
    </form>
  );
}
