export function App({ on }) {
  return (
    <div className={clsx({ grid: on })}>x</div>
  );
}
