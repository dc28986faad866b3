export function Call({ broker }: { broker: { name: string } }) {
  return (
    <button aria-label={`Ring ${broker.name}`}>
      <Phone />
    </button>
  );
}
