export function Dates() {
  return (
    <form>
      <p>From</p>
      <div>
        <input type="time" />
      </div>
    </form>
  );
}
