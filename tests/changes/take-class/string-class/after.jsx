export function Field({ label, className = "" }) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span>{label}</span>
    </label>
  );
}
