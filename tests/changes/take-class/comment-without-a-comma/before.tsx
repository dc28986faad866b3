export function Field({
  label // on top
}: {
  label: string, // on top
  size?: number // in px
}) {
  return <label>{label}</label>;
}
