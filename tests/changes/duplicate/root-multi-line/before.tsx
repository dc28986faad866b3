export function App() {
  return (
    <A>
      x
    </A>
  );
}
