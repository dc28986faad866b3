export function App() {
  return (
    <img src="a" />
  );
}
