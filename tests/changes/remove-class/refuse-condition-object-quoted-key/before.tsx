export function App({ on }) {
  return (
    <div className={clsx('a', { 'md:flex': on })}>x</div>
  );
}
