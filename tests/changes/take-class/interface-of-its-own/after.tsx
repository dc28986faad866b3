interface MetaProps {
  label: string;
  className?: string;
}

export function Meta({ label, className }: MetaProps) {
  return <dl className={className}>{label}</dl>;
}
