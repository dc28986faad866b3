export function App() {
  return (
    <p>
      <u>a</u>
      {" "}c
    </p>
  );
}
