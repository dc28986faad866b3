export function App({ tone }) {
  return (
    <div className={`p-6 ${tone}`}>x</div>
  );
}
