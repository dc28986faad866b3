export function App() {
  return (
    <main>{(x) => <i />}</main>
  );
}
