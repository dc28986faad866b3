export function App() {
  return (
    <Button icon={<i><X /></i>} />
  );
}
