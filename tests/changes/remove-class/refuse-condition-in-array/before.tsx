export function App({ on }) {
  return (
    <div className={clsx(['a', on && 'flex'])}>x</div>
  );
}
