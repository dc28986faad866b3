import clsx from 'clsx';

export function Field({ label }) {
  return <label className="grid gap-1">{label}</label>;
}
