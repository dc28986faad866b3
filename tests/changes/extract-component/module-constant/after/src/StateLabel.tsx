interface StateLabelProps {
  shout: (text: string) => string;
  LABELS: Record<string, string>;
  state: string;
}

export function StateLabel({ shout, LABELS, state }: StateLabelProps) {
  return <output>{shout(LABELS[state] ?? state)}</output>;
}
