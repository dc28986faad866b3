import type { Tone } from './App';

type TonesProps = {
  tones: Tone[];
};

export function Tones({ tones }: TonesProps) {
  return (
    <p>
      {tones.map((tone) => (
        <b key={tone}>{tone as Tone}</b>
      ))}
    </p>
  );
}
