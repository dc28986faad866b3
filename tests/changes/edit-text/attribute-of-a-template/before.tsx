export function Call({ broker }: { broker: { name: string } }) {
  return (
    <button aria-label={`Call ${broker.name}`}>
      <Phone />
    </button>
  );
}
