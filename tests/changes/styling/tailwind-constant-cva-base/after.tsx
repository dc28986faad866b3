const button = cva('p-2 flex', {});
export function App({ on }) {
  return (
    <div className={button()}>x</div>
  );
}
