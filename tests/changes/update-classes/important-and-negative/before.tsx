export function App() {
  return (
    <div className="-mt-2 a">x</div>
  );
}
