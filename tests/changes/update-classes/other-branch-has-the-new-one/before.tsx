export function App({ on }) {
  return (
    <div className={cn('p-4', on ? 'flex' : 'grid')}>x</div>
  );
}
