export function Field({
  label,
  ...props // of the input
}) {
  return (
    <label className="grid gap-1">
      {label}
      <input {...props} />
    </label>
  );
}
