export function App() {
  return (
    <Menu className={{ root: "a" }} />
  );
}
