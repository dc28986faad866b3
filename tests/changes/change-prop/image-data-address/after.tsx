export function App() {
  return (
    <img src="data:image/png;base64,AA==" />
  );
}
