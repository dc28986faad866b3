export function App({ n }) {
  return (
    <div className={`p-${n} mt-2`}>x</div>
  );
}
