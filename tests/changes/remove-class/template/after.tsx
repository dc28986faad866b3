export function App({ tone }) {
  return (
    <div className={`${tone} b`}>x</div>
  );
}
