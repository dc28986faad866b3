export function App() {
  return (
    <div className="!-mt-3 a">x</div>
  );
}
