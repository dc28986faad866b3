export function App({ on }) {
  return (
    <div className={clsx('a', { flex: on, b: on })}>x</div>
  );
}
