export function App({ on, rest }) {
  return (
    <div className={on ? 'p-2 flex' : 'p-8'}>x</div>
  );
}
