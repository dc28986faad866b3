export function App({ on }) {
  return (
    <div className={on ? 'p-2' : 'p-2'}>x</div>
  );
}
