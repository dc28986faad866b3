export function App({ on }) {
  return (
    <div className={clsx("a", { b: on })}>x</div>
  );
}
