const box = 'p-2';
export function App({ on }) {
  return (
    <div className={cn('flex', box)}>x</div>
  );
}
