import type { Tone } from '../tone';

export interface BadgeProps {
  label: string;
}
export default function Badge({ label }: BadgeProps) {
  return <b>{label}</b>;
}
export function Dot({ tone }: { tone: Tone }) {
  return <i className={tone} />;
}
