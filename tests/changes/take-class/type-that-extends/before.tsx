interface Base {
  id?: string;
}
interface Props extends Base {
  label: string;
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
