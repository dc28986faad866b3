export function Phones() {
  return (
    <form>
      <div>First</div>{" "}
      <div>
        <input type="time" />
      </div>
      <div>Second</div>
    </form>
  );
}
