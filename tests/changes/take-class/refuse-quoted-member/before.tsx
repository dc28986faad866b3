interface Props {
  label: string;
  'className'?: string;
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
