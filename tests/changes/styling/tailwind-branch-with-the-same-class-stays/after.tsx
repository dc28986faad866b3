export function App({ on }) {
  return (
    <div className={cn('grid', on && 'flex')}>x</div>
  );
}
