export function App() {
  return (
    <div className="card">
      <p className="app-text">Hi</p>
    </div>
  );
}
