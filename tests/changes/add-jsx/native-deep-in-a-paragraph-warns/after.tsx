export function App() {
  return (
    <p>
      <b>Bold<div></div></b>
    </p>
  );
}
