type Tone = 'calm' | 'loud';

export function Page({ tones }: { tones: Tone[] }) {
  return (
    <main>
      <p>
        {tones.map((tone) => (
          <b key={tone}>{tone as Tone}</b>
        ))}
      </p>
    </main>
  );
}
