export function App({ on }) {
  return (
    <div className={cn('flex', on && 'flex')}>x</div>
  );
}
