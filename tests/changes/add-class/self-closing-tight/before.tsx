export function App() {
  return (
    <img src="x"/>
  );
}
