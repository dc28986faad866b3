export function Badge({ label }: { label: string }) {
  return <b>{label}</b>;
}
