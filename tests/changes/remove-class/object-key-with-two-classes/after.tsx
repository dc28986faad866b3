export function App({ on }) {
  return (
    <div className={clsx({ 'a': on })}>x</div>
  );
}
