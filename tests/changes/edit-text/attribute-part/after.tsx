export function Call({ broker }: { broker: { name: string } }) {
  return (
    <button aria-label={`Ring up ${broker.name}`}>
      <Phone />
    </button>
  );
}
