export function App({ on, rest }) {
  return (
    <div className={['flex', 'p-4', rest].join(' ')}>x</div>
  );
}
