export function App({ on }) {
  return (
    <Button icon={on && <X />} />
  );
}
