interface Props {
  label: string; // on top
  size?: number; // in px
  className?: string;
}

export function Field({
  label, // on top
  size = 3 /* px */, // in px
  className,
}: Props) {
  return <label style={{ width: size }} className={className}>{label}</label>;
}
