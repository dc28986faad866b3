export function Phones() {
  return (
    <form>
      <div>First</div>{" "}
      <div>Second</div>
      <div>
        <input type="time" />
      </div>
    </form>
  );
}
