interface MetaProps {
  label: string;
}

export function Meta({ label }: MetaProps) {
  return <dl>{label}</dl>;
}
