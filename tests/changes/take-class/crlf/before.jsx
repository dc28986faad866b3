export function Meta({
  label,
  value,
}) {
  return <dl className='grid'>{label + value}</dl>;
}
