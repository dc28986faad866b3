interface Base {
  id?: string;
}
interface Props extends Base {
  label: string;
  className?: string;
}

export function Field({ label, className }: Props) {
  return <label className={className}>{label}</label>;
}
