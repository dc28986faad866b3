export function App() {
  return (
    <Button
      icon={<X />}
      label="a"
    />
  );
}
