export function App() {
  return (
    <Button icon={<X />} />
  );
}
