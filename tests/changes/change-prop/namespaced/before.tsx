export function App() {
  return (
    <use xlink:href="#a" />
  );
}
