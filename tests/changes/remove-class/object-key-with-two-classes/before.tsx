export function App({ on }) {
  return (
    <div className={clsx({ 'a flex': on })}>x</div>
  );
}
