export function App({ tone }) {
  return (
    <div className={['p-4 mt-2', tone].join(' ')}>x</div>
  );
}
