export function Field({
  label,
  className = "",
  ...props // of the input
}) {
  return (
    <label className={`grid gap-1 ${className}`}>
      {label}
      <input {...props} />
    </label>
  );
}
