interface Props {
  [key: string]: string;
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
