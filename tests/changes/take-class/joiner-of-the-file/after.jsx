import clsx from 'clsx';

export function Field({ label, className }) {
  return <label className={clsx("grid gap-1", className)}>{label}</label>;
}
