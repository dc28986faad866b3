export function App() {
  return (
    <div style={{ backgroundColor: "red", WebkitLineClamp: "2", msFlex: "1" }}>x</div>
  );
}
