interface Props {
  label: string; /* keep */ }

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
