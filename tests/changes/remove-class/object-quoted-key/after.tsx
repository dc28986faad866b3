export function App({ on }) {
  return (
    <div className={clsx('a', {  })}>x</div>
  );
}
