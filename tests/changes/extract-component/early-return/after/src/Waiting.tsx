export function Waiting() {
  return (
    <p className="busy">
      Please <b>wait</b>
    </p>
  );
}
