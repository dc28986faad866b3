export function App({ on, rest }) {
  return (
    <div className={clsx({ 'p-2': on }, 'flex m-2')}>x</div>
  );
}
