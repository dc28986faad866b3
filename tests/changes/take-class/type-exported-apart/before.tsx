interface Props {
  label: string;
}

export function Field({ label }: Props) {
  return <label>{label}</label>;
}
export type { Props };
