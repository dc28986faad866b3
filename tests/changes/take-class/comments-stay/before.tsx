interface Props {
  label: string; // on top
  size?: number; // in px
}

export function Field({
  label, // on top
  size = 3 /* px */, // in px
}: Props) {
  return <label style={{ width: size }}>{label}</label>;
}
