export function App() {
  return (
    <input placeholder="Search & filter" {...rest} title="Search" />
  );
}
