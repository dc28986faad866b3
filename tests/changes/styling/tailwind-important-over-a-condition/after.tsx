export function App({ on }) {
  return (
    <div className={cn('p-4!', on && 'p-8')}>x</div>
  );
}
