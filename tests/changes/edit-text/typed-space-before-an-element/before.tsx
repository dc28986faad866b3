export function Field() {
  return (
    <label>
      Email <span>*</span>{" "}
    </label>
  );
}
