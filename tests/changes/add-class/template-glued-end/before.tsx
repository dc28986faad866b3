export function App({ n }) {
  return (
    <div className={`p-${n}`}>x</div>
  );
}
