export function App() {
  return (
    <p>Hello<b></b></p>
  );
}
