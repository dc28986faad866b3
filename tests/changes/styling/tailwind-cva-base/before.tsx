export function App({ on, rest }) {
  return (
    <div className={cva('flex p-2', {})({ on })}>x</div>
  );
}
