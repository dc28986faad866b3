export function App() {
  return (
    <p>10&nbsp;000</p>
  );
}
