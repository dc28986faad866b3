export function Field({ label }) {
  return (
    <label className="grid gap-1">
      <span>{label}</span>
    </label>
  );
}
