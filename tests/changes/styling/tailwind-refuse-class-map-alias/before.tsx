const tones = { paid: 'text-green-700', late: 'text-red-700' };
export function App({ tone }) {
  const own = tones[tone];
  return (
    <div className={clsx('flex', own)}>x</div>
  );
}
