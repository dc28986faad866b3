export function App() {
  return (
    <Button icon={<span><X /></span>} />
  );
}
