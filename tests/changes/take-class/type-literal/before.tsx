export function Meta({ label, value }: { label: string; value: string }) {
  return <dl className="grid">{label + value}</dl>;
}
