interface Props {
  label: string;
}
interface Props {
  className?: 'a' | 'b';
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
