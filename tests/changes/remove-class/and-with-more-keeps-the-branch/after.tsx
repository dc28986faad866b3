export function App({ on }) {
  return (
    <div className={cn('a', on && 'b')}>x</div>
  );
}
