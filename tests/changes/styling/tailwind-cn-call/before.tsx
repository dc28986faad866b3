export function App({ on, rest }) {
  return (
    <div className={cn('flex p-2', on && 'text-red-500', rest)}>x</div>
  );
}
