export function Field({
  label, // on top
  className
}: {
  label: string, // on top
  size?: number, // in px
  className?: string
}) {
  return <label className={className}>{label}</label>;
}
