export function App({ on, rest }) {
  return (
    <div className={cva('flex p-4', {})({ on })}>x</div>
  );
}
