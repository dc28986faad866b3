export function Field({ label }) {
  if (!label) return null;
  return label.length > 3 ? <div>{label}</div> : null;
}
