export function App() {
  return (
    <div style={{ color: "a\nb" }}>x</div>
  );
}
