export function App() {
  return (
    <div className="card">
      <p>Hi</p>
    </div>
  );
}
