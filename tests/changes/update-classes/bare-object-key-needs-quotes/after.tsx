export function App({ on }) {
  return (
    <div className={clsx({ 'md:grid': on })}>x</div>
  );
}
