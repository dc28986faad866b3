const box = 'p-8';
export function App({ on }) {
  return (
    <div className={cn('flex', box)}>x</div>
  );
}
