import './app.css';

export function App() {
  return (
    <div id="one" className="card">Hi</div>
  );
}
