export function App({ on }) {
  return (
    <div className={cn('p-2', on && 'p-8')}>x</div>
  );
}
