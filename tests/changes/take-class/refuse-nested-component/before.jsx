export function Page({ label }) {
  const Field = () => <p>{label}</p>;
  return <Field />;
}
