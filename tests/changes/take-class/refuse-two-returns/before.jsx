export function Field({ label }) {
  if (!label) return <p>none</p>;
  return <div>{label}</div>;
}
