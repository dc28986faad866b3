export function App() {
  return (
    <Button
      label="a"
    />
  );
}
