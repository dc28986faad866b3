export function Phones() {
  return (
    <form>
      <div>First</div>{" "}
      <div>Second</div>
    </form>
  );
}
