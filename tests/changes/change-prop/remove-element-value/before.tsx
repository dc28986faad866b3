export function App() {
  return (
    <A icon={<X />} b="2" />
  );
}
