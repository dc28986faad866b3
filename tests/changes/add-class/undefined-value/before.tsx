export function App() {
  return (
    <div className={undefined}>x</div>
  );
}
