export function Phones() {
  return (
    <form>
      <div>
        <input type="time" />
      </div>
      <div>First</div>{" "}
      <div>Second</div>
    </form>
  );
}
