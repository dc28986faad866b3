export function App() {
  return (
    <Icon size={3} />
  );
}
