export function Field({ label, className }) {
  if (!label) return null;
  return label.length > 3 ? <div className={className}>{label}</div> : null;
}
