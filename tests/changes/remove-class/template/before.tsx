export function App({ tone }) {
  return (
    <div className={`flex ${tone} b`}>x</div>
  );
}
