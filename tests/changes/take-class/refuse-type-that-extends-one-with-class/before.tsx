interface Base {
  className: string;
}
interface Props extends Base {
  label: string;
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
