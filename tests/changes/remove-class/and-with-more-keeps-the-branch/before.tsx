export function App({ on }) {
  return (
    <div className={cn('a', on && 'flex b')}>x</div>
  );
}
