const button = cva('p-8 flex', {});
export function App({ on }) {
  return (
    <div className={button()}>x</div>
  );
}
