export function App() {
  return (
    <A box={{ w: 1, "a-b": "x", in: { y: null } }} />
  );
}
