export function Field({ label }) {
  const head = <h1>{label}</h1>;
  return <main>{head}</main>;
}
