export function Meta({
  label,
  value,
  className = "",
}: {
  label: string
  value: string
  className?: string
}) {
  return <dl className={`grid ${className}`}>{label + value}</dl>
}
