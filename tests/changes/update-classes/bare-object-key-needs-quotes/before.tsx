export function App({ on }) {
  return (
    <div className={clsx({ flex: on })}>x</div>
  );
}
