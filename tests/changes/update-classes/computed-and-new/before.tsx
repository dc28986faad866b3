export function App({ tone }) {
  return (
    <div className={tone}>x</div>
  );
}
