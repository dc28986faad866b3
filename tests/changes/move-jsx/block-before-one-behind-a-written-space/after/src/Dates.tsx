export function Dates() {
  return (
    <form>
      <p>From</p>
    </form>
  );
}
