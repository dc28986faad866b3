const tones = { paid: 'text-green-700', late: 'text-red-700' };
export function App({ tone }) {
  return (
    <div className={clsx('flex', tones[tone])}>x</div>
  );
}
