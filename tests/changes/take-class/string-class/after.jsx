export function Field({ label, className = "", ...props }) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span>{label}</span>
      <input {...props} />
    </label>
  );
}
