export function Field() {
  return (
    <label>
      Work email <span>*</span>{" "}
    </label>
  );
}
