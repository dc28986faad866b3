export function App({ on, rest }) {
  return (
    <div className={['flex', 'p-2', rest].join(' ')}>x</div>
  );
}
