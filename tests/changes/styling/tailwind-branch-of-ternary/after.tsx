export function App({ on, rest }) {
  return (
    <div className={on ? 'p-4 flex' : 'p-8'}>x</div>
  );
}
