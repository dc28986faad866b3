export function Field({ label = 'x' } = {}) {
  return <label>{label}</label>;
}
