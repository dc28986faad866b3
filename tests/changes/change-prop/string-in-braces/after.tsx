export function App() {
  return (
    <A x={"it's"} />
  );
}
