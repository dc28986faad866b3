export function App({ tone }) {
  return (
    <div className={`${tone ?? ""} p-6`}>x</div>
  );
}
