export function App({ on }) {
  return (
    <div className={cn('a', on && 'flex')}>x</div>
  );
}
