export function App({ tone }) {
  return (
    <div className={`${tone} flex`}>x</div>
  );
}
