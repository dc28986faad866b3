export function Meta({
  label,
  value,
  className = "",
}) {
  return <dl className={`grid ${className}`}>{label + value}</dl>;
}
