import { Tones } from './Tones';

export type Tone = 'calm' | 'loud';

export function Page({ tones }: { tones: Tone[] }) {
  return (
    <main>
      <Tones tones={tones} />
    </main>
  );
}
