export interface Props {
  label: string;
}

export function Field({ label, className }: Props & { className?: string }) {
  return <label className={className}>{label}</label>;
}
