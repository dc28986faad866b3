export function Field({ label, ...props }) {
  return (
    <label className="grid gap-1">
      <span>{label}</span>
      <input {...props} />
    </label>
  );
}
