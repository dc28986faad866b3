export function Field() {
  return <label>{arguments[0].label}</label>;
}
